import { type Finding, isAccount } from '#domain/scan/finding';
import { type NewsServices, tellNews } from '../../news/tell-news.ts';
import { keyHash } from '../../runtime/hash.ts';
import { brandFindingPath } from './brand-path.ts';
import { notificationOf } from './notification-of.ts';

/** Tells everybody in a business who gets its alerts, and its webhook, in the words that a person reads of their own. */
export async function tellBusiness(
  { businessId, name }: { businessId: string; name: string | undefined },
  finding: Finding,
  at: string,
  services: NewsServices,
  broughtBy?: string,
): Promise<void> {
  const said = notificationOf(businessId, finding, at);
  if (!said) return;
  const ofBusiness = (id: string) => keyHash(`${businessId}#${id}`);
  const news = {
    id: ofBusiness(said.id),
    ...(said.takesBack && { takesBack: said.takesBack.map(ofBusiness) }),
    title: said.title.charAt(0).toLowerCase() + said.title.slice(1),
    body: [
      said.body,
      comparedWith(finding),
      said.kind === 'FINDING' && mayBeTheirs(finding),
      isGiven(finding) && given,
    ]
      .filter(Boolean)
      .join(' '),
    link: brandFindingPath(businessId, finding.id),
  };
  // By what stands before them, a mail that gathers many counts the copies of a business.
  await tellNews({ businessId, name: name || 'Your business' }, news, at, services, broughtBy);
}

/** A business may list many accounts: which of them it is, or that it is none. */
const comparedWith = ({ yours }: Finding): string =>
  `Compared with ${isAccount(yours) ? yours.handle : `${yours.handle}, the name of your domain`}.`;

/** Beside the name of the domain, their own account looks as a copy of it does. */
const mayBeTheirs = ({ yours }: Finding) =>
  !isAccount(yours) && 'If the account is yours, say so on the list.';

const isGiven = ({ theirs }: Finding): boolean => theirs.seenIn === 'report';
const given = 'Someone in your business gave it to us; no scan has seen it.';
