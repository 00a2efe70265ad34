import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { madeOnce } from './made-once.ts';
import type { Pages } from './pages.ts';
import { runScript } from './run-script.ts';
import { sameOriginShim } from '../emulator/cognito/hosted-login/same-origin-shim.ts';
import type { Deployment } from '../emulator/template/template.ts';

export interface BuiltPagesOptions {
  root: string;
  deployment: Deployment;
  headers: Record<string, string>;
  /** See site-headers.ts. */
  nonce: string;
}

const inputs = ['web', 'domain', 'package.json', 'package-lock.json', 'local/build-pages.ts'];

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.png': 'image/png',
};

/** The web app as the deployed site has it: its build, behind the template's own rewriting of addresses. */
export async function openBuiltPages({
  root,
  deployment,
  headers,
  nonce,
}: BuiltPagesOptions): Promise<Pages> {
  const folder = await madeOnce({ root, kind: 'pages', inputs, complete: 'app.html' }, (made) =>
    runScript(root, ['local/build-pages.ts', made], { NODE_ENV: 'development' }),
  );
  const objectOf = rewriting(deployment);
  // First in each page, as when Vite serves it.
  const shim = `<script nonce="${nonce}">${sameOriginShim}</script>`;
  const page = (name: string) =>
    readFileSync(join(folder, name), 'utf8').replace('<head>', () => `<head>${shim}`);
  const pages = { '/index.html': page('index.html'), '/app.html': page('app.html') };

  const answer = async (path: string): Promise<[number, string, Buffer | string]> => {
    const html = (pages as Record<string, string>)[path];
    if (html !== undefined) return [200, '.html', html];
    const file = await readFile(join(folder, path)).catch(() => undefined);
    return file ? [200, extname(path), file] : [404, '.html', pages['/app.html']];
  };
  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      void answer(objectOf(pathname)).then(([status, type, body]) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.writeHead(status, {
          'content-type': types[type] ?? 'application/octet-stream',
          'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
    },
    close: async () => {},
  };
}

/** The function that the template gives to CloudFront: address -> object of the bucket. */
function rewriting({ ofType }: Deployment): (uri: string) => string {
  const [edge] = ofType('AWS::CloudFront::Function');
  const handler = runInNewContext(`${String(edge?.properties['FunctionCode'])}; handler`) as (event: {
    request: { uri: string };
  }) => { uri: string };
  return (uri) => handler({ request: { uri } }).uri;
}
