/**
 * Said to the triggers by whoever finishes a sign-up without its password: the address may have been typed by somebody else first, whose
 * password ends as soon as the code is right.
 */
export const firstPasswordEnds = { firstPassword: 'ends' } as const;

/** Whether what came along with a call says so. */
export const doesFirstPasswordEnd = (metadata: Partial<Record<string, string>> | undefined): boolean =>
  metadata?.['firstPassword'] === firstPasswordEnds.firstPassword;
