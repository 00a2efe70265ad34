/** What the question says before somebody loses their seat: what ends with it, and what stays with the business. */
export const words = {
  title: (who: string) => `Remove ${who}?`,
  words:
    'They’ll lose access to this business at once, and findings they shared are no longer shared with it. Cases they moved here stay. They keep their own account and data.',
  yes: 'Remove',
  no: 'Keep',
} as const;
