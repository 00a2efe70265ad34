/** What the business settings say about the logo. */
export const words = {
  title: 'Logo',
  hint: 'Once your domain or one of your accounts is proven, scans compare it with the pictures of other accounts. If you open a public page, it’s shown there too. JPEG, PNG or WebP, which becomes a square: choose a part of it, or all of it on white.',
  of: (name: string) => `Logo of ${name}`,
  choose: 'Choose a logo',
  another: 'Choose another logo',
  crop: 'Crop the logo',
  saving: 'Saving the logo',
  saved: 'Logo saved.',
  remove: 'Remove the logo',
  removed: 'Logo removed.',
  notTaken: (file: string) => `${file} isn’t used: no part of it was chosen.`,
  unreadable: 'We couldn’t read this picture.',
} as const;
