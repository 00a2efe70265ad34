import { expect, it } from 'vitest';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { parseProfileLink } from '#domain/platform/platforms';
import { createPopulation } from '../../platforms/population/population.ts';
import { apiPlatforms, webPlatforms } from '../../platforms/population/profile.ts';

/** The twins import nothing of the product; that both mean the same handles and platforms is seen here. */
const { population } = createPopulation({ seed: 'test', now: Date.parse('2026-11-20T08:00:00Z'), size: 900 });
population.protect('sam-otterline');

it('lives on every platform that can be searched', () => {
  const searched = (how: string) => Platform.options.filter((each) => platformTable[each].search === how);
  expect([...apiPlatforms].sort()).toEqual(searched('official API').sort());
  expect([...webPlatforms].sort()).toEqual(searched('web search').sort());
});

it.each([...apiPlatforms, ...webPlatforms])(
  'every handle on %s is one that the product reads there',
  (platform) => {
    for (const { handle } of population.all(platform))
      expect(parseProfileLink(platformTable[platform].page!(handle))).toMatchObject({ platform, handle });
  },
);
