/** Around the businesses that a person belongs to. */
export const words = {
  hidden: 'You don’t have access to this business. ',
  leave: 'Close',
  list: 'Your businesses',
} as const;
