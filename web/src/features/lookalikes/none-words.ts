/** Why there are no look-alikes of what was typed; these come with the engine. */
export const words = {
  none: 'We can’t make look-alikes of this. Type a handle made of letters, digits, and separators such as an underscore.',
  link: 'This link doesn’t lead to a profile. Paste the link of a profile, or type the handle.',
  mailbox: 'This is an email address. Type the handle of an account instead, such as maya_hollimund.',
  number: 'This is a phone number. A copy would use another number with your name and picture.',
  given:
    'The platform assigned the ID in this link. A copy would have another ID, with your name and picture.',
  page: 'We don’t know what this site’s links look like. If the account has a handle, type it instead.',
  spaced: 'A link has no spaces. Paste the link of a profile, or type the handle.',
  long: (most: number) =>
    `This is too long to compare letter by letter. Handles can have up to ${most} characters here.`,
} as const;
