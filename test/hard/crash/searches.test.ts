import { expect, it } from 'vitest';
import { brokenSearch } from './searches.ts';

const person = { name: 'maya', sub: 'u1', email: '', accessToken: '', idToken: '', refreshToken: '' };
const search = { person, acknowledged: true };
const scan = { subjectId: 'U#u1', status: 'DONE' };
const copy = { subjectId: 'U#u1', id: 'f1', verdict: 'likely clone' };
const alert = { userId: 'u1', kind: 'FINDING', link: '/dashboard#finding-f1', deliveredAt: 'then' };

it('a search that is done, whose copies are told once, is whole', () => {
  expect(brokenSearch(search, [scan], [copy], [alert])).toEqual([]);
  expect(brokenSearch({ ...search, acknowledged: false }, [], [], [])).toEqual([]);
});

it('a search that is lost, done twice or never ends; a copy of which nobody hears, or twice', () => {
  expect(brokenSearch(search, [], [], [])).toEqual(['the search of maya is lost']);
  expect(brokenSearch(search, [scan, { ...scan, status: 'RUNNING' }], [copy], [])).toEqual([
    'maya searched once, and 2 times it is done',
    'the search of maya is RUNNING',
    'maya: a copy is told 0 times',
  ]);
  expect(brokenSearch(search, [scan], [copy], [alert, { ...alert, deliveredAt: null }])).toEqual([
    'maya: a copy is told 2 times',
    'maya: an alert is not delivered',
  ]);
});
