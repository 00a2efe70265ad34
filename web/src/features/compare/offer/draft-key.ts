/** Where a tab keeps what was typed into its comparison: by itself, for pages that only ask whether there is any. */
export const DRAFT_KEY = 'countersign.compare';

export function isCompared(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
