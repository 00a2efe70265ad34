import { expect, test } from 'vitest';
import { createCredentials } from './credentials.ts';
import { openDurable } from '../host/durable.ts';

test('credentials are found again after a restart and forgotten long after their end', async () => {
  const durable = await openDurable(undefined);
  const first = await createCredentials(durable, () => 1_000);
  const issued = await first.issue({ roleArn: 'arn:role', principalTags: { sub: '1' }, seconds: 60 });
  expect(issued.expiration).toBe(61_000);
  const second = await createCredentials(durable, () => 2_000);
  expect(second.find(issued.accessKeyId)).toEqual({
    ...issued,
    roleArn: 'arn:role',
    principalTags: { sub: '1' },
  });
  const later = await createCredentials(durable, () => 8 * 86_400_000);
  expect(later.find(issued.accessKeyId)).toBeUndefined();
  expect(later.find('ASIAUNKNOWN')).toBeUndefined();
});
