/** A code that proves that a mail or a text message arrived. */
export const codeDigits = 6;
export const codeMinutes = 10;
/** So many tries a code has; after the last wrong one it is dead, and the right one is refused as well. */
export const codeTries = 5;

/** What may be sent: codes cost money and a flood of them is a nuisance to whoever gets them. */
export const codeBudgets = {
  perUserAndHour: 10,
  perAddressAndHour: 4,
  /** Whoever asks for them: many accounts together reach nobody more often. */
  perAddressAndDay: 10,
  smsPerUserAndDay: 5,
  /** Of all people together: no one can pump text messages through us. */
  smsPerDay: 500,
};

/** What the identity service may send by text in a day, to one person and to all of them. */
export const poolTexts = {
  /** To confirm a number: anybody with an account may ask for it, past every call of ours, and name any number. */
  confirming: { perUser: 5, perNumber: 10, all: 500 },
  /** To sign in: asked for with the password. Counted apart, or whoever uses up the others would lock everybody out. */
  signingIn: { perUser: 20, perNumber: 100, all: 5_000 },
};

/** One sentence for a wrong, used, expired, dead or never sent code: which of them it is helps only a guesser. */
export const codeRefusal = 'That code is wrong or has expired. Please check it, or ask for a new one.';
