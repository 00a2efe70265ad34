/** What is asked of the account of whoever is impersonated. */
export const words = {
  theirs: 'Link to their own account (optional)',
  ofBusiness: 'Link to its own account (optional)',
  hint: 'The real one. The report and the warning give it, and not an account of yours.',
  /** The link to the copy again. */
  itself: 'That is the account that impersonates them. Give the link to their own, or leave this empty.',
} as const;
