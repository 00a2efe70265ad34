import { answeredWithinDays, messageKeptDays } from '#domain/operations/message-days';

/** What the form says by which somebody writes to us without signing in. */
export const words = {
  email: 'Your email',
  emailHint: 'For our answer.',
  subject: 'Subject',
  message: 'Your message',
  hint: 'Please leave out passwords, codes and identity documents. We never ask for them.',
  send: 'Send',
  sending: 'Sending',
  promise: `We answer within ${answeredWithinDays} days, by email. We keep your message for ${messageKeptDays} days.`,
  sent: [
    'Sent. Your message has the number ',
    '. We’ll answer by email by ',
    '. Please note the number: nothing confirms it by email.',
  ],
} as const;
