import { expect, it } from 'vitest';
import type { Case, Evidence } from '../case.ts';
import { asLink, pastedLink } from './pasted-link.ts';

it.each([
  ['https://www.snapchat.com/add/maya.h', true],
  ['snapchat.com/add/maya.h?share_id=x', true],
  ['@maya.h', false],
  ['maya.h', false],
  ['u/maya_h', false],
  ['Look at https://www.snapchat.com/add/maya.h', false],
])('of what was typed, %j is a link: %s', (typed, isLink) => {
  expect(asLink(typed)).toBe(isLink ? typed : undefined);
});

const link = 'https://www.snapchat.com/add/maya.h';
const other = 'https://www.snapchat.com/@maya.h';
const piece = (kept: string) => ({ kind: 'link', kept }) as Evidence;
const compared = (pasted: string) => ({ theirs: { pasted } }) as Case['snapshot'];

it.each<[string, Partial<Case>, string | undefined]>([
  ['as the evidence has it', { evidence: [piece(link)], snapshot: compared(other) }, link],
  ['as it was compared, where the evidence has none', { snapshot: compared(other) }, other],
  ['not where none was pasted', {}, undefined],
  ['not where the account has another name by now', { evidence: [piece(link)], handle: 'maya' }, undefined],
])('the link of a case stands there %s', (_, part, said) => {
  expect(pastedLink({ platform: 'SNAPCHAT', handle: 'Maya.h', evidence: [], ...part })).toBe(said);
});
