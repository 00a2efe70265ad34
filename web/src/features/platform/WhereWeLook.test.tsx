// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { WhereWeLook } from './WhereWeLook.tsx';

const known: { searched?: readonly Platform[] } = {};
vi.mock('../../lib/use-site-config.ts', () => ({ useSearched: () => known.searched }));
const rows = (box: Element) =>
  [...box.querySelectorAll('tbody tr')].map(({ children: [way, where] }) => [
    way?.textContent,
    where?.textContent,
  ]);

test('names every platform once, and says where a search finds some accounts alone', () => {
  const said = drawForTest(<WhereWeLook />).box.textContent!;
  for (const { name } of Object.values(platformTable)) expect(said.split(name)).toHaveLength(2);
  expect(said).toContain('Instagram (business and creator accounts)');
});

test('a platform that this stage isn’t connected to is among those that aren’t searched yet', () => {
  known.searched = ['GITHUB'];
  const [direct, notYet, none, ...more] = rows(drawForTest(<WhereWeLook />).box);
  expect(direct?.[1]).toBe('GitHub');
  expect(notYet?.[0]).toMatch(/^Not yet/);
  expect(notYet?.[1]).toMatch(/Facebook.*X, .*Instagram/);
  expect(none?.[1]).toBe('Zoom, WhatsApp');
  expect(more).toEqual([]);
});
