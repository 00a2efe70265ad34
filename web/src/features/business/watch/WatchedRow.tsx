import { asSeen } from '#domain/engine/web/as-seen';
import type { ShownDomain } from '#domain/contract/business-domains';
import { isToldGoneAndBack, isToldOf } from '#domain/domain-watch/domain-alert';
import { useNow } from '../../../lib/use-now.ts';
import { dayOf, whenWithin } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { useDomainCase } from '../../case/api.ts';
import { caseState } from '../../case/case-state.ts';
import { words as ofCases } from '../cases/words.ts';
import { useToldCall } from '../use-told-call.ts';
import { words as said } from './words.ts';
import { KeepDomain } from './KeepDomain.tsx';
import { ReportDomain } from './ReportDomain.tsx';
import { RemoveDomain } from './RemoveDomain.tsx';
import { differenceOf } from './difference-of.ts';
import { factsOf, factWords } from './facts-of.ts';
import { sinceOf } from './since-of.ts';
import styles from './WatchedDomains.module.css';

/** One look-alike domain: since when it exists, what it does, and what people say of it. */
export function WatchedRow({ businessId, name }: { businessId: string; name: ShownDomain }) {
  const now = useNow();
  const mark = useToldCall('mark-domain');
  const { domain, existence, lastLooked, silent, foundBy } = name;
  const seen = asSeen(domain);
  const set = (to: ShownDomain['mark'], told: string) =>
    void mark.act(
      { businessId, domain, mark: to ?? null, seenAs: name.mark ?? null },
      () => told,
      undefined,
      () => {
        void mark.act({ businessId, domain, mark: name.mark ?? null, seenAs: to ?? null }, () =>
          to ? said.saidUndone(seen) : said.saidMarked(seen),
        );
      },
    );
  const button = (label: string, to: ShownDomain['mark'], told: string) => (
    <button
      type="button"
      className="button quiet-button"
      disabled={mark.isPending}
      onClick={() => set(to, told)}
    >
      {label}
      <span className="vh"> {domain}</span>
    </button>
  );
  const facts = factsOf(name);
  const { kept, isPending } = useDomainCase(domain);
  const telling = {
    ...{ isTold: isToldOf(name), moves: isToldGoneAndBack(kept) },
    absent: existence === 'does not exist' && !name.firstSeen,
  };
  const ended = kept?.closedAt ? caseState(kept) : undefined;
  const isTheirs = existence === 'exists' && name.mark !== 'ours';
  const difference = differenceOf(name);
  const remarks = [
    sinceOf(name, now),
    said.found[foundBy],
    silent && lastLooked ? said.stale(whenWithin(lastLooked, now)) : '',
  ].filter(Boolean);
  return (
    <>
      <div>
        <span className="handle">
          <ShownText text={seen} />
        </span>
        {seen !== domain && <span className="label"> {domain}</span>}
        {name.mark && <span className="label"> {said.marks[name.mark]}</span>}
        <br />
        {difference && (
          <>
            <span className="small">{difference}</span>
            <br />
          </>
        )}
        <span className={styles.facts}>
          <span className="label">{remarks.join(', ')}</span>
          {facts.map((fact) => (
            <Mark key={fact} kind={fact === 'alike' ? 'copy' : fact === 'home' ? 'done' : 'wait'}>
              {factWords(fact, name, dayOf)}
            </Mark>
          ))}
          {ended && <Mark kind={ended.kind}>{ofCases.closed(ended.words)}</Mark>}
        </span>
      </div>
      <div className="actions">
        <KeepDomain {...{ businessId, domain, kept, isPending }} canKeep={isTheirs} />
        {name.mark ? (
          button(said.undo, null, said.saidUndone(seen))
        ) : (
          <>
            {button(said.seen, 'seen', said.saidSeen(seen, facts, telling))}
            {button(said.ours, 'ours', said.saidOurs(seen))}
            {foundBy === 'given' && <RemoveDomain businessId={businessId} domain={domain} />}
          </>
        )}
      </div>
      {isTheirs && <ReportDomain name={name} />}
    </>
  );
}
