import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

const root = resolve(import.meta.dirname, '../..');

/** Where systems put a browser, tried in this order when none came with `npm ci`. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--headless=shell',
  '--no-zygote',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
];

let running: Promise<Browser> | undefined;

/**
 * A headless Chromium: CHROME_PATH, else the one that `npm ci` brought (Linux on x64), else the system's. One for all test
 * files of a process, and it ends with the process; each file closes its windows.
 * @throws when there is none, saying what to do
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await (running ??= launch());
  if (browser.isConnected()) return browser;
  return (running = launch());
}

/** Closes every window that is open, with what it has stored: the next file finds a browser like a new one. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

interface Executable {
  executablePath: string;
  env?: Record<string, string>;
}

async function findBrowser(): Promise<Executable> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpacked();
    return {
      executablePath: join(folder, 'chromium'),
      // A machine without a browser lacks its libraries and fonts as well.
      env: {
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
        FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      },
    };
  }
  const executablePath = installed.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No browser found. Install Chromium, or name one with CHROME_PATH.');
  return { executablePath };
}

/** The packed browser, unpacked once for each version. A half-written folder never gets the final name. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string };
  const folder = join(tmpdir(), `countersign-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(folder)) return folder;
  const fresh = await mkdtemp(`${folder}-`);
  // In a process of its own: the package reads TMPDIR and writes to the environment when it is imported.
  const script = `(await import('@sparticuz/chromium')).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', `await ${script}`], {
    cwd: root,
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  await mkdir(join(fresh, 'fonts-cache'));
  await writeFile(join(fresh, 'fonts.conf'), fonts(folder));
  await rename(fresh, folder).catch(async (error: Error) => {
    await rm(fresh, { recursive: true });
    if (!existsSync(folder)) throw error; // otherwise another process was first
  });
  return folder;
}

const fonts = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
