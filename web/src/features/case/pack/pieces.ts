/** Emoji of one or several signs: a person with a skin colour at a computer, a flag, a digit in a box. */
const SIGN =
  '(?:\\p{Regional_Indicator}{2}|[\\d#*]\\ufe0f?\\u20e3|\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?)';
const EMOJI = `${SIGN}(?:\\u200d${SIGN})*`;
/** A letter with the joiner that changes its form or the next one's. */
const JOINED = '.[\\u200c\\u200d]';
const pieces = new RegExp(`${EMOJI}|${JOINED}|.`, 'gsu');
const several = new RegExp(`^(?:${EMOJI}|${JOINED})$`, 'su');

/**
 * Scripts whose fonts weigh megabytes, or whose letters must be joined, and signs such as stars. Letters that are only ever
 * put in place of others (mathematical ones, Cherokee in a Latin name) are not among them: there the number says more.
 */
const scripts =
  'Han Hiragana Katakana Bopomofo Hangul Arabic Hebrew Syriac Thaana Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu Thai Lao Khmer Myanmar Tibetan Ethiopic Georgian Armenian Mongolian';
const pictured = new RegExp(
  `[${scripts
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('')}\\p{So}]`,
  'u',
);

/** A text in what is drawn or broken as one: letters, and emoji of several signs. Joiners in it belong to it. */
export const piecesOf = (words: string): string[] => words.match(pieces) ?? [];

/** Whether a piece is drawn as a picture where no font of ours has it. */
export const isForPicture = (piece: string): boolean => several.test(piece) || pictured.test(piece);
