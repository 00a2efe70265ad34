import { fetchAuthSession } from 'aws-amplify/auth';
import { expect, test, vi } from 'vitest';
import { endedElsewhere } from './ended-elsewhere.ts';

vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: vi.fn(async () => ({})) }));

const refused = (name: string) => Object.assign(new Error('no'), { name });

test('a sign-in that was ended elsewhere is noticed by a refresh; anything else asks for none', async () => {
  const other = refused('NetworkError');
  await expect(endedElsewhere(other)).rejects.toBe(other);
  expect(fetchAuthSession).not.toHaveBeenCalled();
  const ended = refused('NotAuthorizedException');
  await expect(endedElsewhere(ended)).rejects.toBe(ended);
  expect(fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true });
});
