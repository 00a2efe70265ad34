// Loaded before a program: says at its end how much processor time it took, in seconds.
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\nprocessor time ${(user + system) / 1e6}\n`);
});
