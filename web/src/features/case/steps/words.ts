import { regionNames } from '#domain/case/region-names';
import type { PlatformAnswer, ReportFact } from '#domain/case/report-facts';

/** Nothing of what was done once. */
const often = (times: number) => (times < 2 ? '' : times === 2 ? 'twice ' : `${times} times `);

const secrets = (stop: '' | '.') => {
  const it = `It asks for passwords or card numbers${stop}`;
  return { me: it, them: it, us: it };
};

const wordless = (came: string) =>
  `They may ask for the platform’s answer. So far, the evidence pack only says that ${came}. Save the answer again below, with what they wrote or a screenshot.`;

/** What the steps of a case say, first to last; a step's title stands in the words of the case. */
export const words = {
  step: { done: 'Done', notSaved: (why: string) => `Not saved. ${why}` },
  evidence: {
    /** Until there is one. */
    screenshot: 'Take a screenshot while the account is still there.',
    /** The same, where nobody has seen the account itself yet. */
    open: 'Open the account and take a screenshot while it’s still there: so far, this case only holds what a search engine had stored.',
    each: 'Each piece is kept with the time and its SHA-256, a number that changes if anything in it changes.',
  },
  facts: {
    title: 'What else does it do?',
    hint: 'Whatever you check goes into the report.',
    advised: 'What to do about it',
    choice: {
      COPIES_PAGE: { me: 'Its page copies mine', them: 'Its page copies theirs', us: 'Its page copies ours' },
      ASKS_FOR_SECRETS: secrets(''),
      WRITES_TO_OTHERS: {
        me: 'It writes to my friends',
        them: 'It writes to people they know',
        us: 'It writes to our customers',
      },
      ASKS_FOR_MONEY: { me: 'It asks for money', them: 'It asks for money', us: 'It asks for money' },
      SHOWS_A_DOCUMENT: {
        me: 'It shows an identity document of mine',
        them: 'It shows an identity document of theirs',
        us: 'It shows a document of our business',
      },
    } satisfies Record<ReportFact, Record<'me' | 'them' | 'us', string>>,
    sentence: {
      COPIES_PAGE: {
        me: 'Its page copies mine.',
        them: 'Its page copies theirs.',
        us: 'Its page copies ours.',
      },
      ASKS_FOR_SECRETS: secrets('.'),
      WRITES_TO_OTHERS: {
        me: 'It writes to people I know.',
        them: 'It writes to people they know.',
        us: 'It writes to our customers.',
      },
      ASKS_FOR_MONEY: { me: 'It asks for money.', them: 'It asks for money.', us: 'It asks for money.' },
      SHOWS_A_DOCUMENT: {
        me: 'It shows an identity document of mine.',
        them: 'It shows an identity document of theirs.',
        us: 'It shows a document of our business.',
      },
    } satisfies Record<ReportFact, Record<'me' | 'them' | 'us', string>>,
    advice: {
      COPIES_PAGE:
        'Take a screenshot of its page while it’s there: the page may look different tomorrow, or to someone else.',
      ASKS_FOR_SECRETS:
        'Tell people not to enter anything there, and don’t try it yourself. Anyone who has should change that password and, if it was a card, call their bank.',
      WRITES_TO_OTHERS:
        'Warn the people it writes to first, then ask one of them for a screenshot of the message.',
      ASKS_FOR_MONEY:
        'Anyone who has paid should call their bank right away, then the police. Report the account as impersonation, not as spam or fraud: under another category, platforms often find no violation.',
      SHOWS_A_DOCUMENT:
        'Ask the authority that issued it whether to replace it. Cover its number in every screenshot you pass on.',
    } satisfies Record<ReportFact, string>,
  },
  report: {
    confirmed: (statement: string) =>
      `${statement}. That’s why we don’t prepare a report against it. If it’s impersonating you anyway, tell us on `,
    page: 'its check page',
    or: ' or use ',
    form: (platform: string) => `${platform}’s own form`,
    reportedOn: (day: string) => `Reported on ${day}`,
    undo: 'Undo',
    undoOf: (day: string) => `: reported on ${day}`,
    undone: 'No longer marked as reported.',
    /** Where another report was marked before. */
    stands: (day: string) => `Removed. The report of ${day} is the latest again.`,
    earlier: (days: readonly (readonly [day: string, times: number])[]) => {
      const told = days.map(([day, times]) => `${often(times)}on ${day}`);
      const isOne = days.length === 1 && days[0]![1] === 1;
      return `Reported before, ${new Intl.ListFormat('en').format(told)}. Your evidence pack has ${isOne ? 'that' : 'those'}, too.`;
    },
    ask: {
      title: 'Not reported after all?',
      text: (day: string) =>
        `The text of ${day} goes with the report, and the one on this page has changed since.`,
      answers: (count: number) =>
        count === 1
          ? 'The answer you noted is removed, too. You can put it back.'
          : 'The answers you noted are removed, too. You can put them back.',
      day: 'If only the day is wrong, change the date of the report instead.',
      yes: 'Not reported',
      no: 'Leave it',
    },
    marked: (day: string, remind?: string) =>
      `Marked as reported on ${day}.${remind ? ` We’ll remind you to check again on ${remind}.` : ''}`,
    /** Of a report whose text wasn't on the page when it was marked. */
    textLost: (day: string) => `The text of the report of ${day} wasn’t kept.`,
    missing: {
      noName: 'Your name isn’t in the text yet, and platforms ask for it.',
      addName: 'Add your name',
      noneThere: (platform: string) =>
        `${platform} may ask for a link to your own account there. If you have one, list it, and it’ll be in the text.`,
      list: 'List an account',
      /** Accounts of theirs that the text names, each with its platform. */
      listed: (accounts: readonly string[]) =>
        `The text names ${accounts.join(' and ')}, which ${accounts.length === 1 ? 'is' : 'are'} on your list of accounts but not proven.`,
    },
    sent: {
      other: (day: string) =>
        `This text has changed since you marked the report as sent. Your evidence pack has the text of ${day}.`,
      /** Where the text wasn't on the page when it was marked. */
      none: 'Your evidence pack doesn’t have the text of this report yet.',
      again: 'I’ve reported it again with this text',
      keep: 'This is what I sent then',
      kept: 'Your evidence pack has this text now.',
    },
    first: 'I reported it on',
    again: 'Date of the report',
    more: 'I reported it again on',
    mark: 'Mark as reported',
    markAgain: 'Mark as reported again',
    early: (day: string) => `That is before you reported it on ${day}.`,
    change: 'Change the date of the report',
  },
  /** Of a case that was closed as not a copy. */
  notACopy: {
    notReported: 'This case was closed as not a copy, so there is nothing to report.',
    reported: (platform: string) =>
      `This case was closed as not a copy. Tell ${platform} that you were mistaken: reply to the confirmation of your report, if there was one.`,
    notWarned:
      'This case was closed as not a copy. If you posted a warning, delete it, and tell the people who saw it that you were mistaken.',
    warned: 'Delete the warning you posted, and tell the people who saw it that you were mistaken.',
  },
  tell: {
    confirmed: (statement: string) => `${statement}. That’s why we don’t prepare a warning about it.`,
    me: 'Post this from your own account, so that everyone the copy has written to knows.',
    them: 'Post this from their own account, or from yours, so that everyone the copy has written to knows.',
  },
  wait: {
    usual: 'People report that platforms answer within 2–10 days. We can remind you.',
    closed: 'The case is closed, so you don’t have to check again.',
    /** Of one that a reminder was set for. */
    closedReminder: 'Case closed. No reminder will be sent.',
    label: 'Remind me',
    in: { 3: 'In three days', 7: 'In a week', 14: 'In two weeks' },
    /** Of a business it goes to more than whoever asks for it. */
    on: (day: string, isOfBusiness: boolean) =>
      `We’ll remind ${isOfBusiness ? 'everyone who gets alerts for the business' : 'you'} on ${day}`,
    /** Of whoever turned off the emails that bring it. */
    noEmail: [
      'Emails about copies are off, so it will only be among your notifications here. ',
      'Turn them on',
      '.',
    ],
    remove: 'Remove the reminder',
    removed: 'Reminder removed.',
    first: 'Or on this date',
    again: 'Date of the reminder',
    remind: 'Remind me',
    change: 'Change the date of the reminder',
    early: 'Choose a day after today.',
  },
  future: 'This date is in the future.',
  answer: {
    intro: (platform: string) =>
      `What ${platform} wrote back, word for word if you can. Anyone who reviews a refusal will ask for it.`,
    all: 'Answers',
    legend: 'Their answer',
    another: 'Have they answered again?',
    choice: {
      REMOVED: 'They removed it',
      REFUSED: 'They refused',
      ASKED_FOR_MORE: 'They asked for more',
    } satisfies Record<PlatformAnswer['answer'], string>,
    on: 'Date of the answer',
    noDay: 'Choose the day on which they answered.',
    early: (day: string) =>
      `That is before you reported it on ${day}. If the day of the report is wrong, change it above.`,
    text: 'What they wrote',
    screenshot: 'A screenshot of the answer',
    save: 'Save the answer',
    saving: 'Saving',
    saved: 'Answer saved.',
    remove: 'Remove',
    removeThis: (answer: string, day: string) => `Remove “${answer}”, ${day}`,
    removed: {
      alone: 'Answer removed.',
      pictured: 'Answer removed. A screenshot of it stays among the evidence.',
    },
    /** Below the answers. */
    waiting: (count: number) =>
      count === 1
        ? 'One answer was removed. It’s deleted for good with the case.'
        : `${count} answers were removed. They’re deleted for good with the case.`,
    notRemoved: (why: string) => `The answer couldn’t be removed: ${why}`,
    evidence: (platform: string, answer: string) => `Answer from ${platform}: ${answer}`,
    /** It was seen again after they said so. */
    notGone: 'It has been seen since. If it’s still there, tell them so in the same conversation.',
    next: {
      REMOVED: 'Check that it is gone, then close the case below.',
      REFUSED: 'A refusal isn’t the end of it.',
      ASKED_FOR_MORE: 'Send it in the same conversation, and check again in a few days.',
    } satisfies Record<PlatformAnswer['answer'], string>,
  },
  review: {
    later: (isOfBusiness: boolean) =>
      `If they refuse, or don’t answer for a week, this page says who can look at it again where ${isOfBusiness ? 'your business is' : 'you live'}.`,
    title: {
      refused: (platform: string) => `After the refusal by ${platform}`,
      silent: (platform: string, hasAnswered: boolean) =>
        `No ${hasAnswered ? 'further ' : ''}answer from ${platform}`,
    } satisfies Record<'refused' | 'silent', (platform: string, hasAnswered: boolean) => string>,
    where: { me: 'Where do you live?', us: 'Where is your business?' },
    choose: 'Choose',
    region: regionNames,
    suggested: {
      case: 'From another case. Change it if it’s wrong.',
      me: 'From your phone number. Choose another if it’s wrong.',
      us: 'From your company profile. Choose another if it’s wrong.',
    },
    none: (platform: string) =>
      `We don’t know of a certified body that takes ${platform}. The European Commission lists them all: `,
    list: {
      name: 'certified dispute bodies',
      url: 'https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement',
    },
    pack: {
      kept: 'If they ask for the platform’s answer, it’s in the evidence pack at the end of this page.',
      wordless: {
        refused: wordless('it refused'),
        silent: wordless('it asked for more'),
      },
      missing:
        'They may ask for the platform’s answer. Note it below, and it will be in the evidence pack at the end of this page.',
    },
  },
  outcome: {
    gone: (platform: string, day: string, isOfBusiness: boolean) =>
      `On ${day}, ${platform} told our scan that this account is no longer there. Check, then close the case. If a scan finds it again, ${isOfBusiness ? 'whoever gets your business’s alerts will' : 'you’ll'} hear from us. A scan can miss it, so check now and then.`,
    /** By where it was seen. */
    seenAgain: {
      platform: (day: string) =>
        `Our scan saw this account on ${day}, after you closed the case as gone. Open the account to check. If it’s there, reopen the case.`,
      'web search': (day: string) =>
        `A web search showed this account on ${day}, after you closed the case as gone. The search engine may have stored it before then, so open the account to check. If it’s there, reopen the case.`,
      report: (day: string) =>
        `This account was given to us again on ${day}, after you closed the case as gone. Open the account to check. If it’s there, reopen the case.`,
    },
    legend: 'How it ended',
    /** Where something was answered before. */
    silentSince: (isDomain: boolean) =>
      isDomain ? 'They haven’t answered since' : 'The platform hasn’t answered since',
    notReported:
      'If you reported it, mark the report above first. You can then also say that it was refused or never answered.',
    close: 'Close the case',
    closed: (outcome: string) => `Case closed: ${outcome}.`,
    closedOn: (day: string) => `Closed on ${day}`,
    reopen: 'Reopen the case',
    /** In place of it: of each account one case is open. */
    another: (noun: string) => `Another case about this ${noun} is open.`,
    seeAnother: 'See that case',
    reopened: 'Case reopened.',
  },
} as const;
