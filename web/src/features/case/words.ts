import type { Evidence } from '#domain/case/case';

/** What the pages about a case say. */
export const words = {
  compared: {
    title: 'Both accounts',
    bySearch: (at: string) => `As our scan saw them on ${at}.`,
    byPerson: (at: string) => `As you entered them on ${at}.`,
    why: 'Why',
    noPicture: 'Not kept',
    picture: { yours: 'Your picture', theirs: 'The picture of this account' },
    finding: 'See the finding',
  },
  evidence: {
    kind: {
      finding: 'What our scan saw',
      comparison: 'Your comparison',
      picture: 'A picture',
      link: 'The link',
      note: 'A note',
      screenshot: 'A screenshot',
    } satisfies Record<Evidence['kind'], string>,
    side: { yours: 'The picture of your account', theirs: 'The picture of this account' },
    noun: {
      finding: 'both profiles as a scan saw them',
      comparison: 'both profiles as I entered them',
      picture: 'a picture',
      link: 'the address',
      note: 'a note',
      screenshot: 'a screenshot',
    } satisfies Record<Evidence['kind'], string>,
    fromFriend: 'From a friend',
    everything: 'Everything that was kept',
    sideNoun: { yours: 'my picture', theirs: 'the picture it shows' },
  },
  kept: {
    title: 'Everything that was kept',
    back: 'Back to the case',
    lead: (name: string) =>
      `The case about ${name}: each picture and each fact as it was kept, with its time and size.`,
    fetched: 'Fetched from the platform',
    at: 'Kept',
    size: 'Size',
    bytes: (bytes: string) => `${bytes} bytes`,
    check:
      'The SHA-256 is a number computed from the whole file or text. If one byte changes, so does the number: anyone can compute it again and compare.',
  },
} as const;
