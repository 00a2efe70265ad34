/** What the parts of a page say themselves; not with the words around a page, which the first page carries. */
export const words = {
  part: { loading: 'Loading: ' },
  trouble: {
    again: 'Try again',
    loading: 'Loading',
    slow: 'This is taking longer than usual.',
    reload: 'Load the page again',
  },
  later: { missing: 'This part of the page didn’t load.', again: 'Try again' },
  dialog: { close: 'Close' },
  toast: { undo: 'Undo', keys: 'Ctrl+Z', close: 'Dismiss' },
  copy: { done: 'Copied', refused: 'Select the text and press Ctrl+C' },
  form: {
    notSaid: 'Not specified',
    kept: 'What you typed is still here.',
    withoutScript: ['This form needs JavaScript. Without it, write to ', '.'],
  },
  gauge: { of: 'of 100', value: (value: number) => `${value} of 100` },
} as const;
