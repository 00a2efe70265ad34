import { readTyped } from '../../../lib/form/typed-here.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** What this asks of a side, as typed. */
interface Typed {
  link?: string;
  name?: string;
  picture?: unknown;
}

interface Stored {
  yours?: Typed;
  theirs?: Typed;
  /** Somebody typed it, and made no case or finding of it since. */
  unsaved?: true;
}

const stored = (): Stored | undefined =>
  typeof sessionStorage === 'undefined' ? undefined : readTyped(DRAFT_KEY, sessionStorage);

const isGiven = (side: Typed | undefined): boolean => !!(side?.link || side?.name || side?.picture);

/** Whether both sides of a comparison were entered in this tab, and neither a case nor a finding was made of it. */
export function isComparisonUnsaved(): boolean {
  const draft = stored();
  return !!draft?.unsaved && isGiven(draft.yours) && isGiven(draft.theirs);
}

/** The other account of a comparison that was typed in this tab, as typed. */
export const unsavedLink = (): string => (stored()?.unsaved && stored()?.theirs?.link) || '';

/** It was made a case or a finding, or is given up: nobody has to be asked about it. */
export function comparisonSaved(): void {
  const draft = stored();
  if (!draft?.unsaved) return;
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, unsaved: undefined }));
  } catch {
    // The browser keeps nothing for us.
  }
}
