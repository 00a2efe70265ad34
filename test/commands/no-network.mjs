// Loaded before a command that is tried without network.
globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
