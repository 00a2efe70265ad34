/** What the privacy settings say about taking one's data along. */
export const exportWords = {
  get: 'Download my data',
  busy: 'Collecting',
  started: 'Your download has started.',
};
