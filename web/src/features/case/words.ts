import type { Case, CaseStepId } from '#domain/case/case';

/** What the list of cases, a new case, one case and its end say, in the order in which they are met. */
export const words = {
  list: {
    open: 'Open',
    closed: 'Closed',
    label: (title: string) => `${title} cases`,
    none: 'No open cases.',
    on: (platform: string) => `on ${platform}`,
    of: 'of',
    resembles: 'Kept as a look-alike of',
    mayImitate: 'Added as one that may imitate',
    linkAlone: 'Opened from its link alone',
    /** Of one that is kept for it, where none of its accounts was named. */
    yourBusiness: 'your business',
    asSaid: 'Said to impersonate',
    /** Of one that was closed as no copy: what was said last is the opposite. */
    firstSaid: 'First said to impersonate',
    firstJudged: (verdict: string) => `First judged: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
    checkAgain: (day: string) => `Check again on ${day}`,
    closedOn: (day: string) => `Closed on ${day}`,
    noReminder: 'No reminder',
    pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'} of evidence`,
  },
  fresh: {
    link: 'Link to the impersonating account',
    hint: 'For example, instagram.com/hollimund.clay. We read the link but don’t open it.',
    mine: 'Which of your accounts it impersonates',
    none: 'None in particular',
    account: (handle: string, platform: string) => `${handle} on ${platform}`,
    note: 'What it does (optional)',
    noteHint: 'Kept as evidence, with the time.',
    open: 'Open a case',
    opening: 'Opening the case',
    /** Somebody else was named, and an open case about the account says otherwise. */
    there: 'You already have an open case about this account. Say in it who is being impersonated.',
    /** Nobody opened a second one, and the note that was typed is in it. */
    isThere: 'This account already has an open case. Here it is.',
  },
  comparison: {
    from: 'from your comparison',
    picture: 'The picture you gave',
    likeness: ({ points, words }: { points?: number; words: string }, reasons: string) =>
      `${points === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : `Likeness ${points} of 100, ${words}`}. ${reasons}`,
    linkAlone: 'Only the link, so far.',
    on: (handle: string, platform: string) => `${handle} on ${platform}`,
    notLost: (why: string) => `${why} Nothing is lost: it’s still in this browser.`,
    save: 'Save as a case',
    saving: 'Saving',
    discard: 'Discard',
    discarded: 'Discarded. No case was opened.',
    banner: {
      label: 'Your comparison',
      compared: 'You compared ',
      with: (platform: string, whose?: 'me' | 'business' | 'else') =>
        ` on ${platform}${whose ? ` with ${{ me: 'your account', business: 'an account of your business', else: 'someone else’s account' }[whose]}` : ''}.`,
      gave: 'You gave us ',
      on: (platform: string) => ` on ${platform}.`,
      save: 'Save it as a case',
    },
  },
  page: {
    title: 'Case',
    loading: 'Loading the case',
    unknown: 'We can’t find this case',
    elsewhere:
      'It may have been deleted or moved to a business, or belong to someone else or to another sign-in of yours. ',
    ended: 'It may have been deleted. ',
    all: 'See all cases',
  },
  head: {
    all: 'All cases',
    allOf: (business: string) => `All cases of ${business}`,
    on: (platform: string) => `on ${platform}`,
    stepsDone: (done: number, of: number) => `${done} of ${of} steps done`,
    opened: (day: string) => `Opened on ${day}`,
    checkAgain: (day: string) => `Check again on ${day}`,
    next: (step: string) => `Next: ${step}`,
    again: (platform: string) => `Report it to ${platform} again`,
    after: { REFUSED: 'See who can review the refusal', ASKED_FOR_MORE: 'Send what they asked for' },
    finding: 'See the finding',
    account: 'Open the account',
    /** Of one that was opened again, by where it was seen. */
    seenAgain: {
      platform: (day: string) =>
        `Our scan saw this account on ${day}, after the case had been closed as gone.`,
      'web search': (day: string) =>
        `A web search showed this account on ${day}, after the case had been closed as gone. The search engine may have stored it before then.`,
      report: (day: string) =>
        `This account was given to us again on ${day}, after the case had been closed as gone.`,
    },
    noAccount: (platform: string, day: string) =>
      `On ${day}, ${platform} told our scan that it has no account by this name. Check the link: if it’s wrong, open a case with the right one. If you saw the account there yourself, it may be gone.`,
  },
  earlier: {
    closed: (noun: string, day: string, outcome: string) =>
      `An earlier case about this ${noun} was closed on ${day}: ${outcome}.`,
    notACopy: 'If nothing has changed since, there may be nothing to report.',
    see: 'See that case',
  },
  state: {
    reported: (day: string) => `Reported on ${day}`,
    notReported: 'Not reported yet',
    gone: (day: string) => `Gone since ${day}`,
    went: 'Gone',
    noAccount: 'No account by this name',
    saidGone: 'Said to be gone',
    seenAgain: (gone: string, day: string) => `${gone}; seen again on ${day}`,
    inWebAgain: (gone: string, day: string) => `${gone}; in web results on ${day}`,
    answered: {
      REMOVED: (day: string) => `Said to be removed on ${day}`,
      REFUSED: (day: string) => `Refused on ${day}`,
      ASKED_FOR_MORE: (day: string) => `They asked for more on ${day}`,
    },
  },
  step: {
    evidence: 'Keep the evidence',
    report: (platform: string) => `Report it to ${platform}`,
    tell: { me: 'Warn your followers', them: 'Warn their followers', customers: 'Warn your customers' },
    wait: 'Check again',
    answer: 'The platform’s answer',
    /** Of a registrar and a host. */
    answers: 'Their answers',
    outcome: 'How it ended',
  } satisfies Record<
    CaseStepId | 'answers',
    string | { me: string; them: string; customers: string } | ((platform: string) => string)
  >,
  outcome: {
    REMOVED: { words: 'Said to be gone', choice: 'The account is gone' },
    REFUSED: { words: 'Refused', choice: 'The platform refused' },
    NO_ANSWER: { words: 'No answer', choice: 'The platform never answered' },
    NOT_A_COPY: { words: 'Not a copy', choice: 'It wasn’t a copy after all' },
  } satisfies Record<NonNullable<Case['outcome']>, { words: string; choice: string }>,
  /** Of one that answered before. */
  silentSince: 'No further answer',
  /** Of a domain, which nobody calls an account. Here, as the dashboard loads this, and not the other words about domains. */
  domainOutcome: {
    REMOVED: 'The domain or its page is gone',
    REFUSED: 'They refused',
    NO_ANSWER: 'Nobody answered',
    NOT_A_COPY: 'It wasn’t a copy after all',
  } satisfies Record<NonNullable<Case['outcome']>, string>,
  compared: {
    title: 'Both accounts',
    /** Where a business's proven domain was compared, and no account of theirs. */
    ofDomain: {
      title: 'What was compared',
      yours: 'The name of your domain',
      handle: 'Your domain',
    },
    /** The account of somebody else who is impersonated. */
    ofOther: 'Their own account',
    /** Where somebody else is impersonated, and another account than theirs was compared, such as that of who reports. */
    ofElse: {
      title: 'What was compared',
      note: (account: string | undefined, name: string) =>
        `This compares it with ${account ?? 'another account'}, not with an account of ${name}’s. The report and the warning don’t use it; the evidence pack keeps it, and says so.`,
    },
    bySearch: (at: string) => `As our scan saw them on ${at}.`,
    bySearchAlone: (at: string) => `The other account is as our scan saw it on ${at}.`,
    /** `own`: the account of somebody else whom the case is for is not called the reader's. */
    besideListed: (at: string, own = 'Yours') =>
      `The other account is as our scan saw it on ${at}. ${own} is as it was listed here, and not as a scan saw it.`,
    ownElsewhere: (at: string, own = 'Yours') =>
      `The other account is as our scan saw it on ${at}. ${own}, on another platform, is as our scans last saw it, then or earlier.`,
    bySearchEngine: (at: string) =>
      `The other account is as a search engine had stored it when our scan asked on ${at}. The stored copy may be older, and no scan had seen the account itself by then.`,
    byPerson: (at: string) => `As you entered them on ${at}.`,
    given: (at: string) => `As you entered the other account on ${at}. No scan had seen it by then.`,
    /** Of a business's case: whoever reads it need not be who entered it. */
    ofBusiness: {
      byPerson: (at: string) => `As one of you entered them on ${at}.`,
      given: (at: string) => `As one of you entered the other account on ${at}. No scan had seen it by then.`,
    },
    why: 'Why',
    noPicture: 'Not kept',
  },
  /** On the dashboard. */
  openCases: { label: 'Your open cases', next: 'See what you can do next', open: 'Open the case' },
  removed: { list: 'Removed', back: 'Put back', isBack: 'Put back.' },
  waiting: 'Waiting for the connection. Leave this page open: it’s sent as soon as you’re back online.',
  deletion: {
    ask: 'Delete this case',
    title: 'Delete this case?',
    /** A business's case has no links for friends. */
    goes: (pieces: number, ofBusiness: boolean, isOpen: boolean) =>
      `${pieces === 1 ? 'Its piece of evidence' : `Its ${pieces} pieces of evidence`}${ofBusiness ? '' : ' and any link you gave to a friend'} will be deleted too. This can’t be undone.${isOpen ? ' If you’re done with it, close it instead.' : ''}`,
    delete: 'Delete it',
    deleting: 'Deleting',
    keep: 'Keep it',
    deleted: 'Case deleted.',
  },
  defence: {
    none: {
      title: 'Nothing is proven yet',
      words:
        'A proof shows how long you’ve controlled an account. It counts most if you made it before anyone reported you.',
      prove: 'Prove an account',
    },
    title: (name: string) => `Accounts of ${name}`,
    /** Their sign-in address stands in place of the name. */
    nameless: [
      'You have no name here yet, so the sheet and the file carry your sign-in address. ',
      'Add your name',
      '.',
    ],
    on: (platform: string) => `on ${platform}`,
    proven: (since: string, lastChecked: string | undefined) =>
      `Proven on ${since}${lastChecked ? `, last checked on ${lastChecked}` : ''}`,
    check: 'Anyone can check it: ',
    hash: 'SHA-256 of the file you can download',
    download: 'Download the file',
    print: 'Print this page',
    copyHash: 'Copy the SHA-256',
  },
} as const;
