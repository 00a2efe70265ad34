import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { closeWindows, openBrowser } from '../../local/browser/browser.ts';
import { dataFolder, start, startAsDeployed } from './local-process.ts';

export interface OwnStack {
  origin: string;
  browser: Browser;
  close(): Promise<void>;
}

/** The command behind `npm start` with a data folder of its own, and a browser; `close` ends the command and closes the windows. */
export const openOwnStack = (...flags: string[]): Promise<OwnStack> => open(start, flags);

/** The same, with the pages that deploy in place of those that warn. */
export const openDeployedStack = (...flags: string[]): Promise<OwnStack> => open(startAsDeployed, flags);

async function open(begin: typeof start, flags: string[]): Promise<OwnStack> {
  const data = await dataFolder();
  const stack = begin('--data', data.path, ...flags);
  const browsing = openBrowser();
  running.add(data.path);
  const close = async () => {
    await browsing.then(closeWindows).catch(() => {}); // told where it was awaited
    stack.process.kill('SIGKILL');
    await stack.ended;
    running.delete(data.path);
    await data.remove();
  };
  try {
    const [browser, origin] = await Promise.all([browsing, stack.ready]);
    return { origin, browser, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The data folders of the stacks that run. */
const running = new Set<string>();

/** What the functions of all running stacks have warned of or failed with so far: lines of their logs. */
export async function complaints(): Promise<string[]> {
  const logs = await Promise.all([...running].map((path) => linesIn(join(path, 'logs'))));
  return logs.flat().filter((line) => /"level":"(ERROR|WARN)"|^ERROR /.test(line));
}

async function linesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n'));
}
