/** What the business pages say about findings that members share. */
export const words = {
  title: 'Shared findings',
  loading: 'Loading the shared findings',
  none: 'Nothing here yet. Findings that members choose to share appear here. Their other findings stay private.',
  list: 'Findings that members share',
  on: (platform: string) => `on ${platform}`,
  first: (day: string) => `First seen ${day}`,
  by: (name: string) => `Shared by ${name}`,
  /** What the member does about it, as the business reads it. */
  states: {
    OPEN: 'Not decided yet',
    /** Whether it was reported stands in their case, which the business doesn’t see. */
    CASE: 'In a case of theirs; ask them how it stands',
    MINE: 'Said to be the member’s own',
    IGNORED: 'Ignored by the member',
    REPORTED: 'Reported to the platform',
    RESOLVED: 'No longer there',
  },
  own: {
    title: 'Share a finding of yours',
    lead: (business: string) =>
      `Nothing is shared until you share it. You choose one finding at a time, and can stop whenever you like. Leaving ${business} ends it too.`,
    list: 'Your findings',
    none: 'You have no findings to share.',
    loading: 'Loading your findings',
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    share: 'Share',
    stop: 'Stop sharing',
    isShared: 'Shared',
    /** What is their own tells of an account of theirs: it is no longer shown. */
    isHidden: 'Not shown, since you said it’s yours',
    states: { CASE: 'In a case of yours', MINE: 'You said it’s yours', IGNORED: 'You ignored it' },
    ended: 'No longer shared.',
  },
  ask: {
    title: (business: string) => `Share this with ${business}?`,
    sees: 'Its admins and managers will see exactly this, and so will any program they connect:',
    not: 'They’ll also see what you do about it later, for example that you opened a case. They won’t see what’s in it, your own account, your score, the evidence, or anything else of yours.',
    yes: 'Share',
    no: 'Don’t share',
    done: (business: string) => `Shared with ${business}.`,
  },
} as const;
