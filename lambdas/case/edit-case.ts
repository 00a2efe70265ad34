import { sha256 } from '../runtime/hash.ts';
import { type Case, type Evidence, mostEvidence, showsAccount } from '#domain/case/case';
import { withStep } from '#domain/case/steps';
import { ProductError } from '#domain/errors';
import { imageHeader } from '#domain/engine/photo/image-header';
import { largestScreenshot } from '#domain/scan/screenshot-size';
import { widestPicture } from '#domain/account/upload';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { CaseStore, CaseWrite, Picture, StoredCase } from '../store/case.ts';

export const changedMeanwhile = () =>
  new ProductError('CONFLICT', 'This case has just been changed. Please try again.');

export const noSuchCase = () =>
  new ProductError('NOT_FOUND', 'We couldn’t find this case. Please load the page again.');

/** Reads a case, lets `decide` say what changes (undefined: nothing), writes it, and repeats when it was changed meanwhile. Throws NOT_FOUND. */
export async function editCase(
  { userId, caseId }: { userId: string; caseId: string },
  { cases, retry }: { cases: Pick<CaseStore, 'get' | 'write'>; retry: Retry },
  decide: (one: StoredCase) => Omit<CaseWrite, 'before'> | undefined,
): Promise<StoredCase> {
  const attempt = async () => {
    const before = await cases.get(userId, caseId);
    if (!before) throw noSuchCase();
    const change = decide(before);
    if (!change) return before;
    const after = inOrder(before, change.after);
    return (await cases.write({ ...change, before, after })) ? after : undefined;
  };
  return untilWritten(attempt, retry, changedMeanwhile);
}

/**
 * Each edit is later than the one before it, also where its call began earlier or the clocks of two machines differ: whoever gets two
 * answers goes by the later one.
 */
function inOrder({ updatedAt: before }: StoredCase, after: StoredCase): StoredCase {
  const [was, is] = [Date.parse(before), Date.parse(after.updatedAt)];
  return is <= was ? { ...after, updatedAt: new Date(was + 1).toISOString() } : after;
}

/** What is kept of a text: itself and its hash. */
export const textEvidence = (
  id: string,
  kind: 'finding' | 'comparison' | 'link' | 'note',
  { words, kept, at }: { words: string; kept: string; at: string },
): Evidence => ({ id, at, kind, words: words.slice(0, 2000), kept, sha256: sha256(kept), byHelper: false });

/** A screenshot told by its own first bytes. Throws INVALID_INPUT for anything but a picture, TOO_LARGE. */
export function screenshotEvidence(
  id: string,
  {
    base64,
    words,
    at,
    byHelper,
    side,
    ofAnswer,
    fileSha256,
  }: Pick<Evidence, 'words' | 'at' | 'byHelper' | 'side' | 'ofAnswer' | 'fileSha256'> & { base64: string },
): { evidence: Evidence; picture: Picture } {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > largestScreenshot)
    throw new ProductError(
      'TOO_LARGE',
      `A screenshot can be up to ${largestScreenshot / 1000} kB. Please make it smaller.`,
    );
  const header = imageHeader(bytes);
  if (!header) throw new ProductError('INVALID_INPUT', 'This isn’t a JPEG, PNG or WebP picture.');
  // Its owner's browser unpacks it, and a friend's link may have gone on to anybody.
  if (Math.max(header.width, header.height) > widestPicture)
    throw new ProductError(
      'INVALID_INPUT',
      `This picture is larger than ${widestPicture} pixels on a side. Please make it smaller.`,
    );
  const contentType = `image/${header.format}`;
  const evidence = { id, at, kind: 'screenshot' as const, words, sha256: sha256(bytes), bytes: bytes.length };
  return {
    evidence: {
      ...{ ...evidence, contentType, byHelper },
      ...(side && { side }),
      ...(ofAnswer && { ofAnswer }),
      ...(fileSha256 && { fileSha256 }),
    },
    picture: { contentType, base64: bytes.toString('base64') },
  };
}

/** Bytes of a case as JSON: a row holds 400 kB, and so does the row that keeps the answer to a call. */
const largestCase = 350_000;

/** For a case that is given more text. Throws TOO_LARGE. */
export function enforceRoom(kept: Case): void {
  if (Buffer.byteLength(JSON.stringify(kept)) > largestCase)
    throw new ProductError('TOO_LARGE', 'This case can’t hold any more text.');
}

/** The case with one more piece of evidence; the first screenshot of the account is a step done. */
export function withEvidence(one: StoredCase, evidence: Evidence, at: string): StoredCase {
  // What was taken out can be put back.
  if (one.evidence.length + (one.removed?.length ?? 0) >= mostEvidence)
    throw new ProductError('TOO_LARGE', `A case keeps ${mostEvidence} pieces of evidence.`);
  const kept = { ...one, evidence: [...one.evidence, evidence], updatedAt: at };
  enforceRoom(kept);
  return showsAccount(evidence) ? { ...kept, ...withStep(kept, 'evidence', at) } : kept;
}

/** The case with a sentence of ours as evidence; what it tells of has happened to a full case, too. */
export function withSentence(
  one: StoredCase,
  id: string,
  { kind, words, at }: { kind: 'finding' | 'note'; words: string; at: string },
): StoredCase {
  try {
    return withEvidence(one, textEvidence(id, kind, { words, kept: words, at }), at);
  } catch (error) {
    if (error instanceof ProductError && error.code === 'TOO_LARGE') return one;
    throw error;
  }
}
