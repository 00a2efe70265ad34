/** Above a page of a business on which somebody was typing when their place there changed. */
export const words = {
  /** Of a page on which something was typed by then. */
  typedStays:
    'This business was deleted, or you no longer have a seat in it. What you haven’t saved can’t be saved any more: it stays here until you leave this page, so copy what you need.',
  roleTaken: (asWhat: string, business: string) =>
    `You’re now ${asWhat} of ${business}. Changes that need your earlier role can’t be saved any more. What you typed stays here until you leave this page, so copy what you need.`,
  thisBusiness: 'this business',
} as const;
