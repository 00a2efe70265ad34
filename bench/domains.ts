import { createRequire } from 'node:module';
import { judge } from '../domain/engine/judge/judge.ts';
import { puny } from '../domain/engine/web/punycode.ts';
import { lines } from './data.ts';
import { THRESHOLD } from './handles.ts';
import { INVENTED } from './own/domains.ts';
import { type Part, percent, row } from './row.ts';

const BRANDS = ['paypal.com', 'netflix.com', 'instagram.com', 'microsoft.com', 'dropbox.com', 'chase.com'];
/** What the brands themselves own in the list: an allow-list's work, not a false alarm. */
const OWN =
  /^(paypal(objects|-communication)?|s-microsoft|microsoft(translator|online-p)?|netflix|dropbox(usercontent|static|atwork)?|chase|instagram)\./;

/** Look-alikes made by somebody else's generator, and every domain of a list of the world's most asked for. */
export const domains: Part = {
  name: 'Domains',
  needs: ['domains/opendns-top-domains.txt'],
  run() {
    const group = `Domains, score >= ${THRESHOLD}`;
    const typosquotter = createRequire(import.meta.url)('typosquotter') as (
      domain: string,
    ) => Record<string, string[]>;
    const benign = lines('domains/opendns-top-domains.txt').filter((domain) => !OWN.test(domain));
    const score = (brand: string, domain: string) => judge({ domain: brand }, { domain }).score;
    const fakes = BRANDS.flatMap((brand) =>
      Object.entries(typosquotter(brand)).flatMap(([technique, made]) =>
        made
          .filter((domain) => domain !== brand)
          .map((domain) => ({
            technique,
            found: score(brand, domain.split('.').map(puny).join('.')) >= THRESHOLD,
          })),
      ),
    );
    const alarms = BRANDS.flatMap((brand) =>
      benign.filter((domain) => score(brand, domain) >= THRESHOLD).map((domain) => `${domain} for ${brand}`),
    );
    const invented = Object.entries(INVENTED).flatMap(([brand, made]) =>
      made.map((domain) => score(brand, domain.split('.').map(puny).join('.')) >= THRESHOLD),
    );
    const wrong = Object.keys(INVENTED).flatMap((brand) =>
      benign.filter((domain) => score(brand, domain) >= THRESHOLD),
    );
    const found = (technique?: string) =>
      percent(fakes.filter((fake) => !technique || fake.technique === technique).map((fake) => fake.found));
    return [
      row(
        group,
        'look-alikes found',
        found(),
        '%',
        '>=',
        70,
        `${fakes.length} made by typosquotter for ${BRANDS.length} brands`,
      ),
      ...[...new Set(fakes.map(({ technique }) => technique))].map((technique) =>
        row(group, `  ${technique}`, found(technique), '%'),
      ),
      row(group, 'of invented brands, by the habits of phishing', percent(invented), '%', '>=', 95,
        `${invented.length} written by hand for ${Object.keys(INVENTED).length} brands; false alarms: ${wrong.length}`), // prettier-ignore
      row(group, 'false alarms a brand in 10,000', (alarms.length / BRANDS.length / benign.length) * 10_000, '', '<=', 0.5,
        `look-alikes found: ${found().toFixed(1)} %; ${alarms.length} in ${benign.length} domains: ${alarms.slice(0, 4).join(', ') || 'none'}`), // prettier-ignore
    ];
  },
};
