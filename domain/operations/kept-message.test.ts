import { expect, it } from 'vitest';
import { KeptMessage } from './kept-message.ts';
import { PauseReason, SourcePause } from './source-pause.ts';

const kept = {
  ...{ id: 'm1', at: '2026-11-20T10:00:00.000Z', channel: 'EMAIL', to: 'maya@example.org' },
  ...{ subject: 'Your code', text: '482913', by: 'us' },
};

it.each([
  ['an email of ours', {}, true],
  ['a text by Cognito', { channel: 'TEXT', to: '+46701234567', subject: '', by: 'user pool' }, true],
  ['an address as long as there is', { to: 'a'.repeat(320) }, true],
  ['a longer one', { to: 'a'.repeat(321) }, false],
  ['a letter', { channel: 'LETTER' }, false],
  ['no moment', { at: 'soon' }, false],
])('of the messages of a branch %s is kept: %s', (_, over, is) =>
  expect(KeptMessage.safeParse({ ...kept, ...over }).success).toBe(is),
);

it('an operator says why a source rests, in a line of at most 300 letters', () => {
  expect(SourcePause.parse({ reason: ' It is down. ', by: 'u1', at: kept.at }).reason).toBe('It is down.');
  expect(PauseReason.safeParse('r'.repeat(300)).success).toBe(true);
  expect(PauseReason.safeParse('r'.repeat(301)).success).toBe(false);
  expect(PauseReason.safeParse(' ').error?.issues[0]?.message).toBe('This field is required');
});
