import { LEGAL_MAILBOX } from '../legal-mailbox.ts';
import { type Letter, type Part } from './letter.ts';
import { pageLink } from './page-link.ts';
import { safeText } from './safe-text.ts';

export const factorNames = {
  TOTP: 'Codes from an authenticator app',
  SMS: 'Codes by text message',
} as const;
export type FactorName = keyof typeof factorNames;

/** Something about the safety of an account that its owner should hear of, whoever did it. */
export type SafetyNotice =
  | { kind: 'factor'; factor: FactorName; on: boolean; others: boolean }
  | { kind: 'password' }
  /** `to` masked. Goes to both addresses. */
  | { kind: 'email'; to: string }
  /** `from`: a network address. */
  | { kind: 'device'; name: string; from: string }
  | { kind: 'deleted' };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

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
      words(`We saw it on ${day.format(at)} UTC. If it was you, there is nothing to do.`),
      words('If it was not you:'),
      { kind: 'list', items: ifNot },
      ...(security ? [{ kind: 'link', label: 'Open your security settings', href: security } as const] : []),
    ],
    footer: {
      why: 'You get this mail because it is about the safety of your account. Such mails come whatever you chose for others.',
    },
  };
}

interface Words {
  title: string;
  what: string;
  ifNot: string[];
}

const changePassword = 'Change your password under Settings, Security.';
const outEverywhere = 'Then sign out everywhere, on the same page.';
const lockedOut = `If you cannot sign in any more, choose “Forgot your password?” at the sign-in. If that does not help, write to ${LEGAL_MAILBOX}.`;

function wordsOf(notice: SafetyNotice): Words {
  switch (notice.kind) {
    case 'factor':
      return factorWords(notice);
    case 'password':
      return {
        title: 'Your password was changed',
        what: 'The password of your Countersign account is another one now.',
        ifNot: ['Set a new one: choose “Forgot your password?” at the sign-in.', outEverywhere, lockedOut],
      };
    case 'email':
      return {
        title: 'You sign in with another address now',
        what: `Your Countersign account is signed in to with ${safeText(notice.to)} from now on. Codes and notices go there.`,
        ifNot: [
          `Write to ${LEGAL_MAILBOX} from the address you had before; we look at it with you.`,
          'If you are still signed in somewhere: change your password under Settings, Security, and sign out everywhere.',
        ],
      };
    case 'device':
      return {
        title: 'A new device signed in',
        what: `${safeText(notice.name)} signed in to your Countersign account for the first time${notice.from ? `, from the network address ${safeText(notice.from)}` : ''}.`,
        ifNot: [changePassword, outEverywhere, lockedOut],
      };
    case 'deleted':
      return {
        title: 'Your account is deleted',
        what: 'Your Countersign account was closed, and what is stored about you is being removed. This is the last mail.',
        ifNot: [
          `Write to ${LEGAL_MAILBOX} from this address. Nobody can bring back what is removed, but we look at how it happened.`,
          'Whoever did it knew your password: change it wherever else you use it.',
        ],
      };
  }
}

function factorWords({ factor, on, others }: Extract<SafetyNotice, { kind: 'factor' }>): Words {
  const name = factorNames[factor];
  const title = `${name} were turned ${on ? 'on' : 'off'}`;
  if (on)
    return {
      title,
      what: `From now on your Countersign account asks for a code beside the password. ${name} were turned on.`,
      ifNot: [changePassword, 'Turn this second step off there.', outEverywhere, lockedOut],
    };
  return {
    title,
    what: others
      ? 'Your Countersign account still asks for the other second step beside the password.'
      : 'Your Countersign account asks for the password alone from now on.',
    ifNot: [changePassword, 'Turn the second step on again there.', outEverywhere, lockedOut],
  };
}
