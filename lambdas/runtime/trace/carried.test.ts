import type { SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { carried, carriedBy } from './carried.ts';
import { correlated } from './correlation.ts';

const record = (StringValue?: string) =>
  ({
    messageId: 'message-1',
    messageAttributes: StringValue ? { correlationId: { dataType: 'String', stringValue: StringValue } } : {},
  }) as unknown as SQSRecord;

test('messages that are sent side by side carry each its own', async () => {
  const sent = await Promise.all(
    ['0a1b2c3d-0000-4000', '0a1b2c3d-1111-4111'].map((id) =>
      correlated(id, async () => {
        await Promise.resolve();
        return carried().MessageAttributes?.['correlationId']?.StringValue;
      }),
    ),
  );
  expect(sent).toEqual(['0a1b2c3d-0000-4000', '0a1b2c3d-1111-4111']);
});

test('what nothing set off carries nothing', () => {
  expect(carried()).toEqual({});
});

test.each([
  ['0a1b2c3d-0000-4000', '0a1b2c3d-0000-4000'],
  [undefined, 'message-1'],
  ['maya@hollimund.example', 'message-1'],
  ['a\nb', 'message-1'],
])('of %j is read %s', (sent, read) => {
  expect(carriedBy(record(sent))).toBe(read);
});
