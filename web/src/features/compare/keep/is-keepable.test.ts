import { expect, test } from 'vitest';
import { emptyDraft, emptySide } from '../side.ts';
import { isKeepable } from './is-keepable.ts';

const of = (verdict: string) => ({ judgement: { verdict } as never });
const beside = (link: string) => ({ ...emptyDraft(), theirs: { ...emptySide(), link } });

test.each([
  ['x.com/maya_h', 'likely clone', true],
  ['x.com/maya_h', 'possible clone', true],
  ['x.com/maya_h', 'namesake', false],
  ['x.com/maya_h', 'unrelated', false],
  ['t.me/maya_hollimund', 'likely clone', false],
  ['maya-sale.shop/offers', 'likely clone', false],
  ['maya_h', 'likely clone', false],
])('%s, a %s: %s', (link, verdict, keepable) => expect(isKeepable(beside(link), of(verdict))).toBe(keepable));

test('before anything is compared, nothing is', () =>
  expect(isKeepable(beside('x.com/maya_h'), undefined)).toBe(false));
