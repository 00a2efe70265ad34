import { expect, test } from 'vitest';
import { emptySide } from '../side.ts';
import { isOwnOnThreads } from './own-on-threads.ts';

const on = (link: string) => ({ ...emptySide(), name: 'Maya Hollimund', link });

test.each([
  ['instagram.com/maya.hollimund', 'threads.net/@maya.hollimund', true],
  ['threads.com/@maya.hollimund', 'instagram.com/maya.hollimund', true],
  ['instagram.com/maya.hollimund', 'threads.net/@maya_hollimund', false],
  ['instagram.com/maya.hollimund', 'x.com/maya_hollimund', false],
  ['x.com/maya_hollimund', 'threads.net/@maya_hollimund', false],
])('%s and %s: %s', (yours, theirs, is) => {
  expect(isOwnOnThreads({ yours: on(yours), theirs: on(theirs) })).toBe(is);
});
