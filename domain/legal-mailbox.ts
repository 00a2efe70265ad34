/** Where somebody writes who wants their rights, or cannot sign in any more. Named in the legal texts and in mails about safety. */
export const LEGAL_MAILBOX = 'legal@countersign.example';
