import { afterEach, expect, test, vi } from 'vitest';
import { correlated } from './correlation.ts';
import { stageMeasure } from './measure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The lines that are printed, without their time. */
function printed(write: () => void): unknown[] {
  vi.stubEnv('STAGE', 'prodb');
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  write();
  return lines.map((line) => JSON.parse(line) as unknown);
}
const line = (name: string, dimensions: string[]) => ({
  _aws: {
    Timestamp: expect.any(Number) as unknown,
    CloudWatchMetrics: [
      { Namespace: 'Countersign/prodb', Dimensions: [dimensions], Metrics: [{ Name: name, Unit: 'Count' }] },
    ],
  },
});

test('a figure is one line in the form that CloudWatch reads, with what set it off beside it', () => {
  const lines = printed(() => correlated('0a1b2c3d-0000-4000', () => stageMeasure()('Findings', 3)));
  expect(lines).toEqual([
    {
      ...line('Findings', ['service']),
      service: 'product',
      Findings: 3,
      correlation_id: '0a1b2c3d-0000-4000',
    },
  ]);
});

test('of a source it is the figure of that source, and the next one is not', () => {
  const lines = printed(() => {
    const measure = stageMeasure();
    measure('SourceAnswered', 0, { source: 'GITHUB' });
    measure('ScansBegun');
  });
  expect(lines).toEqual([
    {
      ...line('SourceAnswered', ['service', 'source']),
      ...{ service: 'product', source: 'GITHUB', SourceAnswered: 0 },
    },
    { ...line('ScansBegun', ['service']), service: 'product', ScansBegun: 1 },
  ]);
});
