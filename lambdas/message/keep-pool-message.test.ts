import { codeLetter } from '#domain/message/code-letter';
import type { KeptMessage } from '#domain/operations/kept-message';
import { expect, it } from 'vitest';
import { keepPoolMessage } from './keep-pool-message.ts';

type Kept = Omit<KeptMessage, 'id' | 'at'>;

const event = (userAttributes: Record<string, string>) =>
  ({ request: { userAttributes, codeParameter: '{####}' } }) as unknown as Parameters<
    typeof keepPoolMessage
  >[0];
const letter = codeLetter({ code: '{####}', for: 'sign-up', time: '24 hours' });

it('notes a mail of the user pool with the place of its code, which nobody but Cognito knows', async () => {
  const kept: Kept[] = [];
  await keepPoolMessage(event({ email: 'ada@example.com', phone_number: '+15550100' }), letter, {
    keep: async (message) => void kept.push(message),
  });
  expect(kept).toMatchObject([{ channel: 'EMAIL', to: 'ada@example.com', by: 'user pool' }]);
  expect(kept[0]!.text).toContain('{####}');
});

it('notes a text under the number', async () => {
  const kept: Kept[] = [];
  await keepPoolMessage(event({ email: 'ada@example.com', phone_number: '+15550100' }), undefined, {
    keep: async (message) => void kept.push(message),
  });
  expect(kept).toEqual([
    { channel: 'TEXT', to: '+15550100', subject: '', text: 'Your code is {####}', by: 'user pool' },
  ]);
});

it('does not hold up whoever waits for the code', async () => {
  const keep = async () => {
    throw new Error('throttled');
  };
  await expect(keepPoolMessage(event({ email: 'ada@example.com' }), letter, { keep })).resolves.toBe(
    undefined,
  );
});
