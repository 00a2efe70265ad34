import { opensProfile } from '#domain/platform/opens-profile';
import { asSeen, inFull } from '#domain/engine/web/as-seen';
import type { Case } from '#domain/case/case';
import { comparedAs } from '#domain/case/compared/compared-as';
import { resembles } from '#domain/domain-watch/name/resembles';
import { answersIn } from '#domain/case/last-answer';
import { pastedLink } from '#domain/case/link/pasted-link';
import { placeName } from '#domain/case/place';
import type { Told } from '#domain/case/represented/told';
import { isFromSearchEngine } from '#domain/case/snapshot';
import { utcMoment } from '#domain/utc';
import type { CaseBusiness } from '../../owner/case-business.ts';
import { endingOf } from '../../case-state.ts';
import { words as packWords } from '../words.ts';
import { writtenDays } from '../report/reports.ts';
import { INK, type Paper } from '../paper.ts';

/** Which account it is, whom it is said to impersonate, and where the case stands. */
export function drawOpening(paper: Paper, one: Told, business?: CaseBusiness): void {
  const { handle, platform, imitates, behalf, snapshot, url, createdAt, goneAt } = one;
  const { outcome, seenAgainAt, seenAgainIn } = one;
  const { facts } = packWords;
  paper.write(packWords.title, { style: 'bold', size: 10, color: INK.seal });
  paper.gap(4);
  const isDomain = platform === 'DOMAIN';
  paper.write(isDomain ? asSeen(handle) : handle, { style: 'mono', size: 24 });
  if (isDomain && asSeen(handle) !== handle) paper.write(handle, { style: 'mono', size: 11 });
  if (!isDomain) paper.write(packWords.on(placeName(platform)), { size: 13, color: INK.quiet });
  paper.gap(4);
  const mine =
    imitates &&
    (isDomain ? inFull(imitates.handle) : packWords.account(imitates.handle, placeName(imitates.platform)));
  const name = business?.name ?? behalf?.name ?? snapshot?.yours.name ?? imitates?.name;
  const whom = [name, mine].filter(Boolean).join(', ');
  if (whom) paper.write(saidOf(one)(whom), { size: 11 });
  paper.gap(8);
  paper.rule(INK.text, 0.9);
  const moment = (at: string) => utcMoment(Date.parse(at));
  if (business) paper.row(facts.business, [business.name]);
  if (business?.domain) paper.row(facts.domain, [business.domain]);
  if (!isDomain)
    paper.row(facts.link, [pastedLink(one) ?? (opensProfile(url) ? url : '-')], { style: 'mono' });
  if (snapshot && !one.comparedElse) {
    const likeness = isFromSearchEngine(snapshot) ? packWords.likenessBySearchEngine : packWords.likeness;
    const { words, points } = comparedAs(snapshot);
    const came =
      points === undefined ? words[0]!.toUpperCase() + words.slice(1) : packWords.points(points, words);
    paper.row(facts.likeness, [likeness(came, moment(snapshot.at))]);
  }
  paper.row(facts.opened, [moment(createdAt)]);
  paper.row(facts.reported, [writtenDays(one) || facts[dayless(one)]]);
  // Of one that was closed otherwise, how it ended stands below, as its page says it.
  if (goneAt && !seenAgainAt && (!outcome || outcome === 'REMOVED'))
    paper.row(facts.gone, [packWords.goneAt(moment(goneAt))]);
  paper.row(facts.outcome, [endingOf({ ...one, ...answersIn(one) })?.words ?? facts.open]);
  if (seenAgainAt)
    paper.row(facts.seenAgain, [packWords.seenAgain[seenAgainIn ?? 'platform'](moment(seenAgainAt))]);
}

/** What stands in place of the day of a report. */
const dayless = ({ answers, outcome }: Case) =>
  answers?.length ? 'dayNotNoted' : outcome === 'NOT_A_COPY' ? 'neverReported' : 'notReported';

/** What the head says that it does to whom. */
function saidOf({ platform, domain }: Case): (whom: string) => string {
  if (platform !== 'DOMAIN') return packWords.impersonates;
  return domain && !resembles(domain) ? packWords.mayImitate : packWords.resembles;
}
