/** What the evidence about two profiles says itself, verdict first. */
export const words = {
  verdict: {
    likely: 'Likely clone',
    possible: 'Possible clone',
    namesake: 'Alike in name, probably someone else',
    oneDetail: 'Alike in one detail, probably someone else',
    unrelated: 'Probably unrelated',
    likeness: 'of 100 likeness',
  },
  pair: {
    both: 'Both profiles',
    yours: 'Yours',
    theirs: 'The other account',
    /** Under a picture of one's own that no account was seen to show: whoever opens the account may see another. */
    uploaded: 'Uploaded to Countersign, not this account’s picture',
  },
  rows: {
    picture: 'Picture',
    account: 'Account',
    platform: 'Platform',
    name: 'Name',
    bio: 'Bio',
    location: 'Location',
    links: 'Links to',
    since: 'Since',
    followers: 'Followers',
    none: 'Not shown',
    /** Under a name that its owner gives. */
    shownName: (platform: string, name: string) => `${platform} shows “${name}”`,
    /** Of a profile that nobody has read: what it shows there, if anything, is anybody's guess. */
    unknown: 'Not known',
    /** Of a domain's name, which shows nothing. */
    nothing: 'None',
    /** Beside what is letter for letter the same on both sides. */
    same: 'Same',
  },
  reasons: 'Reasons',
  /** After what a reason adds or takes away, for whom it is read to. */
  points: (adds: number) => (Math.abs(adds) === 1 ? ' point' : ' points'),
} as const;
