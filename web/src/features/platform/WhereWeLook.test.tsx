// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { platformTable } from '#domain/platform/platform-table';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { WhereWeLook } from './WhereWeLook.tsx';

test('names every platform once, and says where a search finds some accounts alone', () => {
  const said = drawForTest(<WhereWeLook />).box.textContent!;
  for (const { name } of Object.values(platformTable)) expect(said.split(name)).toHaveLength(2);
  expect(said).toContain('Instagram (business and creator accounts)');
});
