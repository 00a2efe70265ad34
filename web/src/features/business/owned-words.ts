/** What becomes of a business whose owner deletes their own account. */
export const words = {
  unnamed: 'a business',
  waiting: (business: string) => `You own ${business}. Looking at what becomes of it.`,
  unknown: (business: string) =>
    `You own ${business}. It goes to another of its admins, who is told; if nobody else is in it, it is deleted.`,
  ends: (business: string) =>
    `You own ${business}, and nobody else is in it: it is deleted with your account.`,
  goes: (business: string) => `You own ${business}. It goes to another of its admins, who is told.`,
  choose: 'To choose who gets it, make them the owner first: ',
  stuck: (business: string) => `You own ${business}, and nobody else in it is an admin.`,
  first:
    'Before your account can be deleted, make one of them an admin or the owner, remove them, or delete the business: ',
  settings: 'Business settings',
} as const;
