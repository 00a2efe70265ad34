import { brand } from '../../brand.ts';
import { asRole, type BusinessRole, whatBusinessSees } from '../../business/role.ts';
import type { Letter, Part } from '../letter.ts';
import { pageLink } from '../page-link.ts';
import { safeText } from '../safe-text.ts';
import { utcMoment } from '../../utc.ts';

interface Invitation {
  business: string;
  /** How whoever invites calls themselves, if they do. */
  from: string | undefined;
  /** The address of whoever invites. */
  address: string;
  /** The domain that the business has proven, if any: its name is what somebody typed. */
  provenDomain: string | undefined;
  role: BusinessRole;
  /** When the link ends, ISO 8601. */
  until: string;
  token: string;
}

/** Asks somebody to join a business. The link works once; whoever ignores it hears no more of it. */
export function invitationLetter(invitation: Invitation, site: string | undefined): Letter {
  const business = safeText(invitation.business, 80);
  const address = safeText(invitation.address, 254);
  const from = invitation.from ? `${safeText(invitation.from, 80)} (${address})` : address;
  const words = (text: string): Part => ({ kind: 'words', text });
  const href = pageLink(site, '/business-invitation');
  return {
    subject: `${business} invites you to ${brand}`,
    preview: `${from} would like you to join as ${asRole[invitation.role]}.`,
    edge: 'seal',
    parts: [
      { kind: 'heading', text: `${business} invites you` },
      words(
        `${from} would like you to join the business account of ${business} as ${asRole[invitation.role]}. ${brand} finds accounts that copy people and brands.`,
      ),
      words(
        invitation.provenDomain
          ? `The business has proven to ${brand} that ${safeText(invitation.provenDomain, 254)} is its domain.`
          : `${brand} doesn’t know whose business this is: it hasn’t proven a domain. If you aren’t sure, ask someone there in another way before you join.`,
      ),
      words(`If you join, the admins and managers of ${business} see:`),
      { kind: 'list', items: [...whatBusinessSees.sees] },
      words('They never see:'),
      { kind: 'list', items: [...whatBusinessSees.not] },
      ...(href
        ? ([
            { kind: 'link', label: 'See the invitation', href: `${href}#${invitation.token}` },
          ] satisfies Part[])
        : []),
      {
        kind: 'note',
        text: `The invitation is open until ${utcMoment(Date.parse(invitation.until))}, and the link works once. If you don’t know who sent it, ignore this email.`,
      },
    ],
    footer: { why: `You receive this because ${business} entered this address at ${brand}.` },
  };
}
