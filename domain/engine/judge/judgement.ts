import type { Thumb } from '../photo/photo-thumb.ts';
import type { Profile } from '../profile/profile.ts';

/** What was compared. `relative` is age and followers, `label` a parody or fan label, `proof` a copied proof code. */
export const SIGNALS = [
  'handle',
  'name',
  'photo',
  'bio',
  'links',
  'domain',
  'location',
  'relative',
  'label',
  'proof',
] as const;
export type SignalName = (typeof SIGNALS)[number];

export const VERDICTS = ['unrelated', 'namesake', 'possible clone', 'likely clone'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How one picture was made of another. */
export const PICTURE_EDITS = [
  'mirrored',
  'turned',
  'cropped',
  'framed',
  'edited',
  'cropped, mirrored or turned',
] as const;
export type PictureEdit = (typeof PICTURE_EDITS)[number];

/** One thing seen: how alike (0 nothing, 1 the same) and the sentence that says so. */
export type Seen = {
  signal: SignalName;
  value: number;
  reason: string;
  /** `for`: speaks for a copy; `against`: speaks against one; `context`: neither, but worth knowing. */
  side: 'for' | 'against' | 'context';
  /** Of the same picture alone: how theirs was made of yours; empty where nothing was done to it. “Nearly the same” has none: it may be another drawing by the same maker. */
  edits?: PictureEdit[];
};

/** One thing seen, and what it adds to the score: whole points that add up to the whole points of it; below 0 it takes away. */
export type Evidence = Seen & { adds: number };

export type Judgement = {
  /**
   * 0 to 100, to a decimal place; ranks every pair, also those whose verdict stays below a clone. People are shown its whole
   * points (`Math.floor`), which the evidence adds up to.
   */
  score: number;
  verdict: Verdict;
  /** Each signal that both profiles allowed to compute, 0..1. Absent = could not be compared, which is not innocence. */
  signals: Partial<Record<SignalName, number>>;
  /** Plain sentences, the most telling first. */
  reasons: string[];
  /** The same, with what each sentence is about. */
  evidence: Evidence[];
};

/** What is known of one photo; photo-print.ts makes it of pixels. */
export type PhotoPrint = {
  /** 64 hex digits (PDQ). */
  hash: string;
  /** 0..100; below 50 the picture has too little detail to say anything. Unknown = trusted. */
  quality?: number;
  /** Hashes of crops, mirror images and small turns of the same photo (the protected one only). */
  views?: readonly string[];
  /** Small picture to find crops by; both sides need one. */
  thumb?: Thumb;
};

/** What is known besides the two profiles. */
export type JudgeContext = {
  /** The protected person said that this account is theirs. */
  allowed?: boolean;
  /** Who proved this account: the protected person, or some other registered user. */
  provenBy?: 'protected' | 'other';
  /** Nobody has told which accounts the person has elsewhere: the same name and handle on another platform may be theirs. */
  ownAccountsUnknown?: boolean;
  /** The protected person looked at it before and dismissed it. */
  dismissed?: boolean;
  /** The candidate shows a proof code that names another handle. */
  copiedProof?: boolean;
  /** When the oldest of the person's accounts began whose age is known: it speaks where that of this one isn't. */
  ownSince?: Profile['createdAt'];
  /** Replaces `photo` of the profiles where more than one plain hash is known. */
  protectedPhoto?: PhotoPrint;
  candidatePhoto?: PhotoPrint;
};
