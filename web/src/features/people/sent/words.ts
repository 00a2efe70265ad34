/** What is said of a request that waits: by itself, as the dashboard loads the other words of people. */
export const words = {
  canceled: 'Request canceled.',
  already: 'You’ve already asked, and there’s no answer yet. Your request is in the list above.',
};
