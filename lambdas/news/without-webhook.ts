/** Where a function sends to no queue: the people of a business are told, its webhook is not. */
export const withoutWebhook = { integrations: { webhook: async () => undefined }, hook: async () => {} };
