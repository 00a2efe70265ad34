/**
 * A link that begins a mail. Whoever gave the address chose its letters: a `?` in it would fill in the mail, and send a copy
 * of the answer elsewhere (RFC 6068).
 */
export const mailTo = (address: string, subject?: string): string =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}${
    subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  }`;
