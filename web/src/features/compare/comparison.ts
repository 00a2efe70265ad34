import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import { judge } from '#domain/engine/judge/judge';
import type { Judgement, PhotoPrint } from '#domain/engine/judge/judgement';
import type { Profile } from '#domain/engine/profile/profile';
import { read, type Draft, type Side } from './side.ts';

export interface Comparison {
  judgement: Judgement;
  diff?: HandleDiff;
  /** Handle, name, picture: how many both sides gave, and how many of those speak for a copy. */
  compared: number;
  alike: number;
  /** What was not compared, in words. */
  missing: string[];
}

const profile = (side: Side): Profile => {
  const account = read(side);
  return {
    ...(account.state === 'read' && { platform: account.account.platform, handle: account.account.handle }),
    ...(side.name.trim() && { name: side.name.trim() }),
    ...(side.picture && { photo: side.picture.hash }),
  };
};
const print = ({ picture }: Side): PhotoPrint | undefined =>
  picture && {
    hash: picture.hash,
    quality: picture.quality,
    ...(picture.thumb && {
      thumb: {
        width: picture.thumb.width,
        height: picture.thumb.height,
        data: Uint8Array.from(atob(picture.thumb.base64), (letter) => letter.charCodeAt(0)),
      },
    }),
  };

/** Compares what both sides gave; undefined until there is at least one part to compare. */
export function compare({ yours, theirs }: Draft): Comparison | undefined {
  const mine = profile(yours);
  const other = profile(theirs);
  const parts = (['handle', 'name', 'photo'] as const).filter((part) => mine[part] && other[part]);
  if (parts.length === 0) return undefined;
  const judgement = judge(mine, other, {
    protectedPhoto: print(yours),
    candidatePhoto: print(theirs),
  });
  const alike = parts.filter((part) =>
    judgement.evidence.some((evidence) => evidence.signal === part && evidence.side === 'for'),
  ).length;
  return {
    judgement,
    ...(mine.handle && other.handle && { diff: handleDiff(mine.handle, other.handle) }),
    compared: parts.length,
    alike,
    missing: missing(yours, theirs),
  };
}

function missing(yours: Side, theirs: Side): string[] {
  const words: string[] = [];
  if (read(yours).state !== 'read' || read(theirs).state !== 'read') words.push('the handles');
  if (!yours.name.trim() || !theirs.name.trim()) words.push('the names');
  if (!yours.picture || !theirs.picture) words.push('the pictures');
  return [...words, 'the text about you', 'the age of the accounts', 'their followers'];
}
