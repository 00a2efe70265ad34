import { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import { isFromBefore } from '../scan/coverage.ts';
import { isOpen, type Scan, type SourceProgress } from '../scan/scan.ts';
import { mailWords } from './words.ts';

/** A scan as far as it tells where was looked, and what its mail says besides. */
export interface Covered extends Pick<Scan, 'requestedAt'> {
  sources: readonly Pick<SourceProgress, 'platform' | 'status' | 'at'>[];
  /** The person has proven an account: more proves nothing that a search waits for. */
  proven: boolean;
  /** Where the copies are that the mail is about: it can't say in the same breath that nobody looked there. */
  found: readonly Platform[];
}

/** What a scan searched, what stands from a search before it, and what it could not, in sentences that end a mail about it. */
export function coverageLines({ sources, requestedAt, proven, found }: Covered): string[] {
  const status = new Map(sources.map((source) => [source.platform, source.status]));
  const before = new Set(
    sources.filter((source) => isFromBefore(source, requestedAt)).map(({ platform }) => platform),
  );
  const names = (is: (status: SourceProgress['status'] | undefined) => boolean) =>
    Platform.options.filter((one) => is(status.get(one))).map((one) => platformTable[one].name);
  const looked = Platform.options.filter((one) => status.get(one) === 'looked');
  const [earlier, searched] = [true, false].map((was) =>
    looked.filter((one) => before.has(one) === was).map((one) => platformTable[one].name),
  ) as [string[], string[]];
  const part = names((one) => one === 'in part');
  const open = names(isUnderWay);
  const unseen = (is: (status: SourceProgress['status'] | undefined) => boolean) =>
    Platform.options
      .filter((one) => is(status.get(one)) && !found.includes(one))
      .map((one) => platformTable[one].name);
  const ended = new Set<string>(
    sources
      .filter(({ status: is, at }) => is === 'not asked' && at)
      .map(({ platform }) => platformTable[platform].name),
  );
  const notAsked = unseen((one) => one === 'not asked');
  const notYet = notAsked.filter((name) => !ended.has(name));
  const noLonger = notAsked.filter((name) => ended.has(name));
  const not = unseen(
    (one) => one !== 'looked' && one !== 'in part' && one !== 'not asked' && !isUnderWay(one),
  );
  const through = names((one) => one === 'looked' || one === 'in part').filter((name) => engine.has(name));
  const { coverage } = mailWords;
  return [
    searched.length > 0
      ? coverage.searched(listed(searched), searched.length, Platform.options.length)
      : part.length + earlier.length + open.length > 0
        ? undefined
        : coverage.nothing,
    earlier.length > 0 ? coverage.earlier(listed(earlier)) : undefined,
    part.length > 0 ? coverage.part(listed(part)) : undefined,
    open.length > 0 ? coverage.underWay(listed(open)) : undefined,
    notYet.length > 0 && notYet.length < Platform.options.length
      ? coverage.notYet(listed(notYet), proven)
      : undefined,
    noLonger.length > 0 ? coverage.noLonger(listed(noLonger), proven) : undefined,
    not.length > 0 && not.length < Platform.options.length ? coverage.not(listed(not)) : undefined,
    through.length > 0 ? coverage.through(listed(through)) : undefined,
  ].filter((line) => line !== undefined);
}

const isUnderWay = (status: SourceProgress['status'] | undefined): boolean =>
  status !== undefined && isOpen({ status });

/** Seen through a search engine, not by asking the platform itself. */
const engine = new Set(
  Platform.options
    .filter((one) => platformTable[one].search === 'web search')
    .map((one) => platformTable[one].name),
);

const listed = (names: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
