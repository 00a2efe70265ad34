import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { foundAbout } from './pasted-account.ts';

const finding = (id: string, status: Finding['status'], verdict = 'likely clone') =>
  ({ id, status, verdict, theirs: { platform: 'X', handle: 'Maya_' } }) as Finding;
const about = { platform: 'X', handle: 'maya_' } as const;
const goneAt = '2026-11-20T10:00:00.000Z';

it.each<[string, Finding[], { goneAt?: string }, string | undefined]>([
  ['a likely copy before a namesake', [finding('a', 'OPEN', 'namesake'), finding('b', 'CASE')], {}, 'b'],
  ['not what is theirs', [finding('a', 'MINE')], { goneAt }, undefined],
  ['not what is gone', [finding('a', 'RESOLVED')], {}, undefined],
  ['what is gone, of an account that went', [finding('a', 'RESOLVED')], { goneAt }, 'a'],
  ['what is there before what is gone', [finding('a', 'RESOLVED'), finding('b', 'OPEN')], { goneAt }, 'b'],
])('finds of an account %s', async (_, all, known, id) => {
  const found = await foundAbout({ ...about, ...known }, 'B#b', { list: async () => all as never });
  expect(found?.id).toBe(id);
});
