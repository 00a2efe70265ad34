import type { Case } from '#domain/case/case';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { platformTable } from '#domain/platform/platform-table';
import { utcMoment } from '../../lib/when.ts';
import { reportText, warningText, type Reported, type ReportInput } from '../compare/report/report-text.ts';

/** A form takes only so much; the case holds the rest. */
const LISTED = 12;
/** From this share of equal letters on two handles are spoken of together. */
const ALIKE = 0.6;

/** What a report says of the two accounts, from what the case knows; `name`: the person's own. */
function inputOf({ platform, handle, url, imitates }: Case, name: string, at: number): ReportInput {
  const mine: Reported = imitates
    ? {
        platformName: platformTable[imitates.platform].name,
        handle: imitates.handle,
        name: imitates.name ?? name,
        ...pageOf(imitates.platform, imitates.handle),
      }
    : { platformName: '', handle: '', name };
  const diff = imitates && handleDiff(imitates.handle, handle);
  const equal =
    diff?.steps.reduce((sum, step) => sum + (step.kind === 'same' ? step.yours.length : 0), 0) ?? 0;
  const alike = imitates ? equal / Math.max([...imitates.handle].length, [...handle].length) : 0;
  return {
    mine,
    other: { platformName: platformTable[platform].name, handle, name: '', ...(url && { url }) },
    judgement: { signals: { handle: alike >= ALIKE ? 1 : 0 } },
    ...(diff && { diff }),
    at,
  };
}

const pageOf = (platform: Case['platform'], handle: string) => {
  const url = platformTable[platform].page?.(handle);
  return url ? { url } : {};
};

/** The text for a platform's form: who imitates whom, and each piece of evidence with its time and SHA-256. */
export function caseReport(one: Case, name: string, at: number): string {
  const pieces = one.evidence.filter(({ kind }) => kind !== 'note').slice(0, LISTED);
  return [
    reportText(inputOf(one, name, at)).replace(/\nCompared on .*$/, ''),
    `\nKept as evidence, each with its SHA-256:`,
    ...pieces.map(
      ({ at: kept, kind, sha256 }) => `- ${utcMoment(Date.parse(kept))}, ${NOUN[kind]}: ${sha256}`,
    ),
  ].join('\n');
}

const NOUN: Record<Case['evidence'][number]['kind'], string> = {
  finding: 'the profile as a search saw it',
  link: 'the address',
  note: 'a note',
  screenshot: 'a screenshot',
};

/** A few calm words to post. */
export const caseWarning = (one: Case, name: string, at: number): string =>
  warningText(inputOf(one, name, at));
