/** What a comparison says of the marks of one's own copies. */
export const words = {
  reading: 'Reading the marks of your copies in it, on this device.',
  none: 'It carries no mark of your copies that we can read. That says nothing: marks can get lost.',
  failed: (why: string) => `The marks of your copies weren’t read. ${why}`,
  unreadable: 'This browser can’t read it.',
} as const;
