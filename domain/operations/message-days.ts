/** How long a message or a report is kept, with the address that it came from; the privacy policy says so. */
export const messageKeptDays = 180;

/** Within how many days somebody who wrote is answered; the page says so, and operators see until when. */
export const answeredWithinDays = 5;
