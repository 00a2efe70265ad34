import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compression } from './compressed.ts';
import { madeOnce } from './made-once.ts';
import type { Pages } from './pages.ts';
import { runScript } from './run-script.ts';
import { sameOriginShim } from '../emulator/cognito/hosted-login/same-origin-shim.ts';
import { namesAddresses, withAddress, withWaysIn } from '../lib/web/own-address.ts';
import { edgeFunction } from '../emulator/template/edge-function.ts';
import type { Deployment } from '../emulator/template/template.ts';

export interface BuiltPagesOptions {
  root: string;
  deployment: Deployment;
  /** Where the stack answers: a page names its own whole address, as a deployed one does. */
  origin: string;
  headers: Record<string, string>;
  /** See site-headers.ts. */
  nonce: string;
}

const inputs = ['web', 'domain', 'package.json', 'package-lock.json', 'local/build-pages.ts'];
/** A process of tests (NODE_ENV is set there) gets React's development build, whose warnings fail them. */
const forPeople = (process.env.NODE_ENV ?? 'production') === 'production';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.png': 'image/png',
};

/** The web app as the deployed site has it: its build, behind the template's own rewriting of addresses. */
export async function openBuiltPages({
  root,
  deployment,
  origin,
  headers,
  nonce,
}: BuiltPagesOptions): Promise<Pages> {
  const kind = forPeople ? 'pages' : 'pages-for-tests';
  const folder = await madeOnce({ root, kind, inputs, complete: 'app.html' }, (made) =>
    runScript(root, ['local/build-pages.ts', made], { NODE_ENV: forPeople ? 'production' : 'development' }),
  );
  const compressed = compression();
  const objectOf = rewriting(deployment);
  const providers = deployment.ofType('AWS::Cognito::UserPoolIdentityProvider').length;
  // First in each page, as when Vite serves it.
  const shim = `<script nonce="${nonce}">${sameOriginShim}</script>`;
  const read = async (path: string): Promise<Buffer | undefined> => {
    const file = await readFile(join(folder, path)).catch(() => undefined);
    if (!file || !namesAddresses(path)) return file;
    const text = withWaysIn(withAddress(file.toString(), origin), providers);
    return Buffer.from(text.replace('<head>', () => `<head>${shim}`));
  };
  const notFound = (await read('/app.html'))!;

  const answer = async (path: string): Promise<[number, string, Buffer]> => {
    const file = await read(path);
    return file ? [200, extname(path), file] : [404, '.html', notFound];
  };
  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const accepts = String(request.headers['accept-encoding'] ?? '');
      const send = async () => {
        const path = objectOf(pathname);
        const [status, type, whole] = await answer(path);
        const { body, encoding } = await compressed(path, type, whole, accepts);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.writeHead(status, {
          'content-type': types[type] ?? 'application/octet-stream',
          'content-length': body.length,
          ...(encoding && { 'content-encoding': encoding, vary: 'accept-encoding' }),
          'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      };
      void send();
    },
    close: async () => {},
  };
}

/** The function that the template gives to CloudFront: address -> object of the bucket. */
function rewriting(deployment: Deployment): (uri: string) => string {
  const handler = edgeFunction<{ request: { uri: string } }, { uri: string }>(deployment, 'viewer-request');
  return (uri) => handler?.({ request: { uri } }).uri ?? uri;
}
