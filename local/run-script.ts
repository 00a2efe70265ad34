import { spawn } from 'node:child_process';

/**
 * Runs a script of ours in a process of its own, which ends with this one.
 * @throws Error with the line of its output that says what is wrong
 */
export function runScript(
  root: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<void> {
  const script = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const end = () => script.kill();
  process.once('exit', end);
  let problems = '';
  script.stderr.on('data', (text) => (problems += text));
  return new Promise((done, fail) => {
    script.on('error', fail);
    script.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) done();
      else fail(new Error(firstProblem(problems, code)));
    });
  });
}

/** The line of a stack trace that says what is wrong. */
function firstProblem(text: string, code: number | null): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((each) => /^(\w*Error|Error)\b.*:/.test(each)) ?? lines.find((each) => each !== '');
  return line ?? `it ended with ${code}`;
}
