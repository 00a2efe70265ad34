import type { Case, Evidence } from '#domain/case/case';
import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import { markTold } from '#domain/marked/mark-words';
import { platformTable } from '#domain/platform/platform-table';
import { utcMoment } from '#domain/utc';
import { linksFor, type Links } from '../../lib/use-links.ts';
import { reportText, warningText, type Reported, type ReportInput } from '../compare/report/report-text.ts';
import type { CaseBusiness } from './owner/case-business.ts';
import { words as evidence } from './evidence/words.ts';
import { words as steps } from './steps/words.ts';

/** A form takes only so much; the case holds the rest. */
const LISTED = 12;
/** Where an account is found: in the demonstration, a stand-in for each. */
type Address = Links['address'];
const publicAddress = linksFor(false, '').address;
/** From this share of the own letters on two handles are spoken of together. */
const ALIKE = 0.6;

/**
 * What a report says of the two accounts, from everything the case knows; `name`: the person's own. Of pictures it names the
 * kept files alone, below: the file that somebody chose is kept smaller, and two numbers for one picture would look like a change.
 */
function inputOf(one: Case, own: string, at: number, address: Address, business?: CaseBusiness): ReportInput {
  const { platform, handle, url, imitates, snapshot, behalf, facts } = one;
  const told = behalf?.name ?? business?.name;
  const name = told ?? own;
  // What the person gave is said as given, as it stands among the evidence; only what a twin answered for has a stand-in.
  const typed = snapshot?.seenBy === 'person' ? snapshot : undefined;
  const mine: Reported = imitates
    ? {
        platformName: platformTable[imitates.platform].name,
        handle: imitates.handle,
        name: told ?? snapshot?.yours.name ?? imitates.name ?? name,
        ...(typed?.yours.url ? { url: typed.yours.url } : pageOf(imitates, address)),
      }
    : { platformName: '', handle: '', name: told ?? snapshot?.yours.name ?? name };
  const diff = imitates && handleDiff(imitates.handle, handle);
  const compared = Object.fromEntries((snapshot?.reasons ?? []).map(({ signal, value }) => [signal, value]));
  return {
    mine,
    other: {
      platformName: platformTable[platform].name,
      handle,
      name: snapshot?.theirs.name ?? '',
      ...(typed?.theirs.url ? { url: typed.theirs.url } : url && pageOf({ platform, handle, url }, address)),
    },
    judgement: {
      signals: { ...compared, handle: Math.max(compared['handle'] ?? 0, diff && speaksOf(diff) ? 1 : 0) },
    },
    ...(diff && { diff }),
    ...(behalf && { behalf: steps.behalf.as[behalf.relation] }),
    ...(business && { business: business.standing }),
    further: [
      ...markTold(snapshot?.reasons ?? [], 'me'),
      ...(facts ?? []).map((fact) => steps.facts.sentence[fact][behalf ? 'them' : business ? 'us' : 'me']),
    ],
    at: snapshot ? Date.parse(snapshot.at) : at,
  };
}

/** Whether so much of the own handle stands in the other that their differences are worth saying. */
function speaksOf({ yours, steps }: HandleDiff): boolean {
  const equal = steps.reduce((sum, step) => sum + (step.kind === 'same' ? step.yours.length : 0), 0);
  return equal / [...yours].length >= ALIKE;
}

const pageOf = (account: Parameters<Address>[0], address: Address) => {
  const url = address(account);
  return url ? { url } : {};
};

/** The text for a platform's form: who imitates whom, and each piece of evidence with its time and SHA-256. */
export function caseReport(
  one: Case,
  name: string,
  at: number,
  address: Address = publicAddress,
  business?: CaseBusiness,
): string {
  const pieces = one.evidence.filter(({ kind }) => kind !== 'note').slice(0, LISTED);
  const text = reportText(inputOf(one, name, at, address, business));
  return [
    one.snapshot ? text : text.replace(/\nCompared on .*$/, ''),
    `\n${evidence.report}`,
    ...pieces.map(
      (piece) => `- ${utcMoment(Date.parse(piece.at))}, ${nounOf(piece, business)}: ${piece.sha256}`,
    ),
  ].join('\n');
}

const nounOf = ({ kind, side }: Evidence, business?: CaseBusiness): string => {
  if (side === 'yours' && business) return evidence.sideNoun.ours;
  return side ? evidence.sideNoun[side] : evidence.noun[kind];
};

/** A few calm words to post. */
export const caseWarning = (one: Case, name: string, at: number, business?: CaseBusiness): string =>
  warningText(inputOf(one, name, at, publicAddress, business));
