// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { one } from '../../case-for-test.ts';
import { nextStep } from '../../next/next-step.ts';
import { ReportedAgain } from './ReportedAgain.tsx';

test.each<[string, string | undefined, boolean]>([
  ['before it was said to be gone', '2026-11-20T06:00:00.000Z', true],
  ['after it was opened again', '2026-11-20T07:30:00.000Z', false],
])(
  'of a case opened again on the day of its report, noted %s, another report is offered: %s',
  (_, noted, is) => {
    const again = one({
      ...{ reportedOn: '2026-11-20T12:00:00.000Z', reportNotedAt: noted },
      endings: [
        { at: '2026-11-20T07:00:00.000Z', outcome: 'REMOVED' },
        { at: '2026-11-20T07:10:00.000Z', outcome: null },
      ],
    });
    const { box } = drawForTest(
      <ReportedAgain
        one={again}
        now={Date.parse('2026-11-20T08:00:00.000Z')}
        busy={false}
        onReported={() => {}}
      />,
    );
    // The head says that it is next, and no other page does.
    expect(nextStep(again) === 'report').toBe(is);
    expect(box.textContent.includes('Mark as reported again')).toBe(is);
  },
);
