// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { done, NOW } from '../../design/fixtures.ts';
import { Coverage } from './Coverage.tsx';

test('what was asked is listed; every platform that was not is counted and named before anything is opened', () => {
  const { box } = drawForTest(<Coverage scan={done} now={NOW} />);
  const details = box.querySelector('details')!;
  const rows = [...box.querySelectorAll('li')].filter((row) => !details.contains(row));
  const asked = rows.map((row) => row.firstElementChild!.textContent);
  expect(asked).toEqual(expect.arrayContaining(['GitHub', 'X', 'Google (YouTube)', 'TikTok']));
  expect(details.open).toBe(false);
  const said = details.querySelector('summary')!.textContent;
  const others = Platform.options
    .map((one) => platformTable[one].name)
    .filter((name) => !asked.includes(name));
  expect(said).toContain(`${others.length} platforms couldn’t be searched`);
  for (const name of others) expect(said).toContain(name);
  expect(details.querySelectorAll('li')).toHaveLength(others.length);
});
