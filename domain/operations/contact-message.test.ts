import { expect, it } from 'vitest';
import { answerBy, ContactMessage, MessageNumber, messageNumber } from './contact-message.ts';

it('a message gets a number that can be read out, and a day by which it is answered', () => {
  const parts = [0, 0.5, 0.999, 0.25];
  let at = 0;
  const number = messageNumber(() => parts[at++ % parts.length]!);
  expect(number).toBe('CS-2HZ9-2HZ9');
  expect(MessageNumber.parse(number)).toBe(number);
  expect(answerBy(Date.parse('2026-11-23T12:00:00.000Z'))).toBe('2026-11-28T12:00:00.000Z');
});

it.each(['CS-2HZ9-2HZ', 'CS-2HZ9-2HZ99', 'CS-2hz9-2HZ9', 'CS2HZ92HZ9', 'XCS-2HZ9-2HZ9', 'CS-2HZ9-2HZ9\n'])(
  '%j is the number of no message',
  (number) => expect(MessageNumber.safeParse(number).success).toBe(false),
);

it('as much as fits on a page is taken, without the space around it, and no more', () => {
  const longest = { email: 'A@b.example', subject: 's'.repeat(200), message: ` ${'m\n'.repeat(2000)}` };
  expect(ContactMessage.parse(longest)).toEqual({
    ...{ email: 'a@b.example', subject: longest.subject, message: longest.message.trim() },
  });
  for (const more of [{ subject: 's'.repeat(201) }, { message: 'm'.repeat(4001) }])
    expect(ContactMessage.safeParse({ ...longest, ...more }).success).toBe(false);
});

it.each([
  [{ email: 'nobody', subject: 'Hello', message: 'Good day' }],
  [{ email: 'a@b.example', subject: ' ', message: 'Good day' }],
  [{ email: 'a@b.example', subject: 'Hello\nBcc: c@d.example', message: 'Good day' }],
  [{ email: 'a@b.example', subject: 'Hello', message: '' }],
])('%j is refused', (request) => expect(ContactMessage.safeParse(request).success).toBe(false));
