import { useId } from 'react';
import type { Case } from '#domain/case/case';
import type { DomainSeen } from '#domain/case/domain-seen';
import { asSeen } from '#domain/engine/web/as-seen';
import { resembles } from '#domain/domain-watch/name/resembles';
import { observations } from '#domain/domain-watch/observations';
import { utcDay, utcMoment } from '#domain/utc';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { words } from './words.ts';
import styles from '../BothAccounts.module.css';

const said = words.seen;

interface Props {
  seen: DomainSeen;
  one: Pick<Case, 'goneAt' | 'seenAgainAt' | 'closedAt' | 'unwatched'>;
}

/** What is known of the look-alike domain of a case, from when, and whether it is gone since. */
export function SeenDomain({ seen, one }: Props) {
  const id = useId();
  const { at, brand, score, foundBy, foundAt } = seen;
  const goneAt = one.seenAgainAt ? null : one.goneAt;
  const lines = [
    resembles(seen) ? said.likeness(score, asSeen(brand)) : said.imitates(asSeen(brand)),
    ...(foundBy === 'certificate' ? [said.certificate(utcDay(foundAt))] : []),
    ...(foundBy === 'given' ? [said.given(utcDay(foundAt))] : []),
    ...observations({ ...seen, goneAt }, brand),
  ];
  return (
    <section className={styles.both} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {said.title}
      </h2>
      <p className="quiet">
        {said.at(utcMoment(Date.parse(at)))}
        {!one.unwatched && ` ${said[one.closedAt ? 'stays' : 'follows']}`}
      </p>
      <ul className={styles.facts}>
        {lines.map((line) => (
          <li key={line}>
            <ShownText text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
