import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sameOriginShim } from '../emulator/cognito/hosted-login/same-origin-shim.ts';

export interface PagesOptions {
  root: string;
  /** Vite's own websocket shares it. */
  server: Server;
  headers: Record<string, string>;
  /** See site-headers.ts. */
  nonce: string;
  /** False: an edit does not reach an open page. */
  watch: boolean;
}

export interface Pages {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** The web app from its sources, through Vite, under the headers of the deployed site. */
export async function openPages({ root, server, headers, nonce, watch }: PagesOptions): Promise<Pages> {
  const web = join(root, 'web');
  if (!existsSync(join(web, 'index.html'))) return noPages;
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    appType: 'spa',
    logLevel: 'warn',
    clearScreen: false,
    html: { cspNonce: nonce },
    plugins: [sameOrigin],
    // Its own folder, because the deployed site's build uses the usual one.
    cacheDir: join(root, 'node_modules/.cache/countersign/vite'),
    server: {
      middlewareMode: true,
      allowedHosts: true,
      hmr: { server },
      ...(!watch && { watch: null }),
    },
  });
  return {
    handle(request, response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      });
    },
    close: () => vite.close(),
  };
}

/** First in each page: Amplify writes https:// before the address of the hosted login, see the script. */
const sameOrigin: Plugin = {
  name: 'same-origin',
  transformIndexHtml: () => [{ tag: 'script', children: sameOriginShim, injectTo: 'head-prepend' }],
};

/** For tests of the services alone. */
export const noPages: Pages = {
  handle: (_request, response) => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This stack runs without the web app.\n');
  },
  close: async () => {},
};
