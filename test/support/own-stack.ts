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
  const close = async () => {
    await browsing.then(closeWindows).catch(() => {}); // told where it was awaited
    stack.process.kill('SIGKILL');
    await stack.ended;
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
