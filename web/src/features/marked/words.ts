/** What a comparison says of the marks of one's own copies. */
export const words = {
  reading:
    'Checking it for the marks of your copies. The picture stays on this device: we only get measurements of it.',
  none: 'We found none of your marks in the other account’s picture. That proves nothing: marks can get lost.',
  failed: (why: string) => `The marks of your copies weren’t read. ${why}`,
  offline: 'The network didn’t answer. Check your connection and try again.',
  unreadable: 'This browser can’t read it.',
} as const;
