// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { done, NOW } from '../../design/fixtures.ts';
import { Coverage } from './Coverage.tsx';

const names = (rows: Element[]) => rows.map((row) => row.firstElementChild!.textContent);

test('what was not answered in full is listed; every other platform is counted and named before anything is opened', () => {
  const { box } = drawForTest(<Coverage scan={done} now={NOW} />);
  const folds = [...box.querySelectorAll('details')];
  const open = names([...box.querySelectorAll('.platforms li')].filter((row) => !row.closest('details')));
  for (const { status, platform } of done.sources)
    if (status === 'in part' || status === 'could not look')
      expect(open).toContain(platformTable[platform].name);
  expect(folds.map((fold) => fold.open)).not.toContain(true);
  const said = folds.map((fold) => fold.querySelector('summary')!.textContent);
  expect(said.join()).toMatch(/searched directly.*couldn’t be searched/);
  const named = folds.flatMap((fold, n) => {
    const rows = names([...fold.querySelectorAll('li')]);
    for (const name of rows) expect(said[n]).toContain(name);
    return rows;
  });
  expect([...open, ...named].sort()).toEqual(Platform.options.map((one) => platformTable[one].name).sort());
});

test('an answer that tells nothing is no missing one, and what was not searched adds up to its count', () => {
  const why = 'Instagram doesn’t show personal accounts or whether they exist.';
  const told = {
    platform: 'INSTAGRAM',
    status: 'could not look',
    asked: 1,
    total: 1,
    compared: 0,
    found: 0,
  } as const;
  const sources = [
    ...done.sources.filter(({ platform }) => platform !== 'INSTAGRAM'),
    { ...told, note: why },
  ];
  const { box } = drawForTest(<Coverage scan={{ ...done, sources }} now={NOW} />);
  const row = [...box.querySelectorAll('li')].find((one) => one.textContent.startsWith('Instagram'))!;
  expect(row.textContent).toBe(`InstagramNot searched${why}`);
  const marked = [...box.querySelectorAll('.platforms li')].filter((one) =>
    one.textContent.includes('Not searched'),
  );
  const counted = [...box.querySelectorAll('b')].find(
    (one) => one.nextSibling?.textContent === 'Not searched',
  )!;
  expect(counted.textContent).toBe(String(marked.length));
  expect(box.textContent).toMatch(/ more platforms? couldn’t be searched/);
});

test('a platform whose account was added since the scan waits for the next, and needs no proof for it', () => {
  const sources = done.sources.map((row) =>
    row.platform === 'GITHUB' || row.platform === 'X' ? { ...row, status: 'not asked' as const } : row,
  );
  const { box } = drawForTest(
    <Coverage scan={{ ...done, sources }} now={NOW} added={['GITHUB', 'REDDIT']} proved={['X']} />,
  );
  expect(box.textContent).toContain('Accounts you added after this scan: GitHub, Reddit.');
  expect(box.textContent).toContain('Accounts you proved after this scan: X.');
  const waiting = [...box.querySelectorAll('summary')].find(({ textContent }) =>
    textContent.includes('not searched yet'),
  );
  expect(waiting?.textContent).not.toContain('GitHub');
});

test('what was searched before is not called “not searched yet”, and what was searched by a proof that is gone is promised no more', () => {
  const ended = ['FACEBOOK', 'TIKTOK'] satisfies Platform[];
  const saying = (status: 'looked' | 'not asked', more: Partial<Parameters<typeof Coverage>[0]> = {}) => {
    const sources = done.sources.map((row) =>
      row.platform === 'FACEBOOK' || row.platform === 'TIKTOK'
        ? { ...row, status, at: done.requestedAt }
        : row,
    );
    return drawForTest(<Coverage scan={{ ...done, sources }} now={NOW} {...more} />).box.textContent;
  };
  const before = saying('looked', { ended });
  expect(before).toContain('No longer searched from the next scan on: Facebook, TikTok.');
  expect(before).not.toContain('once a week');
  const nextWeb = 'Friday 4 December';
  expect(saying('looked', { ended: ['TIKTOK'], nextWeb })).toContain(
    '2 platforms searched through a search engine, 1 of them once a week, next on Friday 4 December',
  );
  expect(saying('looked', { nextWeb })).toContain('search engine, once a week, next on Friday 4 December');
  const after = saying('not asked');
  expect(after).toContain('2 platforms no longer searched: prove an account, and we search there again');
  expect(after).not.toContain('not searched yet');
  expect(saying('not asked', { proven: true })).toContain(
    '2 platforms left out of this scan: the next scan includes them',
  );
  expect(after).toContain('prove one account, and we search there too');
  expect(saying('not asked', { proven: true })).toContain('The next scan includes it.');
  expect(saying('not asked', { proven: true })).not.toContain('prove one account');
});

test('of platforms that are searched less than daily it says the day of each', () => {
  const saying = (...later: [Platform, string][]) =>
    drawForTest(
      <Coverage
        scan={{
          ...done,
          sources: (['X', 'IMGUR', 'GOOGLE', 'GITHUB'] as const).map((platform) => ({
            ...{ platform, status: 'looked', asked: 1, total: 1, compared: 1, found: 0 },
            at: done.requestedAt,
          })),
        }}
        now={NOW}
        later={later.map(([platform, on]) => ({ platform, on }))}
      />,
    ).box.textContent;
  const [wednesday, tuesday] = ['Wednesday 2 December', 'Tuesday 8 December'];
  expect(saying(['IMGUR', wednesday], ['GOOGLE', tuesday])).toContain(
    '4 platforms searched directly, 2 of them not every day: they limit how often we may search',
  );
  expect(saying(['IMGUR', wednesday], ['GOOGLE', tuesday])).toContain(
    'Next: Imgur on Wednesday 2 December, YouTube on Tuesday 8 December.',
  );
  expect(saying(['GOOGLE', tuesday])).toContain(
    '4 platforms searched directly, 1 of them not every day: it limits how often we may search',
  );
  // Instagram couldn’t be searched in this scan, so it isn’t one of these.
  expect(saying(['INSTAGRAM', tuesday])).toContain('4 platforms searched directlyWhat was compared');
});

test('what is typed below it outlasts a scan that begins meanwhile', () => {
  const Scanned = () => {
    const [looking, setLooking] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setLooking(!looking)}>
          Scan
        </button>
        <Coverage scan={done} now={NOW} looking={looking}>
          <form>
            <input />
          </form>
        </Coverage>
      </>
    );
  };
  const { box, click } = drawForTest(<Scanned />);
  const field = box.querySelector('input')!;
  field.value = 'half a link';
  click('Scan');
  expect(box.querySelector('input')).toBe(field);
  expect(box.textContent).not.toContain('searched directly');
  click('Scan');
  expect(box.querySelector('input')).toBe(field);
  expect(box.textContent).toContain('searched directly');
});
