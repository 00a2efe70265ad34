/** What people put behind a name so that it looks verified; with the selector that draws it as an emoji. */
const CHECK_MARK = /[✓✔✅☑🗸]\uFE0F?/gu;

export const hasCheckMark = (name: string): boolean => withoutCheckMarks(name) !== name;

export const withoutCheckMarks = (name: string): string => name.replace(CHECK_MARK, '');
