import { expect, it } from 'vitest';
import { partIn, queueName, sourceName } from './operations.ts';

it.each([
  ['WEB', 'Web search'],
  ['GITHUB', 'GitHub'],
  ['GOOGLE', 'YouTube'],
] as const)('the source %s is read as %s', (source, name) => expect(sourceName(source)).toBe(name));

it.each([
  ['prodb-Scanning', 'Scanning', 'Scans'],
  ['CountersignApiprodbSignInWatch', 'SignInWatch', 'Sign-in notices'],
  ['Notifications', 'Notifications', 'Notifications'],
  // In the middle of a name it is no part of the product.
  ['ScanningOfOthers', 'ScanningOfOthers', 'ScanningOfOthers'],
  ['constructor', 'constructor', 'constructor'],
  ['__proto__', '__proto__', '__proto__'],
])('the queue %s is that of %s, read as %s', (queue, part, name) => {
  expect(partIn(queue)).toBe(part);
  expect(queueName(part)).toBe(name);
});
