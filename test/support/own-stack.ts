import type { Browser } from 'playwright-core';
import { closeWindows, openBrowser } from './browser.ts';
import { dataFolder, start } from './local-process.ts';

export interface OwnStack {
  origin: string;
  browser: Browser;
  close(): Promise<void>;
}

/** The command behind `npm start` with a data folder of its own, and a browser; `close` ends the command and closes the windows. */
export async function openOwnStack(...flags: string[]): Promise<OwnStack> {
  const data = await dataFolder();
  const stack = start('--data', data.path, ...flags);
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
