import { brand } from '../../brand.ts';
import { asRole, type BusinessRole, whatBusinessSees } from '../../business/role.ts';
import type { Letter, Part } from '../letter.ts';
import { pageLink } from '../page-link.ts';
import { safeText, visibleText } from '../safe-text.ts';
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

/**
 * Asks somebody to join a business. The link works once; whoever ignores it hears no more of it. What whoever invites may type as
 * they like, their name and that of the business, stands in lines of its own: in a sentence it could say that it is proven.
 */
export function invitationLetter(invitation: Invitation, site: string | undefined): Letter {
  const { from, business, provenDomain, role, until, token } = invitation;
  const address = visibleText(invitation.address, 254);
  const words = (text: string): Part => ({ kind: 'words', text });
  const href = pageLink(site, '/business-invitation');
  return {
    subject: `${address} invites you to ${brand}`,
    preview: `${address} would like you to join a business account as ${asRole[role]}.`,
    edge: 'seal',
    parts: [
      { kind: 'heading', text: 'You’re invited to a business account' },
      words(
        `${address} would like you to join a business account as ${asRole[role]}. ${brand} finds accounts that copy people and brands.`,
      ),
      {
        kind: 'list',
        items: [
          `From: ${address}`,
          ...(from ? [`Their name, as they entered it: ${safeText(from, 80)}`] : []),
          `The business, as they entered it: ${safeText(business, 80)}`,
          provenDomain ? `Its proven domain: ${safeText(provenDomain, 254)}` : 'Its proven domain: none',
        ],
      },
      ...(provenDomain
        ? []
        : [
            words(
              `${brand} doesn’t know whose business this is: it hasn’t proven a domain. If you aren’t sure, ask someone there in another way before you join.`,
            ),
          ]),
      words('If you join, its admins and managers see:'),
      { kind: 'list', items: [...whatBusinessSees.sees] },
      words('They never see:'),
      { kind: 'list', items: [...whatBusinessSees.not] },
      ...(href
        ? ([{ kind: 'link', label: 'See the invitation', href: `${href}#${token}` }] satisfies Part[])
        : []),
      {
        kind: 'note',
        text: `The invitation is open until ${utcMoment(Date.parse(until))}, and the link works once. If you don’t know who sent it, ignore this email.`,
      },
    ],
    footer: { why: `You receive this because ${address} entered your address at ${brand}.` },
  };
}
