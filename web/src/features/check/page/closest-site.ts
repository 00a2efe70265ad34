import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import { asSeen } from '#domain/engine/web/as-seen';
import { siteLikeness } from '#domain/engine/web/domain-likeness';
import { siteDiff } from '#domain/engine/web/site-diff';
import { siteOf } from '#domain/engine/web/web-shape';
import { words } from '../words.ts';

const sides = { yours: words.page.site.proven, theirs: words.page.given };

/** From here on two websites are worth showing letter by letter. */
const WORTH_SHOWING = 0.5;

/** How a website differs from the proven one that it is like, read out as drawn; undefined where it isn't like it. */
export function differenceOf(domain: string, host: string): HandleDiff | undefined {
  const [own, other] = [siteOf(domain), siteOf(host)];
  if (!own || !other || siteLikeness(own, other) < WORTH_SHOWING) return undefined;
  return siteDiff(asSeen(domain), asSeen(host), sides);
}
