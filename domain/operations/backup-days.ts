/** How long a table can be put back as it was, and so holds what was deleted; the privacy policy and the question before a deletion say so. */
export const backupDays = 35;
