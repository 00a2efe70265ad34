import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

export interface VisitOptions {
  /** http://localhost:PORT */
  origin: string;
  width?: number;
  height?: number;
  dark?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything that went wrong so far: console, page errors, violations of the content policy, addresses elsewhere. */
  faults(): string[];
  /** Every request so far. */
  requests: readonly Request[];
  /** Every message over a websocket so far. */
  socket: { readonly sent: readonly string[]; readonly received: readonly string[] };
  close(): Promise<void>;
}

/** What may be said in the console, each with the reason why it is no fault of the page. */
const allowed = [
  {
    what: /You are using a custom Amazon .* endpoint/,
    because: 'Amplify remarks that sign-in is served by this machine, which is what a local stack is for',
  },
  {
    what: /status of 400 .*\/cognito\)/,
    because:
      'a refusal of the identity service is a 400; "not confirmed" is one, every five seconds while a link is waited for',
  },
];

/** How long a person would wait for anything before giving up; the machine may be busy. */
export const patience = 60_000;
/** A search asks a platform hundreds of things: seconds on a quiet machine, minutes on a busy one. */
export const searched = 3 * patience;

const open = new Set<BrowserContext>();

/** What everybody has open now. */
export const openPages = (): Page[] => [...open].flatMap((context) => context.pages());

/** One person at one browser window. */
export async function openVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { origin, width = 1280, height = 900, dark = false } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  open.add(context);
  context.on('close', () => open.delete(context));
  const faults: string[] = [];
  const requests: Request[] = [];
  const note = (fault: string) => {
    if (!allowed.some(({ what }) => what.test(fault))) faults.push(fault);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    requests.push(request);
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) note(`asked elsewhere: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`content policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  const socket = { sent: [] as string[], received: [] as string[] };
  page.on('websocket', (opened) => {
    opened.on('framesent', ({ payload }) => socket.sent.push(String(payload)));
    opened.on('framereceived', ({ payload }) => socket.received.push(String(payload)));
  });
  return { page, context, faults: () => [...faults], requests, socket, close: () => context.close() };
}
