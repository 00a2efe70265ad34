/** What the business settings say about the logo. */
export const words = {
  title: 'Logo',
  hint: 'Searches compare it with the pictures of other accounts, once your domain or one of your accounts is proven. Your public page shows it. JPEG, PNG or WebP; you choose a square of it.',
  of: (name: string) => `Logo of ${name}`,
  choose: 'Choose a logo',
  another: 'Choose another logo',
  crop: 'Crop the logo',
  saving: 'Saving the logo',
  saved: 'Logo saved.',
  remove: 'Remove the logo',
  removed: 'Logo removed.',
  unreadable: 'We couldn’t read this picture.',
} as const;
