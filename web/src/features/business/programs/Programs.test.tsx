// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { BusinessRole } from '#domain/business/role';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { useToldCall } from '../use-told-call.ts';
import { Programs } from './Programs.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);

const noor = 'noor@beehives.example';
const seat = { businessId: 'b1', userEmailAddress: noor };

/** What the section of members asks for. */
function Changes() {
  const role = useToldCall('set-role');
  const owner = useToldCall('transfer-business');
  return (
    <>
      <button onClick={() => void role.act({ ...seat, role: 'MEMBER' }, () => '')}>Make her a member</button>
      <button onClick={() => void owner.act(seat, () => '')}>Make her the owner</button>
    </>
  );
}

test.each([
  ['Make her a member', ['Bettina Owner']],
  ['Make her the owner', ['Bettina Admin', 'Noor Owner']],
])('who gets alerts is asked for again once the members have changed: %s', async (change, shown) => {
  let role: BusinessRole = 'MANAGER';
  let owner = 'Bettina';
  wire.call.mockImplementation((_group, { path }: { path: string }) => {
    if (path.endsWith('set-role')) role = 'MEMBER';
    if (path.endsWith('transfer-business')) [owner, role] = ['Noor', 'ADMIN'];
    const one = (name: string, as: BusinessRole) => ({
      ...{ userEmailAddress: `${name.toLowerCase()}@beehives.example`, name, role: as },
      ...{ owner: name === owner, alerts: true },
    });
    const recipients = [one('Bettina', 'ADMIN'), ...(role === 'MEMBER' ? [] : [one('Noor', role)])];
    return Promise.resolve({ recipients, webhook: null, tokens: [] });
  });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Changes />
      <Programs businessId="b1" />
    </QueryClientProvider>,
  );
  const rows = (expected: string[]) =>
    vi.waitFor(async () => {
      await act(() => new Promise((done) => setTimeout(done)));
      expect([...box.querySelectorAll('li label')].map(({ textContent }) => textContent)).toEqual(expected);
    });
  await rows(['Bettina Owner', 'Noor Manager']);
  click(change);
  await rows(shown);
});
