import { parse } from 'tldts';
import { classOfName, type MetClass } from '../domain-watch/name/class-of-name.ts';
import { bareOf } from '../engine/handle/handle-shape.ts';
import { createBrandIndex } from '../engine/index/brand-index.ts';
import { isLure } from '../engine/web/domain-likeness.ts';
import { siteOf } from '../engine/web/web-shape.ts';
import { hostOf } from './host-of.ts';

/** A business whose domain is watched for. */
export interface ProtectedBrand {
  businessId: string;
  domain: string;
  /** Its names, and other addresses that are its own. */
  names?: readonly string[];
  websites?: readonly string[];
}

/** A name in a certificate that passes for a protected domain. */
export interface CertificateHit {
  businessId: string;
  /** The protected domain. */
  brand: string;
  /** What may be somebody's own: the registrable domain, or the whole host where only that passes for the brand. */
  domain: string;
  class: MetClass;
  /** 0..100 */
  score: number;
  /** What somebody registered, also below a host that gives names away: one alarm each. */
  site: string;
}

/**
 * Tells for which brands a name in a certificate passes: the engine's own judgement, without what is the business's own. A brand
 * that is a common word ("mail", "support") stands in front of a thousand domains, so there a second element is asked for: the
 * word alone under another ending, the whole domain, or another word of the name.
 */
export function createBrandWatch(brands: readonly ProtectedBrand[]): (name: string) => CertificateHit[] {
  const domains = [...new Set(brands.map(({ domain }) => domain.toLowerCase()))];
  const index = createBrandIndex(domains, { oneOwner: false });
  const watched = domains.map((domain) =>
    brands.filter((brand) => brand.domain.toLowerCase() === domain).map((brand) => watchedBrand(brand)),
  );
  return (name) => {
    const host = hostOf(name);
    const matches = host ? index.find(host) : [];
    if (!host || matches.length === 0) return [];
    const registrable = siteOf(host)!.domain;
    const itself = new Set(index.find(registrable).map(({ brand }) => brand));
    const site = parse(host, { allowPrivateDomains: true }).domain ?? registrable;
    return matches.flatMap(({ brand, value }) =>
      watched[brand]!.filter(({ own, takes }) => !own.has(registrable) && takes(host)).map(
        ({ businessId }) => {
          const domain = itself.has(brand) ? registrable : host.replace(/^www\./, '');
          const kind = classOfName(domains[brand]!, domain);
          return {
            businessId,
            brand: domains[brand]!,
            domain,
            class: kind,
            score: Math.round(value * 100),
            site,
          };
        },
      ),
    );
  };
}

/** Whose own what is, and whether a host says enough to pass for it. */
function watchedBrand({ businessId, domain, names = [], websites = [] }: ProtectedBrand) {
  const own = new Set([domain, ...websites].flatMap((address) => siteOf(address)?.domain ?? []));
  const label = siteOf(domain)?.label.bare ?? '';
  if (!isLure(label)) return { businessId, own, takes: () => true };
  const words = names
    .flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
    .map(bareOf)
    .filter((word) => word.length >= 4 && word !== label && !isLure(word));
  const takes = (host: string) => {
    const other = siteOf(host)!;
    if (other.label.bare === label || host.includes(domain)) return true;
    const said = [other.label.bare, ...other.before];
    return words.some((word) => said.some((part) => part.includes(word)));
  };
  return { businessId, own, takes };
}
