/** What is asked of people who are away, in the words of the specification; apart, as it is loaded later. */
export const words = {
  title: 'Are You Away Counting Sheep?',
  text: 'You have been idle for a while. Want to stay logged in?',
  countdown: (seconds: string) => `Automatically logging out in ${seconds}`,
  seconds: (n: number) => `${n} ${n === 1 ? 'second' : 'seconds'}`,
  stay: 'Stay Logged In',
  out: 'Logout',
} as const;
