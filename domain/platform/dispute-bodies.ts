import type { Platform } from './platform.ts';

export interface DisputeBody {
  name: string;
  url: string;
  /** For whom, and what it wants to see. */
  words: string;
}

const BODIES: readonly (DisputeBody & { platforms: readonly Platform[] | 'all' })[] = [
  {
    name: 'Appeals Centre Europe',
    url: 'https://www.appealscentre.eu',
    words: 'In the EU. The decision must be less than six months old.',
    platforms: ['FACEBOOK', 'INSTAGRAM', 'TIKTOK', 'GOOGLE', 'PINTEREST'],
  },
  {
    name: 'User Rights',
    url: 'https://user-rights.org/en',
    words: 'In the EU. It asks for proof of the refusal.',
    platforms: ['INSTAGRAM', 'TIKTOK', 'LINKEDIN'],
  },
  {
    name: 'Report Harmful Content',
    url: 'https://reportharmfulcontent.com',
    words: 'In the UK. After a refusal, or a week without an answer.',
    platforms: 'all',
  },
];

/** Who looks at a refusal of this platform again. */
export const disputeBodies = (platform: Platform): DisputeBody[] =>
  BODIES.filter(({ platforms }) => platforms === 'all' || platforms.includes(platform));
