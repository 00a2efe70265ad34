import type { PhotoPrint, PictureEdit } from '../judge/judgement.ts';
import { isDrawn } from './drawn.ts';
import { pdqDistance, pdqFromHex } from './pdq.ts';
import { isRepainted, type PhotoPlace, photoPlace, SAME_DETAIL } from './place/photo-place.ts';

export interface PhotoLikeness {
  value: number;
  kind: 'same' | 'edited' | 'different';
  /** How a copy differs: "mirrored", "cropped"; empty for the same picture. */
  edits: PictureEdit[];
  /** Nobody has it by chance: it tells of a copy whatever else differs. */
  alone?: true;
}

/** Bits of 256. Measured: re-encoded copies stay under 31, edits reach 70, and of 2,628 pairs of other photos none came under 92. */
const SAME_BITS = 31;
const EDITED_BITS = 70;
/** Of some 60 views one comes closer by chance than a single hash does. */
const VIEW_BITS = 62;
/**
 * A picture this alike is the same one, re-encoded (38 bits of 256) or cut (.96 of its fine detail): nobody has it by chance. Of 3,990
 * pairs of drawn avatars, each of one maker, 30 lie between .7 and this, and of photos none does.
 */
const ALONE = 0.9;
/** Meta's own advice: below, a hash is mostly chance. */
const MIN_QUALITY = 50;

/** Undefined when the pictures say nothing: no hash, or too little detail in one of them. */
export function photoLikeness(yours: PhotoPrint, theirs: PhotoPrint): PhotoLikeness | undefined {
  const likeness = likenessOf(yours, theirs);
  if (!likeness || likeness.kind === 'different') return likeness;
  const thumbs = [yours.thumb, theirs.thumb];
  const isPhoto = thumbs.every((thumb) => thumb) && !thumbs.every((thumb) => isDrawn(thumb!));
  return likeness.value >= ALONE || isPhoto ? { ...likeness, alone: true } : likeness;
}

function likenessOf(yours: PhotoPrint, theirs: PhotoPrint): PhotoLikeness | undefined {
  const [own, other] = [pdqFromHex(yours.hash), pdqFromHex(theirs.hash)];
  if (!own || !other) return undefined;
  const tells =
    Math.min(yours.quality ?? 100, theirs.quality ?? 100) >= MIN_QUALITY && !isBlank(own) && !isBlank(other);
  const whole = tells ? pdqDistance(own, other) : 256;
  const different = { value: Math.min(valueOf(whole), 0.4), kind: 'different' as const, edits: [] };
  const thumbs = yours.thumb && theirs.thumb && ([yours.thumb, theirs.thumb] as const);
  // Of one maker even the hashes may be the same, and the drawings have other tones.
  const drawn = () => thumbs?.every(isDrawn) ?? false;
  const repainted = () => !!thumbs && isRepainted(...thumbs);
  if (whole <= SAME_BITS)
    return drawn() && repainted() ? different : { value: valueOf(whole), kind: 'same', edits: [] };
  const found = thumbs && photoPlace(...thumbs);
  if (found) {
    const value = 0.7 + (0.25 * (found.detail - SAME_DETAIL)) / (1 - SAME_DETAIL);
    return { value: Math.min(0.95, value), kind: 'edited', edits: editsOf(found) };
  }
  if (!tells) return undefined;
  if (repainted()) return different;
  const view = Math.min(256, ...(yours.views ?? []).map((hex) => viewDistance(hex, other)));
  if ((whole > EDITED_BITS && view > VIEW_BITS) || drawn()) return different;
  if (whole <= EDITED_BITS) return { value: valueOf(whole), kind: 'edited', edits: ['edited'] };
  return { value: valueOf(view), kind: 'edited', edits: ['cropped, mirrored or turned'] };
}

function editsOf({ mirrored, turn, radius, disc }: PhotoPlace): PictureEdit[] {
  const edits: PictureEdit[] = [];
  if (mirrored) edits.push('mirrored');
  if (Math.abs(turn) > 0.03) edits.push('turned');
  if (radius < 0.97 * disc) edits.push('cropped');
  else if (radius > 1.03 * disc) edits.push('framed');
  return edits;
}

/** 0 bits 1, 31 bits .95, 70 bits .7, then steeply to 0 at 128, where two random pictures lie. */
function valueOf(bits: number): number {
  if (bits <= SAME_BITS) return 1 - (0.05 * bits) / SAME_BITS;
  if (bits <= EDITED_BITS) return 0.95 - (0.25 * (bits - SAME_BITS)) / (EDITED_BITS - SAME_BITS);
  return Math.max(0, 0.4 * (1 - (bits - EDITED_BITS) / (128 - EDITED_BITS)));
}

function viewDistance(hex: string, other: Uint8Array): number {
  const view = pdqFromHex(hex);
  return view ? pdqDistance(view, other) : 256;
}

/** All zero: what a picture too small to hash gets. */
const isBlank = (hash: Uint8Array) => hash.every((byte) => byte === 0);
