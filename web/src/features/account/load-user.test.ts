import { beforeEach, expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { loadUser } from './load-user.ts';

const wire = vi.hoisted(() => ({ graphql: vi.fn(), call: vi.fn() }));
vi.mock('../../lib/api/graphql.ts', () => ({ graphql: wire.graphql }));
vi.mock('../../lib/api/rest.ts', () => ({ call: wire.call }));

const identity = { userId: 'sub-1', email: 'Maya@Hollimund.example' };
const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');

beforeEach(() => {
  wire.graphql.mockReset();
  wire.call.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a known person is loaded and nothing is created', async () => {
  wire.graphql.mockResolvedValueOnce(user);
  expect(await loadUser(identity)).toBe(user);
  expect([wire.graphql.mock.calls.length, wire.call.mock.calls.length]).toEqual([1, 0]);
});

test('the first sign-in creates the record in lower case with four alerts, the tour and one verified address, then links it', async () => {
  wire.graphql.mockResolvedValueOnce(null).mockResolvedValueOnce(user);
  const linked = { ...user, version: 2 };
  wire.call.mockResolvedValueOnce({ user: linked });
  expect(await loadUser(identity)).toBe(linked);
  const { input } = wire.graphql.mock.calls[1]![1] as { input: Record<string, unknown> };
  expect(input).toMatchObject({
    id: 'sub-1',
    accountEmail: 'maya@hollimund.example',
    alertsMonitoring: true,
    alertsConnectionRequest: true,
    alertsNewFeatures: true,
    alertsCompanyUpdates: true,
    tourEnabled: true,
    emails: [{ emailAddress: 'maya@hollimund.example', emailUse: 'PERSONAL' }],
  });
  for (const owned of ['createdAt', 'updatedAt', 'role', 'version']) expect(input).not.toHaveProperty(owned);
  expect(wire.call.mock.calls[0]![2]).toEqual({
    userEmailAddress: 'maya@hollimund.example',
    operation: 'updateUserId',
  });
});

test('a create that fails is logged and thrown on', async () => {
  const failure = new Error('no');
  wire.graphql.mockResolvedValueOnce(null).mockRejectedValueOnce(failure);
  await expect(loadUser(identity)).rejects.toBe(failure);
  expect(console.error).toHaveBeenCalledWith(failure);
});

test('a link that fails is logged; the person is in', async () => {
  wire.graphql.mockResolvedValueOnce(null).mockResolvedValueOnce(user);
  wire.call.mockRejectedValueOnce(new Error('500'));
  expect(await loadUser(identity)).toBe(user);
  expect(console.error).toHaveBeenCalled();
});
