import { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { SourceProgress } from '../scan/scan.ts';
import { mailWords } from './words.ts';

/** What a scan searched and what it could not, in sentences that end a mail about it. */
export function coverageLines(sources: readonly Pick<SourceProgress, 'platform' | 'status'>[]): string[] {
  const status = new Map(sources.map((source) => [source.platform, source.status]));
  const names = (is: (status: SourceProgress['status'] | undefined) => boolean) =>
    Platform.options.filter((one) => is(status.get(one))).map((one) => platformTable[one].name);
  const searched = names((one) => one === 'looked');
  const part = names((one) => one === 'in part');
  const notYet = names((one) => one === 'not asked');
  const not = names((one) => one !== 'looked' && one !== 'in part' && one !== 'not asked');
  const { coverage } = mailWords;
  return [
    searched.length > 0
      ? coverage.searched(listed(searched), searched.length, Platform.options.length)
      : part.length > 0
        ? undefined
        : coverage.nothing,
    part.length > 0 ? coverage.part(listed(part)) : undefined,
    notYet.length > 0 && notYet.length < Platform.options.length
      ? coverage.notYet(listed(notYet))
      : undefined,
    not.length > 0 && not.length < Platform.options.length ? coverage.not(listed(not)) : undefined,
  ].filter((line) => line !== undefined);
}

const listed = (names: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
