// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { listed, type Case } from '#domain/case/case';
import type { Snapshot } from '#domain/case/snapshot';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CaseList } from './CaseList.tsx';

const imitates: Case['imitates'] = { platform: 'GITHUB', handle: 'maya' };
const saw = (verdict: Snapshot['verdict']): Pick<Case, 'snapshot'> => ({
  snapshot: { at, seenBy: 'search', yours: {}, theirs: {}, verdict, score: 80, reasons: [] },
});

test.each<[string, Partial<Case>]>([
  ['Likely clone of maya on GitHub', { imitates, ...saw('likely clone') }],
  ['Possible clone of maya on GitHub', { imitates, ...saw('possible clone') }],
  ['Likely clone', saw('likely clone')],
  ['Alike in name, probably someone else', { imitates, ...saw('namesake') }],
  ['Probably unrelated', { imitates, ...saw('unrelated') }],
  ['As you said, it impersonates maya on GitHub', { imitates }],
  ['Opened from its link alone', {}],
])('the list says of a case what the case says: “%s”', (words, part) => {
  const { box } = drawForTest(<CaseList cases={[listed(one(part))]} />);
  expect(box.querySelector('li p')?.textContent).toBe(words);
});
