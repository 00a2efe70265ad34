/** What the screens of signing in say of the page that comes after them; not with their other words, which the dashboard carries. */
export const words = {
  business: 'Next, you’ll set up your business.',
} as const;
