import { describe, expect, it } from 'vitest';
import { searchPages } from '../brave/search-pages.ts';
import { fitHandle, fitsPlatform } from './handle-rules.ts';
import { createPopulation } from './population.ts';
import { apiPlatforms, webPlatforms } from './profile.ts';
import type { PlatformName } from './profile.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const everywhere: readonly PlatformName[] = [...apiPlatforms, ...webPlatforms];
const made = (size = 900) => createPopulation({ seed: 'test', now, size });

describe('the population beside GitHub', () => {
  const { population, truth } = made();

  it.each(everywhere)('%s has people, each under a handle that it would give out', (platform) => {
    const all = [...population.all(platform)];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ handle }) => !fitsPlatform(platform, handle)).map(({ handle }) => handle)).toEqual(
      [],
    );
    expect(all.every((profile) => profile.platform === platform)).toBe(true);
  });

  it('holds the copies, the fan and the namesake that the demonstration tells about, and her own accounts', () => {
    const around = everywhere.slice(1).flatMap((platform) =>
      [...population.all(platform)].flatMap(({ handle }) => {
        const { of, kind } = truth(handle, platform);
        return of === 'maya-hollimund' ? [`${platform} ${handle}: ${kind}`] : [];
      }),
    );
    expect(around).toEqual([
      'X maya_hollimund: self',
      'X maya_hol1imund: clone',
      'REDDIT maya_hollimund_fans: fan',
      'GOOGLE mhcello: namesake',
      'INSTAGRAM hollimund.clay: self',
      'INSTAGRAM hollimund.clay_official: clone',
      'LINKEDIN hollimund: self',
      'TIKTOK maya.hollimund: clone',
    ]);
  });

  it('is the same when it is made again, in the middle of which somebody was protected', () => {
    const again = made();
    again.population.protect('ada-lovelace42');
    const first = made();
    first.population.protect('ada-lovelace42');
    for (const platform of everywhere)
      expect([...again.population.all(platform)]).toEqual([...first.population.all(platform)]);
  });

  it('has nobody unrelated under the name of somebody copied', () => {
    for (const platform of everywhere)
      for (const { handle, name } of population.all(platform))
        if (name === 'Maya Hollimund') expect([handle, truth(handle, platform).kind]).not.toContain('other');
  });
});

