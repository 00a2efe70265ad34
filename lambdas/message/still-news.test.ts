import { expect, it } from 'vitest';
import type { WaitingRow } from '../store/mail-outbox.ts';
import { stillNews } from './still-news.ts';

const row = (id: string, takesBack?: string[]) => ({ userId: 'u', id, takesBack }) as WaitingRow;

/** What is mailed of these rows, where what is in `waiting` has not been mailed or read yet. */
async function mailed(rows: WaitingRow[], waiting = new Set(rows.map(({ id }) => id))) {
  const left = await stillNews(rows, {
    drop: async ({ id }) => void waiting.delete(id),
    dropNamed: async (_, id) => waiting.delete(id),
  });
  return left.map(({ id }) => id);
}

it('nobody is mailed of a copy that was told twice and is none', async () =>
  expect(await mailed([row('seen'), row('renamed'), row('none', ['seen', 'renamed']), row('other')])).toEqual(
    ['other'],
  ));

it('that it is none is not mailed beside that it is one again: whoever was mailed of it knows it as one', async () => {
  const link = '/dashboard#finding-f';
  const [none, again] = [row('none', ['seen']), row('again')].map((one) => ({ ...one, link }));
  expect(await mailed([none!, again!])).toEqual(['again']);
  expect(await mailed([again!, none!])).toEqual(['again', 'none']);
  expect(await mailed([none!, { ...again!, link: '/dashboard#finding-g' }])).toEqual(['none', 'again']);
});

it('whoever was mailed of it before is mailed that it is none, and no more of it', async () =>
  expect(await mailed([row('renamed'), row('none', ['seen', 'renamed'])])).toEqual(['none']));
