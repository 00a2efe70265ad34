import type { MessageAttributeValue } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';
import { correlationIdIn } from '#domain/contract/correlation';
import { correlationId } from './correlation.ts';

const name = 'correlationId';

/** What a message carries of the work that sends it: spread it into SendMessage, or an entry of a batch. */
export function carried(): { MessageAttributes?: Record<string, MessageAttributeValue> } {
  const StringValue = correlationId();
  return StringValue ? { MessageAttributes: { [name]: { DataType: 'String', StringValue } } } : {};
}

/** What set off a message; by itself where its sender carries nothing (SES). */
export const carriedBy = ({ messageAttributes, messageId }: SQSRecord): string =>
  correlationIdIn(messageAttributes[name]?.stringValue) ?? messageId;
