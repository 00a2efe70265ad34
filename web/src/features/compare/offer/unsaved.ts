import { readTyped } from '../../../lib/form/typed-here.ts';
import { DRAFT_KEY } from './draft-key.ts';

interface Stored {
  theirs?: { link?: string };
  /** A case could be made of it, and neither a case nor a finding was made since. */
  unsaved?: true;
}

const stored = (): Stored | undefined => readTyped(DRAFT_KEY, sessionStorage);

/** Whether something was compared in this tab of which a case could be made, and neither a case nor a finding was. */
export const isComparisonUnsaved = (): boolean => !!stored()?.unsaved;

/** The comparison of this tab was made a case or a finding, or is given up: nobody has to be asked about it. `isIt`: whether that is with this account. */
export function comparisonSaved(isIt: (link: string) => boolean = () => true): void {
  try {
    const draft = stored();
    if (draft?.unsaved && isIt(draft.theirs?.link ?? ''))
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, unsaved: undefined }));
  } catch {
    // The browser keeps nothing for us.
  }
}
