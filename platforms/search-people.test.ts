import { expect, it } from 'vitest';
import { matchUser, nearUsers } from './github/match.ts';
import { parseQuery } from './github/query.ts';
import { createPopulation } from './population/population.ts';
import { searchPeople } from './search-people.ts';

const { population } = createPopulation({
  seed: 'search',
  now: Date.parse('2026-11-25T08:00:00Z'),
  size: 400,
});
const everybody: Pick<typeof population, 'near'> = { near: (_, platform) => population.all(platform) };
const people = [...population.all()].filter((_, n) => n % 9 === 0);
const texts = people.flatMap(({ handle, name = '' }) => [
  ...[handle, handle.slice(0, 5), handle.slice(0, 2), handle.split('-').at(-1)!.toUpperCase()],
  ...[name, name.split(' ').at(-1)!, `${name.split(' ')[0]} nobody`, '-', `${handle}_x`],
]);

it('a search goes through few people, and finds what it would find among all', () => {
  for (const text of texts) {
    const found = searchPeople(population, 'GITHUB', text);
    expect(found).toEqual(searchPeople(everybody, 'GITHUB', text));
  }
  expect([...population.near({ start: people[0]!.handle })].length).toBeLessThan(40);
});

it('and so does GitHub’s, in logins, in names and by a full name', () => {
  for (const text of texts.filter((one) => one.trim() !== ''))
    for (const query of [
      `"${text}" in:login`,
      `${text} in:name`,
      `fullname:"${text}"`,
      `${text} in:login,name`,
    ]) {
      const wanted = parseQuery(query);
      const among = (some: Iterable<(typeof people)[number]>) =>
        [...some].filter((one) => matchUser(one, wanted) > 0).sort((a, b) => a.id - b.id);
      expect(among(nearUsers(population, wanted))).toEqual(among(population.all()));
    }
});

it('whoever leaves is found no more', () => {
  const { handle } = people[1]!;
  expect(searchPeople(population, 'GITHUB', handle).map((one) => one.handle)).toContain(handle);
  population.remove(handle);
  expect(searchPeople(population, 'GITHUB', handle).map((one) => one.handle)).not.toContain(handle);
});
