/** Apart from the other words of a report, which are loaded with it. */
export const words = {
  unknown: (day: string) =>
    `This account has existed since ${day}, and we don’t know since when yours has. Report it only if yours was there first.`,
  eldest: (day: string) =>
    `This account has existed since ${day}, longer than those of your accounts whose age we know. Report it only if yours was there first.`,
};
