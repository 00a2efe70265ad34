import type { ReactNode } from 'react';
import type { KnownProfile } from '#domain/case/snapshot';
import { platformTable } from '#domain/platform/platform-table';
import { oneSpaced } from '#domain/one-spaced';
import { dayOf } from '../../lib/when.ts';
import { ShownText } from '../text/ShownText.tsx';
import type { PairRow } from './Pair.tsx';
import { words } from './words.ts';
import styles from './profile-rows.module.css';

const said = words.rows;
const none = <span className="quiet">{said.none}</span>;
const shown = (text?: string | null) => (text ? <ShownText text={text} /> : none);
const count = new Intl.NumberFormat('en-GB');

/** What both sides show of themselves, fact by fact; what neither shows is left out. `pictures`: of both, where one can be had. */
export function profileRows(
  { yours, theirs }: { yours: KnownProfile; theirs: KnownProfile },
  pictures?: { yours: ReactNode; theirs: ReactNode },
): PairRow[] {
  const same = (a?: string | null, b?: string | null) =>
    a && b && oneSpaced(a) === oneSpaced(b) ? (
      <>
        {shown(b)} <span className={styles.same}>{said.same}</span>
      </>
    ) : (
      shown(b)
    );
  const rows: PairRow[] = [];
  if (pictures) rows.push({ label: said.picture, ...pictures });
  if (yours.platform && theirs.platform && yours.platform !== theirs.platform)
    rows.push({
      label: said.platform,
      yours: platformTable[yours.platform].name,
      theirs: platformTable[theirs.platform].name,
    });
  if (yours.name || theirs.name)
    rows.push({ label: said.name, yours: shown(yours.name), theirs: same(yours.name, theirs.name) });
  if (yours.bio || theirs.bio)
    rows.push({ label: said.bio, yours: shown(yours.bio), theirs: same(yours.bio, theirs.bio) });
  if (yours.location || theirs.location)
    rows.push({
      label: said.location,
      yours: shown(yours.location),
      theirs: same(yours.location, theirs.location),
    });
  // As text: nobody should follow where a copy leads. One's own alone are no evidence.
  const links = (all?: readonly string[] | null) =>
    all?.length ? (
      <span className="handle">
        <ShownText text={all.join(' ')} />
      </span>
    ) : (
      none
    );
  if (theirs.links?.length)
    rows.push({ label: said.links, yours: links(yours.links), theirs: links(theirs.links) });
  const since = (at?: string | null) => (at ? <span className="num">{dayOf(at)}</span> : none);
  if (yours.createdAt || theirs.createdAt)
    rows.push({ label: said.since, yours: since(yours.createdAt), theirs: since(theirs.createdAt) });
  const followers = (n?: number | null) =>
    n == null ? none : <span className="num">{count.format(n)}</span>;
  // Counts compare within one platform only: where just one side is known there is nothing to compare.
  if (yours.followers != null && theirs.followers != null)
    rows.push({
      label: said.followers,
      yours: followers(yours.followers),
      theirs: followers(theirs.followers),
    });
  return rows;
}
