import type { Finding } from '#domain/scan/finding';

/** Where links to a finding lead, and what names it. */
export const named = ({ id }: Pick<Finding, 'id'>) => ({
  id: `finding-${id}`,
  tabIndex: -1,
  'aria-labelledby': `finding-${id}-title`,
});