describe('a newcomer', () => {
  it('by a handle of GitHub: copied on X and three more, with a namesake on YouTube', () => {
    const { population, truth } = made();
    population.protect('sam-otterline', { name: 'Sam Otterline' });
    const found = everywhere.slice(1).flatMap((platform) =>
      [...population.all(platform)].flatMap((profile) => {
        const { of, kind } = truth(profile.handle, platform);
        return of === 'sam-otterline' ? [{ platform, kind, profile }] : [];
      }),
    );
    const copies = found.filter(({ kind }) => kind === 'clone');
    expect(copies.map(({ platform }) => platform)).toContain('X');
    expect(copies.length).toBe(4);
    for (const { platform, profile } of copies) {
      expect(profile.handle).not.toBe(fitHandle(platform, 'sam-otterline'));
      expect(profile.photo.seed).toBe('newcomer/sam-otterline');
    }
    expect(found.filter(({ kind }) => kind === 'namesake').map(({ platform }) => platform)).toEqual([
      'GOOGLE',
    ]);
  });

  it('by a handle elsewhere: was copied on GitHub as well before it had an account there', () => {
    const { population } = made();
    population.protect('sam_otterline', {}, 'INSTAGRAM');
    const before = everywhere.map((platform) => [...population.all(platform)].length);
    population.protect('sam-otterline');
    const after = everywhere.map((platform) => [...population.all(platform)].length);
    const added = after.map((count, at) => count - before[at]!);
    // the own account there, and what stayed away from where the first account is
    expect(added[0]).toBe(1);
    expect(added.slice(1).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['X', 'sam_otter'],
    ['INSTAGRAM', 'sam.otterline'],
    ['GOOGLE', 'SamOtterlineBirds'],
  ] as const)('by an account on %s: it is there, with two copies', (platform, handle) => {
    const { population, truth } = made();
    const before = [...population.all(platform)].length;
    const own = population.protect(handle, { name: 'Sam Otterline' }, platform);
    population.protect(handle, { name: 'Sam Otterline' }, platform);
    expect(own).toMatchObject({ platform, handle, name: 'Sam Otterline' });
    const added = [...population.all(platform)].slice(before + 1);
    for (const copy of added) {
      expect(copy.photo.seed).toBe(own!.photo.seed);
      expect(copy.location).toBe(own!.location);
    }
    expect(added.map((copy) => truth(copy.handle, platform))).toEqual([
      expect.objectContaining({ kind: 'clone', of: handle }),
      expect.objectContaining({ kind: 'clone', of: handle }),
    ]);
  });
});

it('has an account whose handle was typed with capitals, as the platform writes it', () => {
  const { population } = made(200);
  const shown = (platform: (typeof everywhere)[number], handle: string) =>
    population.protect(handle, {}, platform)?.handle;
  expect(shown('INSTAGRAM', 'Sam.Otterline')).toBe('sam.otterline');
  expect(shown('TWITCH', 'SamOtterline')).toBe('samotterline');
  expect(shown('GOOGLE', 'SamOtterline')).toBe('SamOtterline');
  expect(shown('X', 'SamOtterline')).toBe('SamOtterline');
});

it('copies an account that only a web search sees so that its handle leads to a copy', () => {
  const handles = ['hanako.tanaka.hq', 'mia.keller.art', 'otto.weinberg', 'hanako.tanaka', 'rosavaldimar'];
  // of Snapchat's 15 signs none are left for a word more
  const roomy = webPlatforms.filter((platform) => platform !== 'SNAPCHAT');
  const missed = roomy.flatMap((platform) =>
    handles.flatMap((handle) => {
      const fit = fitHandle(platform, handle);
      const { population } = made(200);
      population.protect(fit, { name: 'Noa Ferreira' }, platform);
      const seen = searchPages(population, `"${fit}"`).filter((profile) => profile.platform === platform);
      return seen.some((profile) => profile.handle !== fit) ? [] : [`${platform} ${fit}`];
    }),
  );
  expect(missed).toEqual([]);
});

it('is one person, also on three platforms whose handles are written otherwise', () => {
  const { population } = made();
  const on = (platform: (typeof everywhere)[number], handle: string) => {
    const { name, bio, location, photo } = population.protect(handle, { name: 'Rosa Valdimar' }, platform)!;
    return { name, bio, location, photo };
  };
  const github = on('GITHUB', 'rosa-valdimar');
  expect(on('X', 'rosa_valdimar')).toEqual(github);
  expect(on('REDDIT', 'rosa_valdimar')).toEqual(github);
  expect(on('INSTAGRAM', 'rosa.valdimar')).toEqual(github);
});

it('makes no copy with two signs in a row, and gives each person a site of their own', () => {
  const { population, truth } = made();
  for (const handle of ['kim-x9', 'maria-k1', 'omar-delacroix', 'milena-kovalenko'])
    population.protect(handle);
  const handles = [...population.all()].filter(
    ({ handle, platform }) => truth(handle, platform).kind === 'clone',
  );
  expect(handles.filter(({ handle }) => /[._-]{2}/.test(handle))).toEqual([]);
  const { link } = population.get('milena-kovalenko', 'GITHUB')!;
  expect(link).toBe('https://milena-kovalenko.example');
});

it.each([
  ['X', 'maya-hollimund-official', 'maya_hollimund_'],
  ['GOOGLE', 'maya-hollimund', 'maya-hollimund'],
  ['TIKTOK', 'Maya_Hollimund', 'maya_hollimund'],
  ['FACEBOOK', 'maya-hollimund', 'maya.hollimund'],
  ['TWITCH', 'abc', 'abc_online'],
] as const)('on %s %s is %s', (platform, handle, there) => {
  expect(fitHandle(platform, handle)).toBe(there);
});
