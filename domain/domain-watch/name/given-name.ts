import { domainLikeness } from '../../engine/web/web-signal.ts';
import { webShape } from '../../engine/web/web-shape.ts';
import { classOfName, type MetClass } from './class-of-name.ts';

/** How far (0..100) a name that people gave us passes for the protected one; any name may be given, also one that is nothing like it. */
export const givenName = (brand: string, domain: string): { class: MetClass; score: number } => ({
  class: classOfName(brand, domain),
  score: Math.round((domainLikeness(webShape(brand, []), webShape(domain, []))?.value ?? 0) * 100),
});
