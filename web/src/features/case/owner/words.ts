import type { CaseAct } from '#domain/case/act';

/** What a case of a business says besides. */
export const words = {
  sure: 'I compared both accounts, and I report for this business.',
  /** Where the name of its domain was compared: there is no second account. */
  sureAlone: 'I looked at this account, and I report for this business.',
  wrote: {
    title: 'Who did what',
    /** Of whom nothing is known any more: they left, or deleted their account. */
    gone: 'Someone who has left',
    left: 'no longer in this business',
    did: {
      opened: 'opened the case',
      evidence: 'added evidence',
      report: 'set the day of the report',
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
