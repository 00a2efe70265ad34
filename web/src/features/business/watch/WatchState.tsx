import type { ShownDomain } from '#domain/contract/business-domains';
import { existedAt } from '#domain/domain-watch/existed-at';
import { useNow } from '../../../lib/use-now.ts';
import { whenWithin } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { upcoming } from '../../scan/next/next-search.ts';
import { words as said } from './words.ts';
import type { Domains } from './use-domains.ts';

/** How the check of the look-alikes goes; until it is over, also what is known from the last one. */
export function WatchState({ data }: { data: Domains }) {
  const now = useNow();
  const { state, plannedFor, why, lastLooked, looked, existing, removed, silent, domains } = data;
  const { added, found } = since(domains, lastLooked);
  const last = lastLooked && whenWithin(lastLooked, now);
  return (
    <div role="status">
      {state === 'waiting' && <Mark kind="wait">{last ? said.waiting : said.first}</Mark>}
      {plannedFor && (
        <Mark kind="wait">
          {Date.parse(plannedFor) > now ? said.planned(upcoming(plannedFor, now)) : said.first}
        </Mark>
      )}
      {state === 'running' && <Mark kind="part">{said.running(looked)}</Mark>}
      {state === 'could not look' && (
        <>
          <Mark kind="none">{said.failed}</Mark>
          <p className="quiet small prose">{said.failedWhy(sentence(why ?? ''))}</p>
        </>
      )}
      {last && (
        <p className="prose">
          {state === 'done' ? said.done(last, looked, existing, silent) : said.last(last, existing)}
          {removed > 0 && ` ${said.removedSince(removed)}`}
          {added > 0 && ` ${said.since(added)}`}
          {found > 0 && ` ${said.foundSince(found)}`}
        </p>
      )}
    </div>
  );
}

/** How many of the list the last check couldn't count: what was added by hand after it, and what was found to exist after it. */
function since(domains: Domains['domains'], lastLooked: Domains['lastLooked']) {
  if (!lastLooked) return { added: 0, found: 0 };
  const isAdded = ({ foundBy, foundAt }: ShownDomain) => foundBy === 'given' && foundAt > lastLooked;
  const isFound = (one: ShownDomain) =>
    one.existence === 'exists' && !isAdded(one) && !existedAt(one, lastLooked);
  return { added: domains.filter(isAdded).length, found: domains.filter(isFound).length };
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
