import { randomUUID } from 'node:crypto';
import type { Deployment } from '../template/template.ts';
import type { Sqs } from '../sqs/sqs.ts';

interface Sent {
  /** ms since 1970 */
  at: number;
  from: string;
  to: string;
  subject: string;
  set: string;
}

interface Destination {
  ConfigurationSetName: string;
  EventDestination: {
    Enabled?: boolean;
    MatchingEventTypes: string[];
    SnsDestination?: { TopicARN: string };
  };
}

/**
 * Tells of mails to SES's mailbox simulator as SES does, over the topic and to the queues of the template: bounce@ and complaint@,
 * with anything behind a plus. Every other mail arrives here.
 * @see https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
export function returnedMailOver(
  deployment: Deployment,
  queueOf: Sqs['queue'],
): (sent: Sent) => Promise<void> {
  const destinations = deployment
    .ofType('AWS::SES::ConfigurationSetEventDestination')
    .map(({ properties }) => properties as unknown as Destination);
  const subscriptions = deployment
    .ofType('AWS::SNS::Subscription')
    .map(({ properties }) => properties as { TopicArn: string; Protocol: string; Endpoint: string });
  return async (sent) => {
    const kind = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i
      .exec(sent.to)?.[1]
      ?.toLowerCase();
    if (!kind) return;
    const topics = destinations
      .filter(
        ({ ConfigurationSetName, EventDestination: { Enabled = true, MatchingEventTypes } }) =>
          Enabled && ConfigurationSetName === sent.set && MatchingEventTypes.includes(kind),
      )
      .map(({ EventDestination }) => EventDestination.SnsDestination?.TopicARN);
    for (const { TopicArn, Protocol, Endpoint } of subscriptions)
      if (topics.includes(TopicArn) && Protocol === 'sqs')
        await queueOf(Endpoint)?.send({ body: JSON.stringify(envelope(TopicArn, eventOf(kind, sent))) });
  };
}

const envelope = (TopicArn: string, event: { mail: { timestamp: string } }) => ({
  Type: 'Notification',
  MessageId: randomUUID(),
  TopicArn,
  Message: JSON.stringify(event),
  Timestamp: event.mail.timestamp,
  SignatureVersion: '1',
});

/** The event's fields as SES documents them. */
function eventOf(kind: string, { at, from, to, subject, set }: Sent) {
  const timestamp = new Date(at).toISOString();
  const feedbackId = randomUUID();
  const mail = {
    timestamp,
    source: from,
    messageId: randomUUID(),
    destination: [to],
    headersTruncated: false,
    headers: [
      { name: 'From', value: from },
      { name: 'To', value: to },
      { name: 'Subject', value: subject },
    ],
    commonHeaders: { from: [from], to: [to], subject },
    tags: { 'ses:configuration-set': [set], 'ses:from-domain': [from.split('@').at(-1)!.replace('>', '')] },
  };
  return kind === 'bounce'
    ? {
        eventType: 'Bounce',
        bounce: {
          feedbackId,
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [
            {
              emailAddress: to,
              action: 'failed',
              status: '5.1.1',
              diagnosticCode: 'smtp; 550 5.1.1 user unknown',
            },
          ],
          timestamp,
          reportingMTA: 'dsn; local',
        },
        mail,
      }
    : {
        eventType: 'Complaint',
        complaint: {
          feedbackId,
          complaintSubType: null,
          complainedRecipients: [{ emailAddress: to }],
          timestamp,
          userAgent: 'Amazon SES Mailbox Simulator',
          complaintFeedbackType: 'abuse',
          arrivalDate: timestamp,
        },
        mail,
      };
}
