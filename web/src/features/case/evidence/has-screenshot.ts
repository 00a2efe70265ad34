import { type Case, showsAccount } from '#domain/case/case';

/** Whether the page of the account was captured. A profile picture that was compared shows nothing of the page it stands on. */
export const hasScreenshot = ({ evidence }: Pick<Case, 'evidence'>): boolean => evidence.some(showsAccount);
