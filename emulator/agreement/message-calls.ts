import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand } from '@aws-sdk/client-sns';
import type { Asked, Reached } from './reached.ts';

const mail = (name: string, parts: (reached: Reached) => { from: string; to: string[] }): Asked => [
  `mail ${name}`,
  async (reached) => {
    const { from, to } = parts(reached);
    const { MessageId } = await reached.ses.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: to },
        Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'A word.' } } } },
      }),
    );
    return { sent: MessageId !== undefined };
  },
];
const text = (name: string, input: object): Asked => [
  `text ${name}`,
  async ({ sns }) => {
    const { MessageId } = await sns.send(new PublishCommand({ Message: 'A word.', ...input }));
    return { sent: MessageId !== undefined };
  },
];

/** Mails and text messages. */
export const messageCalls: readonly Asked[] = [
  mail('from an address that may', ({ sender }) => ({ from: sender, to: ['a@b.example'] })),
  mail('with a name', ({ sender }) => ({ from: `Shop <${sender}>`, to: ['a@b.example'] })),
  mail('to two', ({ sender }) => ({ from: sender, to: ['a@b.example', 'c@d.example'] })),
  mail('from an address that may not', () => ({ from: 'x@nobody.example', to: ['a@b.example'] })),
  text('to a number', { PhoneNumber: '+18605550100' }),
  text('to no number', { PhoneNumber: 'somebody' }),
  text('without words', { PhoneNumber: '+18605550100', Message: '' }),
];
