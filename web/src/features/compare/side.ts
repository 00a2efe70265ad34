import { platformTable } from '#domain/platform/platform-table';
import { accountAnywhere, ELSEWHERE, type AnyAccountRead } from '../platform/account-read.ts';
import { typist } from '../../lib/form/typed-here.ts';
import { DRAFT_KEY } from './offer/draft-key.ts';
import type { Picture } from '../picture/picture.ts';

/** One side of the form, as typed. */
export interface Side {
  link: string;
  /** Chosen when the text is a bare handle or number instead of a link. */
  platform: string;
  name: string;
  /** What they say of themselves; only where it was brought along. */
  bio?: string;
  picture?: Picture;
}

export interface Draft {
  yours: Side;
  theirs: Side;
  /** What is impersonated is not the person but a business or brand of theirs. */
  business?: true | undefined;
  /** What is impersonated is somebody whom the person represents. */
  forElse?: true | undefined;
  /** Pictures of two plain colors are logos or drawings of their own: they are compared. */
  plain?: true | undefined;
}

/** How much of what they say of themselves is compared and kept. */
export const longestBio = 1000;

export const bioOf = ({ bio }: Side): string | undefined => bio?.trim().slice(0, longestBio) || undefined;

export const emptySide = (): Side => ({ link: '', platform: '', name: '' });
export const emptyDraft = (): Draft => ({ yours: emptySide(), theirs: emptySide() });

export const isEmpty = (draft: Draft): boolean => JSON.stringify(draft) === JSON.stringify(emptyDraft());

export const read = (side: Side): AnyAccountRead => accountAnywhere(side.link, side.platform, side.name);

/** The account of a side, on a platform that we know or on any other; undefined while it cannot be read. */
export function accountAt(
  side: Side,
): { handle: string; shown?: string; url?: string; platformName: string } | undefined {
  const found = read(side);
  return found.state === 'read' || found.state === 'elsewhere'
    ? { ...found.account, platformName: found.platformName }
    : undefined;
}

/** Whether an account is on "another platform", whose name the form doesn't ask for. */
export const isAnywhere = (side: Side): boolean => {
  const found = read(side);
  return found.state === 'elsewhere' && !found.account.url;
};

/** One account given twice: there is nothing to compare. */
export function isSameAccount({ yours, theirs }: Draft): boolean {
  const [mine, other] = [accountAt(yours), accountAt(theirs)];
  // "Another platform" need not be the same one twice.
  const named = yours.platform !== ELSEWHERE && theirs.platform !== ELSEWHERE;
  return (
    named &&
    !!mine &&
    mine.platformName === other?.platformName &&
    asOne(mine) === asOne(other) &&
    (mine.platformName === dotless || leadToOne(mine.url, other.url))
  );
}

/** Its help says that dots tell no two usernames apart: `john.smith` and `johnsmith` are one. */
const dotless = platformTable.FACEBOOK.name;
const asOne = ({ platformName, handle }: { platformName: string; handle: string }): string =>
  (platformName === dotless ? handle.replaceAll('.', '') : handle).toLowerCase();

/** One handle may be a person at one address, and a shop or a company at another. */
function leadToOne(...urls: (string | undefined)[]): boolean {
  const [one = [], other = []] = urls.map(pathOf);
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  // A page below the profile, or the profile in another form of the same site: `t.me/maya`, `t.me/s/maya`.
  return (
    shorter.every((part, at) => part === longer[at]) ||
    (one.length !== other.length && one.at(-1) === other.at(-1))
  );
}

const pathOf = (url: string | undefined): string[] =>
  url ? new URL(url).pathname.toLowerCase().split('/').filter(Boolean) : [];

/** The draft of this tab, gone when the tab closes. */
export function loadDraft(store: Storage = sessionStorage): Draft {
  try {
    const value = JSON.parse(store.getItem(DRAFT_KEY) ?? 'null') as Partial<Draft> | null;
    return {
      yours: { ...emptySide(), ...value?.yours },
      theirs: { ...emptySide(), ...value?.theirs },
      ...(value?.business && { business: true }),
      ...(value?.forElse && { forElse: true }),
      ...(value?.plain && { plain: true }),
    };
  } catch {
    return emptyDraft();
  }
}

/** The draft with the own handle as it was typed elsewhere, where the form asks for it still. */
export function withOwnHandle(draft: Draft, handle: string): Draft {
  const field = isName(handle) ? 'name' : 'link';
  return handle && !draft.yours[field] ? { ...draft, yours: { ...draft.yours, [field]: handle } } : draft;
}

/** A handle has no spaces, and a link has more than letters. */
const isName = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*)+$/u.test(text.trim());

/**
 * Keeps the draft in this tab; where the browser has no room, without the pictures, and where it refuses, not at all. `unsaved`: a case
 * could be made of it, and whoever typed it is asked before it goes.
 */
export function saveDraft(
  draft: Draft,
  { unsaved, store = sessionStorage }: { unsaved?: boolean; store?: Storage } = {},
): void {
  const { yours, theirs } = draft;
  const bare = {
    ...draft,
    yours: { ...yours, picture: undefined },
    theirs: { ...theirs, picture: undefined },
  };
  for (const value of [draft, bare])
    try {
      store.setItem(DRAFT_KEY, JSON.stringify({ ...value, unsaved: unsaved || undefined, by: typist() }));
      return;
    } catch {
      // try the smaller one, then give up: the form itself still holds everything
    }
}
