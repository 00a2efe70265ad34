import type { CaseAct } from '#domain/case/act';

/** What a case says of who it belongs to; most of it where that is a business. */
export const words = {
  sure: 'I compared both accounts, and I report for this business.',
  /** Where the name of its domain was compared: there is no second account. */
  sureAlone: 'I looked at this account, and I report for this business.',
  /** The account that is said to be copied, and that is not on the list. `ours`: on that of a business. */
  offList: {
    report: (handle: string, platform: string, ours: boolean) =>
      `${handle} on ${platform} isn’t on ${ours ? 'this business’s' : 'your'} list of accounts. Check what the text says about it before you send it.`,
    tell: (handle: string, platform: string, ours: boolean) =>
      `${handle} on ${platform} isn’t on ${ours ? 'this business’s' : 'your'} list of accounts, so the warning doesn’t give it as ${ours ? 'yours' : 'your account'}.`,
    named: (handle: string, platform: string, ours: boolean) =>
      `${handle} on ${platform} isn’t on ${ours ? 'this business’s' : 'your'} list of accounts. Check what the warning says about it before you post it.`,
  },
  /** The account that the case is about, which is on that list. */
  own: {
    report: (handle: string, platform: string, ours: boolean) =>
      `${handle} on ${platform} is on ${ours ? 'this business’s' : 'your'} list of accounts, so we don’t prepare a report against it.`,
    tell: (handle: string, platform: string, ours: boolean) =>
      `${handle} on ${platform} is on ${ours ? 'this business’s' : 'your'} list of accounts, so we don’t prepare a warning about it.`,
    close: 'If it belongs there, close this case: it wasn’t a copy. If it doesn’t, remove it from the list.',
    list: 'See the list',
  },
  wrote: {
    title: 'Who did what',
    /** Of whom nothing is known any more: they left, or deleted their account. */
    gone: 'Someone who has left',
    left: 'no longer in this business',
    did: {
      opened: 'opened the case',
      evidence: 'added evidence',
      reported: 'marked it as reported',
      'reported again': 'marked it as reported again',
      'not reported': 'unmarked it as reported',
      'latest not reported': 'took back the latest report',
      report: 'set the day of the report',
      'report text': 'added the text of the report',
      facts: 'said what else it does',
      answer: 'noted an answer',
      reminder: 'set or removed the reminder',
      step: 'marked a step',
      closed: 'closed the case',
      reopened: 'reopened the case',
      removed: 'removed a piece of evidence',
      changed: 'changed the case',
      moved: 'moved the case here',
    } satisfies Record<CaseAct['did'], string>,
  },
} as const;
