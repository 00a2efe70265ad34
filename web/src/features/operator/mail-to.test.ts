import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test.each([
  ['maya+work@hollimund.example', 'mailto:maya%2Bwork@hollimund.example'],
  ['a@b.example?bcc=eve%40evil.example&body=x', 'mailto:a@b.example%3Fbcc%3Deve%2540evil.example%26body%3Dx'],
])('%s is one address and nothing else of the mail', (address, link) => {
  expect(mailTo(address)).toBe(link);
});

test('a subject is one parameter', () => {
  expect(mailTo('a@b.example', 'Re: x&cc=y')).toBe('mailto:a@b.example?subject=Re%3A%20x%26cc%3Dy');
});
