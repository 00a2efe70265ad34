import { expect, it } from 'vitest';
import { returnedMail } from './returned-mail.ts';

const timestamp = '2026-11-20T10:00:00.000Z';
const mail = { timestamp, tags: { 'ses:configuration-set': ['prodb'] } };
const recipients = [
  { emailAddress: 'maya@example.org', action: 'failed' },
  { emailAddress: 'otto@example.org' },
];
const bounce = (bounceType: string) => ({ bounceType, bouncedRecipients: recipients });
const complaint = { complainedRecipients: recipients };
const about = { sentAt: timestamp, sets: ['prodb'], addresses: ['maya@example.org', 'otto@example.org'] };

it.each<[string, object, object | undefined]>([
  [
    'a mailbox that is not there',
    { eventType: 'Bounce', mail, bounce: bounce('Permanent') },
    { ...about, because: 'bounced' },
  ],
  ['a mailbox that is full', { eventType: 'Bounce', mail, bounce: bounce('Transient') }, undefined],
  ['a return without a reason', { eventType: 'Bounce', mail }, undefined],
  [
    'somebody who calls it spam',
    { eventType: 'Complaint', mail, complaint },
    { ...about, because: 'complained' },
  ],
  ['a complaint about nobody', { eventType: 'Complaint', mail }, undefined],
  [
    'a complaint that speaks of a return',
    { eventType: 'Complaint', mail, bounce: bounce('Permanent') },
    undefined,
  ],
  ['a return that speaks of a complaint', { eventType: 'Bounce', mail, complaint }, undefined],
  ['a mail that arrived', { eventType: 'Delivery', mail, bounce: bounce('Permanent'), complaint }, undefined],
  ['a mail that never left, of no moment', { eventType: 'Rendering Failure', mail: {} }, undefined],
  [
    'a mail without tags',
    { eventType: 'Complaint', mail: { timestamp }, complaint },
    { ...about, sets: [], because: 'complained' },
  ],
])('%s', (_, event, returned) => expect(returnedMail(event)).toEqual(returned));

it.each([
  ['of no moment', { eventType: 'Bounce', mail: {}, bounce: bounce('Permanent') }],
  ['of no kind', { mail }],
  ['that is none', 'Bounce'],
])('an event %s is refused', (_, event) => expect(() => returnedMail(event)).toThrow());
