import { describe, expect, it } from 'vitest';
import { attackDeck, isGithubLogin } from './attacks.ts';
import { createPopulation } from './population.ts';
import type { TwinProfile } from './profile.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const { population, truth } = createPopulation({ seed: 'test', now });
const all = [...population.all()];
const of = (kind: string) => all.filter((profile) => truth(profile.handle).kind === kind);
const victimOf = (profile: TwinProfile) => population.get(truth(profile.handle).of ?? '') as TwinProfile;

describe('the population', () => {
  it('is the same for the same seed and another for another', () => {
    const again = createPopulation({ seed: 'test', now });
    expect([...again.population.all()]).toEqual(all);
    const other = createPopulation({ seed: 'other', now });
    expect([...other.population.all()].slice(100, 200)).not.toEqual(all.slice(100, 200));
  });

  it('is made from any seed', () => {
    const { population: made } = createPopulation({ seed: 'demo', now, size: 300 });
    expect([...made.all()].length).toBeGreaterThanOrEqual(280);
  });

  it('is a few thousand varied people with valid logins, each login and number once', () => {
    expect(all.length).toBe(3000);
    expect(all.filter(({ handle }) => !isGithubLogin(handle))).toEqual([]);
    expect(new Set(all.map(({ handle }) => handle.toLowerCase())).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(1500);
    expect(new Set(all.map(({ bio }) => bio)).size).toBeGreaterThan(1000);
    expect(
      all.filter(({ name }) => /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(name ?? '')).length,
    ).toBeGreaterThan(100);
  });

  it('keeps numbers when it is made again on another day', () => {
    const later = createPopulation({ seed: 'test', now: now + 40 * 86_400_000 }).population;
    expect(later.get('maya-hollimund')?.id).toBe(population.get('maya-hollimund')?.id);
  });

  it('nobody unrelated has the name of a protected person', () => {
    const names = new Set(of('self').map(({ name }) => name));
    expect(of('other').filter(({ name }) => name !== undefined && names.has(name))).toEqual([]);
  });

  it('holds no field that tells a copy from a person', () => {
    const fields = (profile: TwinProfile) => Object.keys(profile).sort();
    const known = new Set(all.filter((p) => truth(p.handle).kind === 'other').flatMap(fields));
    const unheardOf = all.flatMap(fields).filter((field) => !known.has(field));
    expect(unheardOf).toEqual([]);
  });
});

describe('copies', () => {
  const copies = of('clone').filter((profile) => truth(profile.handle).of !== 'maya-hollimund');

  it('are made in the shares that real attackers show', () => {
    const counts = (attacks: readonly (string | undefined)[]) =>
      Object.fromEntries([...new Set(attackDeck)].map((a) => [a, attacks.filter((b) => a === b).length]));
    expect(counts(copies.map((profile) => truth(profile.handle).attack))).toEqual(
      counts([...attackDeck, ...attackDeck]),
    );
  });

  it('copy at least two of handle, name and picture, and are younger with fewer followers', () => {
    for (const copy of of('clone')) {
      const victim = victimOf(copy);
      const samePicture = copy.photo.seed === victim.photo.seed;
      const sameName = copy.name?.startsWith((victim.name ?? '').slice(0, 3)) === true;
      expect([copy.handle, samePicture, sameName]).toEqual([copy.handle, true, true]);
      expect(copy.createdAt > victim.createdAt).toBe(true);
      expect(copy.followers).toBeLessThan(victim.followers);
      expect(copy.handle.toLowerCase()).not.toBe(victim.handle.toLowerCase());
    }
  });
});

describe('those who are no copies', () => {
  it('namesakes share a name and have their own picture; one with a handle much like it is older', () => {
    expect(of('namesake').length).toBe(34);
    for (const namesake of of('namesake')) {
      expect(namesake.name).toBe(victimOf(namesake).name);
      expect(namesake.photo.seed).not.toBe(victimOf(namesake).photo.seed);
      if (namesake.handle.startsWith(victimOf(namesake).handle.slice(0, 5)))
        expect(namesake.createdAt < victimOf(namesake).createdAt).toBe(true);
    }
  });

  it.each([
    ['fan', /fan account/i],
    ['parody', /parody/i],
  ])('each %s says so', (kind, label) => {
    expect(of(kind).length).toBe(17);
    for (const profile of of(kind)) expect(profile.bio).toMatch(label);
  });
});

describe('a newly protected handle', () => {
  it.each(['ada-lovelace42', 'octo', 'XiaoMing', 'a1b2c3', 'the-quick-brown-fox-jumps-over-it-all'])(
    '%s finds copies',
    (handle) => {
      const fresh = createPopulation({ seed: 'test', now, size: 400 });
      expect(fresh.population.protect(handle)?.handle).toBe(handle);
      const copies = [...fresh.population.all()].filter(
        (p) => fresh.truth(p.handle).of === handle && fresh.truth(p.handle).kind === 'clone',
      );
      expect(copies.length).toBeGreaterThanOrEqual(3);
      expect(copies.every((copy) => isGithubLogin(copy.handle))).toBe(true);
      const before = [...fresh.population.all()];
      fresh.population.protect(handle);
      expect([...fresh.population.all()]).toEqual(before);
      const again = createPopulation({ seed: 'other', now, size: 400 });
      again.population.protect(handle);
      expect(copies.map((copy) => again.population.get(copy.handle)?.createdAt)).toEqual(
        copies.map((copy) => copy.createdAt),
      );
    },
  );

  it('that is itself a copy of another has none: who takes “This is me” back leaves nothing behind', () => {
    const fresh = createPopulation({ seed: 'test', now, size: 400 });
    fresh.population.protect('sam-otterline');
    const before = [...fresh.population.all()].length;
    expect(fresh.truth('sam-otterline-official').kind).toBe('clone');
    expect(fresh.population.protect('sam-otterline-official')?.handle).toBe('sam-otterline-official');
    expect([...fresh.population.all()].length).toBe(before);
    expect(fresh.truth('sam-otterline-official').kind).toBe('clone');
  });

  it.each(['', '-a', 'has space', 'under_score', 'x'.repeat(40), 'abc'])('%j has none', (handle) => {
    const fresh = createPopulation({ seed: 'test', now, size: 400 });
    const before = [...fresh.population.all()].length;
    fresh.population.protect(handle);
    expect([...fresh.population.all()].length).toBe(before);
  });

  it('takes the name and text the person gave', () => {
    const fresh = createPopulation({ seed: 'test', now, size: 400 });
    const own = fresh.population.protect('sam-otterline', { name: 'Samuel Otterline', bio: 'Boats.' });
    expect(own).toMatchObject({ name: 'Samuel Otterline', bio: 'Boats.' });
    expect(fresh.population.get('sam-otterline-official')?.name).toBe('Samuel Otterline');
  });
});
