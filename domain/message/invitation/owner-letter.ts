import { brand } from '../../brand.ts';
import { LEGAL_MAILBOX } from '../../legal-mailbox.ts';
import { utcMoment } from '../../utc.ts';
import type { Letter, Part } from '../letter.ts';
import { pageLink } from '../page-link.ts';
import { safeText } from '../safe-text.ts';

/** A business was handed on. Names are what their owners typed. */
export interface HandedOn {
  businessId: string;
  business: string;
  owner: string;
  previous: string;
  /** Milliseconds. */
  at: number;
}

/** Tells both sides of it, whoever pressed the button: an owner can delete a business. It cannot be stopped. */
export function ownerLetter(to: 'owner' | 'previous', handed: HandedOn, site: string | undefined): Letter {
  const [business, owner, previous] = [handed.business, handed.owner, handed.previous].map((name) =>
    safeText(name, 80),
  ) as [string, string, string];
  const said = (to === 'owner' ? toOwner : toPrevious)({
    business,
    owner,
    previous,
    page: membersPage(handed),
  });
  const href = pageLink(site, said.page);
  const words = (text: string): Part => ({ kind: 'words', text });
  return {
    subject: said.title,
    preview: said.what,
    parts: [
      { kind: 'heading', text: said.title },
      words(said.what),
      words(`This happened on ${utcMoment(handed.at)}. ${said.calm}`),
      { kind: 'list', items: said.ifNot },
      ...(href ? [{ kind: 'link', label: said.link, href } satisfies Part] : []),
    ],
    footer: {
      why: `You receive this because you are ${to === 'owner' ? 'the owner' : 'an admin'} of ${business} at ${brand}.`,
    },
  };
}

/** Whoever is in several businesses comes to the one that it is about. */
const membersPage = ({ businessId }: Pick<HandedOn, 'businessId'>): string =>
  `/business-settings?businessId=${encodeURIComponent(businessId)}#members`;

type Names = Record<'business' | 'owner' | 'previous', string>;

const toOwner = ({ business, previous, page }: Names & { page: string }) => ({
  title: `You now own ${business}`,
  what: `${previous} made you the owner of ${business} at ${brand}. Only you can now delete it or make someone else its owner.`,
  calm: 'If you agreed on this, there is nothing to do. If you didn’t expect it:',
  ifNot: [
    `Ask ${previous}, in a way you trust, whether it was them.`,
    'You can make them the owner again under Business settings, Members.',
  ],
  link: 'Open the business settings',
  page,
});

const toPrevious = ({ business, owner }: Names) => ({
  title: `${business} has a new owner`,
  what: `${owner} now owns ${business} at ${brand}. You’re still an admin, and no longer able to delete it or hand it over.`,
  calm: 'If it was you who did this, there is nothing to do. If it wasn’t:',
  ifNot: [
    'Change your password under Settings, Security, and sign out everywhere on the same page.',
    `Ask ${owner} to make you the owner again.`,
    `If that doesn’t help, write to ${LEGAL_MAILBOX}.`,
  ],
  link: 'Open your security settings',
  page: '/settings/security',
});
