import type { ReactNode } from 'react';
import { isByPerson, type KnownProfile, type Snapshot } from '#domain/case/snapshot';
import { isAccount, isRead } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { oneSpaced } from '#domain/one-spaced';
import { dayOf } from '../../lib/when.ts';
import { ShownText } from '../text/ShownText.tsx';
import type { PairRow } from './Pair.tsx';
import { words } from './words.ts';
import styles from './profile-rows.module.css';

const said = words.rows;
const count = new Intl.NumberFormat('en-GB');

/** `seenBy`: of what stands in a case, whether somebody typed it. */
type Sides = Pick<Snapshot, 'yours' | 'theirs'> & Partial<Pick<Snapshot, 'seenBy'>>;

/** What both sides show of themselves, fact by fact; what neither shows is left out. `pictures`: of both, where one can be had. */
export function profileRows(
  { yours, theirs, seenBy }: Sides,
  pictures?: { yours: ReactNode; theirs: ReactNode },
): PairRow[] {
  const isTyped = !!seenBy && isByPerson({ seenBy, theirs });
  const gapWords = (side: KnownProfile) => {
    if (!isAccount(side)) return said.nothing;
    return !isTyped && isRead(side) ? said.none : said.unknown;
  };
  const gap = (side: KnownProfile) => <span className="quiet">{gapWords(side)}</span>;
  const rows: PairRow[] = [];
  const add = (label: string, ofYours: ReactNode, ofTheirs: ReactNode) =>
    rows.push({ label, yours: ofYours ?? gap(yours), theirs: ofTheirs ?? gap(theirs) });
  if (pictures) add(said.picture, pictures.yours, pictures.theirs);
  if (yours.platform && theirs.platform && yours.platform !== theirs.platform)
    add(said.platform, platformTable[yours.platform].name, platformTable[theirs.platform].name);
  if (yours.name || theirs.name) add(said.name, named(yours), same(yours.name, theirs.name));
  if (yours.bio || theirs.bio) add(said.bio, shown(yours.bio), same(yours.bio, theirs.bio));
  if (yours.location || theirs.location)
    add(said.location, shown(yours.location), same(yours.location, theirs.location));
  // One's own alone are no evidence.
  if (theirs.links?.length) add(said.links, links(yours.links), links(theirs.links));
  if (yours.createdAt || theirs.createdAt) add(said.since, since(yours.createdAt), since(theirs.createdAt));
  // Counts compare within one platform only: where just one side is known there is nothing to compare.
  if (yours.followers != null && theirs.followers != null)
    add(said.followers, number(yours.followers), number(theirs.followers));
  return rows;
}

const shown = (text?: string | null) => (text ? <ShownText text={text} /> : undefined);

/** Whoever opens the account reads the name that it shows there. */
const named = ({ name, shownName, platform }: KnownProfile) =>
  shownName && platform ? (
    <>
      {shown(name)}
      <br />
      <span className="label">
        <ShownText text={said.shownName(platformTable[platform].name, shownName)} />
      </span>
    </>
  ) : (
    shown(name)
  );

const same = (yours?: string | null, theirs?: string | null) =>
  yours && theirs && oneSpaced(yours) === oneSpaced(theirs) ? (
    <>
      <ShownText text={theirs} /> <span className={styles.same}>{said.same}</span>
    </>
  ) : (
    shown(theirs)
  );

/** As text: nobody should follow where a copy leads. */
const links = (all?: readonly string[] | null) =>
  all?.length ? (
    <span className="handle">
      <ShownText text={all.join(' ')} />
    </span>
  ) : undefined;

const since = (at?: string | null) => (at ? <span className="num">{dayOf(at)}</span> : undefined);

const number = (n: number) => <span className="num">{count.format(n)}</span>;
