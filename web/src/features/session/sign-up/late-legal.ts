import { later } from '../../../ui/later.tsx';

/** A document over the form, fetched when it is opened. */
export const LegalDialog = later(async () => (await import('./LegalDialog.tsx')).LegalDialog);
