import { expect, test } from 'vitest';
import type { ReportInput } from './report-input.ts';
import { lacksDetails } from './what-is-copied.ts';

const account = { platformName: 'X', handle: 'maya', name: 'Maya Hollimund' };
const input = (signals: ReportInput['judgement']['signals']): ReportInput => ({
  ...{ mine: account, other: account, judgement: { signals } },
});

test.each([
  ['X', { photo: 1 }, true],
  ['X', { photo: 1, name: 1 }, false],
  ['X', { photo: 1, handle: 0.9 }, false],
  ['X', { photo: 1, name: 0.2, handle: 0.3 }, true],
  ['INSTAGRAM', { photo: 1 }, false],
  [undefined, { photo: 1 }, false],
] as const)('whether %s asks for more copied details than %o: %s', (platform, signals, lacks) =>
  expect(lacksDetails(platform, input(signals))).toBe(lacks),
);
