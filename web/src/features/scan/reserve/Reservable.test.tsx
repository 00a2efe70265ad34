// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Scan } from '#domain/scan/scan';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { done, NOW } from '../../design/fixtures.ts';
import { Reservable } from './Reservable.tsx';

const free = [
  { handle: 'maya-hollimund', like: 'maya-hollimund' },
  { handle: 'maya-ho1limund', like: 'maya-hollimund' },
];
const offered = (box: HTMLElement) => [...box.querySelectorAll('li')].map((row) => row.textContent);
const scanOf = (platform: 'GITHUB' | 'TIKTOK'): Scan => ({
  ...done,
  sources: done.sources.map((row) => (row.platform === platform ? { ...row, free } : row)),
});

test('names what is free, why it is likely and where to register', () => {
  const { box } = drawForTest(
    <Reservable
      scan={scanOf('GITHUB')}
      accounts={[{ platform: 'X', pageUrl: 'https://x.com/maya-hollimund' }]}
      now={NOW}
    />,
  );
  expect(offered(box)).toEqual([
    'maya-hollimundYour own handle, as it can be written there',
    'maya-ho1limundDigit 1 in place of l',
  ]);
  expect(box.querySelector('a')?.getAttribute('href')).toBe('https://github.com/signup');
});

test('offers nobody their own handle where they have an account; what looks like it stays', () => {
  const { box } = drawForTest(
    <Reservable
      scan={scanOf('GITHUB')}
      accounts={[{ platform: 'GITHUB', pageUrl: 'https://github.com/Maya-Hollimund' }]}
      now={NOW}
    />,
  );
  expect(offered(box)).toEqual(['maya-ho1limundDigit 1 in place of l']);
  expect(box.textContent).toContain('maya-ho1limund, 1 free');
});

test('offers their other handle where they have an account under one, which is the likeliest for a copy', () => {
  const { box } = drawForTest(
    <Reservable
      scan={scanOf('GITHUB')}
      accounts={[{ platform: 'GITHUB', pageUrl: 'https://github.com/ferrowbayclay' }]}
      now={NOW}
    />,
  );
  expect(offered(box)[0]).toBe('maya-hollimundYour own handle, as it can be written there');
});

test('says nothing where nothing is known to be free', () => {
  expect(drawForTest(<Reservable scan={done} accounts={[]} now={NOW} />).box.textContent).toBe('');
  expect(drawForTest(<Reservable scan={scanOf('TIKTOK')} accounts={[]} now={NOW} />).box.textContent).toBe(
    '',
  );
});
