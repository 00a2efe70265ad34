// Loaded before a command whose platforms never answer; says on stderr who was asked.
globalThis.fetch = (address) => {
  process.stderr.write(`asked ${address}\n`);
  return new Promise(() => setInterval(() => {}, 1000));
};
