/** Milliseconds of this process's processor time: whoever else waits for the machine is not counted. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
