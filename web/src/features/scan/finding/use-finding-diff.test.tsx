// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { useFindingDiff } from './use-finding-diff.ts';

function Said({ yours, theirs }: { yours: string; theirs: string }) {
  const of = (handle: string) => ({ platform: 'WHATSAPP' as const, handle });
  return <p>{useFindingDiff({ yours: of(yours), theirs: of(theirs) })?.sentence}</p>;
}

test.each([
  ['mayahollimund', 'maya_hollimund', /underscore/],
  ['447700900321', '447700900322', /^$/],
])('%s beside %s says how they differ, if somebody chose them', (yours, theirs, said) =>
  expect(drawForTest(<Said {...{ yours, theirs }} />).box.textContent).toMatch(said),
);
