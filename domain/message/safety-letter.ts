import { LEGAL_MAILBOX } from '../legal-mailbox.ts';
import type { PlannedDeletion } from '../rights/planned-deletion.ts';
import { type Letter, type Part } from './letter.ts';
import { utcMoment } from '../utc.ts';
import { pageLink } from './page-link.ts';
import { safeText } from './safe-text.ts';
import { mailWords } from './words.ts';

export const factorNames = {
  TOTP: 'Codes from an authenticator app',
  SMS: 'Codes by text message',
} as const;
export type FactorName = keyof typeof factorNames;

/** Something about the safety of an account that its owner should hear of, whoever did it. */
export type SafetyNotice =
  | { kind: 'factor'; factor: FactorName; on: boolean; others: boolean }
  | { kind: 'password' }
  /** `to` masked: the earlier address may be somebody else's by now. Without it, this mail goes there itself. */
  | { kind: 'email'; to?: string }
  /** `from`: a network address. */
  | { kind: 'device'; name: string; from: string }
  /** A business of theirs, by its name. */
  | { kind: 'business deleted'; name: string }
  /** `because`: of one that was planned for its day. */
  | { kind: 'deleted'; because?: PlannedDeletion['because'] };

/** What happened, and what to do if it was not the person. It cannot be stopped, and so has no link for that. */
export function safetyLetter(notice: SafetyNotice, at: number, site: string | undefined): Letter {
  const { title, what, ifNot } = wordsOf(notice);
  const security = notice.kind === 'deleted' ? undefined : pageLink(site, '/settings/security');
  const words = (text: string): Part => ({ kind: 'words', text });
  return {
    subject: title,
    preview: what,
    parts: [
      { kind: 'heading', text: title },
      words(what),
      words(`This happened on ${utcMoment(at)}. If it was you, there is nothing to do.`),
      words('If it wasn’t you:'),
      { kind: 'list', items: ifNot },
      ...(security ? [{ kind: 'link', label: 'Open your security settings', href: security } as const] : []),
    ],
    footer: { why: mailWords.footer.safety },
  };
}

/** An address in numbers is shown as it is; no mail program makes a link of one that has no scheme. */
const networkAddress = (from: string) =>
  /^(?:\d{1,3}\.){3}\d{1,3}$|^[\da-f:]{2,39}$/i.test(from) ? from : safeText(from);

interface Words {
  title: string;
  what: string;
  ifNot: string[];
}

const changePassword = 'Change your password under Settings, Security.';
const outEverywhere = 'Then sign out everywhere, on the same page.';
/** Who signs in with another service has no password here. */
const orThere = 'If you sign in with another service, such as Google or Apple, change your password there.';
const thenOut = 'Then sign out everywhere, under Settings, Security.';
const lockedOut = `If you can’t sign in anymore, choose “Forgot your password?” on the sign-in page. If that doesn’t help, write to ${LEGAL_MAILBOX}.`;

function wordsOf(notice: SafetyNotice): Words {
  switch (notice.kind) {
    case 'factor':
      return factorWords(notice);
    case 'password':
      return {
        title: 'Your password was changed',
        what: 'The password of your Countersign account was replaced with a new one.',
        ifNot: [
          'Set a new one: choose “Forgot your password?” on the sign-in page.',
          'Then sign in and choose “Sign out everywhere” under Settings, Security.',
          `If that doesn’t help, write to ${LEGAL_MAILBOX}.`,
        ],
      };
    case 'email':
      return {
        title: 'Your sign-in address was changed',
        what: notice.to
          ? `You now sign in to Countersign with another address, ${safeText(notice.to)}. Codes and notices go there.`
          : 'You now sign in to Countersign with this address. Codes and notices come here.',
        ifNot: [
          `Write to ${LEGAL_MAILBOX} from your previous address. We’ll look into it with you.`,
          `If you’re still signed in somewhere, change your password and sign out everywhere, both under Settings, Security. ${orThere}`,
        ],
      };
    case 'device':
      return {
        title: 'A new device signed in',
        what: `${safeText(notice.name)} signed in to your Countersign account${notice.from ? `, from the network address ${networkAddress(notice.from)}` : ''}. We have no record of this device from the last 90 days.`,
        ifNot: [`${changePassword} ${orThere}`, thenOut, lockedOut],
      };
    case 'business deleted': {
      const name = safeText(notice.name, 80);
      return {
        title: `${name} was deleted`,
        what: `The business account of ${name} was deleted, with its seats, invitations, cases and everything found for it.`,
        ifNot: [
          `${changePassword} ${orThere}`,
          thenOut,
          `Write to ${LEGAL_MAILBOX}. We don’t restore a deleted business account, but we’ll look into how it happened.`,
        ],
      };
    }
    case 'deleted':
      return {
        title: 'Your account was deleted',
        what: `Your Countersign account is closed${notice.because ? ends[notice.because] : ''}, and everything stored in it is being removed. This is our last email.`,
        ifNot: [
          `Write to ${LEGAL_MAILBOX} from this address. We don’t restore a deleted account, but we’ll look into how it happened.`,
          notice.because === 'MAILBOX'
            ? 'Whoever did this could read your email. Change the password of your mailbox.'
            : 'Whoever did this could sign in as you. If you signed in with a password that you use anywhere else, change it there. If you signed in with another service, such as Google or Apple, check who has access to your account there.',
        ],
      };
  }
}

/** Why an account ended on a day that its owner was told of before. */
const ends: Record<PlannedDeletion['because'], string> = {
  MAILBOX: ', as someone with access to this mailbox asked',
  DATE_OF_BIRTH: ' because of a date of birth below the age for an account',
};

function factorWords({ factor, on, others }: Extract<SafetyNotice, { kind: 'factor' }>): Words {
  const name = factorNames[factor];
  const title = `${name} were turned ${on ? 'on' : 'off'}`;
  if (on)
    return {
      title,
      what: others
        ? 'When you sign in, you can now choose between this second step and the one you already use.'
        : 'When you sign in, Countersign now asks for a code in addition to your password.',
      ifNot: [changePassword, 'Turn this second step off on the same page.', outEverywhere, lockedOut],
    };
  return {
    title,
    what: others
      ? 'When you sign in, Countersign still asks for your other second step.'
      : 'When you sign in, Countersign now asks only for your password.',
    ifNot: [changePassword, 'Turn the second step on again on the same page.', outEverywhere, lockedOut],
  };
}
