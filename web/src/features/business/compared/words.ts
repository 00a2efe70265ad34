/** What is said of a comparison that was made for a business, once that is set up. */
export const words = {
  lead: (business: string) =>
    `You entered this to compare two accounts for a business. You can use it for ${business}, too.`,
  account: 'Account of the business',
  logo: 'Logo',
  used: (business: string) => `Saved for ${business}.`,
  /** Around the handle of the account that it was compared with. */
  other: {
    before: (business: string) => `You compared ${business} with `,
    after: (platform: string) => ` on ${platform}.`,
  },
  give: 'Give it to us as a copy you know of',
  name: 'Filled in from your comparison.',
} as const;
