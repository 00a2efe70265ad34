import { describe, expect, it } from 'vitest';
import { takeReturned } from './take-returned.ts';

const topic = 'arn:aws:sns:us-east-1:000000000000:ours';
const mail = { timestamp: '2026-11-20T12:00:00.000Z', tags: { 'ses:configuration-set': ['Alerts'] } };
const bounce = (bounceType: string, ...addresses: string[]) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress })) },
  mail,
});
const complaint = {
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress: 'maya@example.com' }] },
  mail,
};

/** What was marked, as "address because". */
async function take(event: object, over: object = {}): Promise<string[]> {
  const marked: string[] = [];
  const body = { Type: 'Notification', TopicArn: topic, Message: JSON.stringify(event), ...over };
  await takeReturned(JSON.stringify(body), {
    addresses: {
      stop: async (address, { because }) => {
        marked.push(`${address} ${because}`);
        return true;
      },
    },
    topic,
    configurationSet: 'Alerts',
    now: () => Date.parse(mail.timestamp),
  });
  return marked;
}

describe('a mail that came back', () => {
  it.each([
    ['a mailbox that does not exist', bounce('Permanent', 'maya@example.com'), ['maya@example.com bounced']],
    [
      'in other letters, with a name',
      bounce('Permanent', 'Maya <MAYA@example.com>'),
      ['maya@example.com bounced'],
    ],
    ['said to be spam', complaint, ['maya@example.com complained']],
    ['full for now', bounce('Transient', 'maya@example.com'), []],
    ['that arrived', { eventType: 'Delivery', mail }, []],
    ['to no address', bounce('Permanent', 'maya'), []],
    [
      'that never left, of which no moment is known',
      { eventType: 'Rendering Failure', mail: { messageId: 'a' }, failure: { errorMessage: 'x' } },
      [],
    ],
    [
      'that is kept back',
      { eventType: 'Bounce', bounce: { bounceType: 'Undetermined', bouncedRecipients: [] }, mail },
      [],
    ],
  ])('%s', async (_what, event, marked) => {
    expect(await take(event)).toEqual(marked);
  });

  it('is none when SES says that it begins to publish', async () => {
    const Message = 'Successfully validated SNS topic for Amazon SES event publishing.';
    expect(await take({}, { Message })).toEqual([]);
    await expect(take({}, { Message, TopicArn: `${topic}2` })).rejects.toThrow();
    await expect(take({}, { Message: 'Something else' })).rejects.toThrow();
  });

  it.each([
    ['of another topic', bounce('Permanent', 'maya@example.com'), { TopicArn: `${topic}2` }],
    ['of no topic', bounce('Permanent', 'maya@example.com'), { TopicArn: undefined }],
    ['to confirm a subscription', {}, { Type: 'SubscriptionConfirmation' }],
    ['of another configuration set', { ...complaint, mail: { ...mail, tags: {} } }, {}],
    ['that is no event', { bounce: 'all of them' }, {}],
    ['that came back nobody knows when', { ...complaint, mail: { tags: mail.tags } }, {}],
  ])('%s is refused', async (_what, event, over) => {
    await expect(take(event, over)).rejects.toThrow();
  });
});
