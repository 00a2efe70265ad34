import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildLambdas, lambdasFolder } from '../bin/build.ts';
import { openBuiltPages } from './built-pages.ts';
import { configJson } from '../emulator/template/config-json.ts';
import { generatedSecrets } from '../emulator/template/generated-secrets.ts';
import { openDataFolder } from '../emulator/host/data-folder.ts';
import type { Handle } from '../emulator/host/http.ts';
import { json } from '../emulator/host/http.ts';
import { startDemo } from './demo.ts';
import { nameServer as openNameServer } from '../platforms/dns/name-server.ts';
import { ferrowBay, ownerLogin } from '../demo/story/ferrow-bay.ts';
import { ferrowZone } from '../demo/story/ferrow-internet.ts';
import type { DemoLogin } from '../demo/story/people.ts';
import { watchGraphql } from './live-reload.ts';
import { openOrigin } from '../emulator/host/origin.ts';
import { noPages, openPages } from './pages.ts';
import type { Fault } from '../emulator/faults/faults.ts';
import { openEmulator, type Emulator } from '../emulator/emulator.ts';
import type { Lambda } from '../emulator/lambda/lambda.ts';
import { siteHeaders } from '../emulator/template/site-headers.ts';
import { synthesize } from './synth.ts';
import { openTwins } from './twins.ts';
import { brand } from '#domain/brand';
import type { SourceId } from '#domain/scan/scan-job';
import type { SourceAccess } from '../lambdas/sources/source.ts';
import type { Platforms } from '../platforms/twins.ts';
import { loadAssembly } from '../emulator/template/load-assembly.ts';

export interface LocalOptions {
  /** The project's folder. */
  root: string;
  /** Undefined: 4910 or the next free one. 0: any. */
  port?: number;
  /** Undefined keeps everything in memory. */
  data?: string;
  reset?: boolean;
  /**
   * How the real platforms are reached, in the place of their twins. The demonstration ends with it: nobody invented is
   * searched for, and links lead where they say.
   */
  real?: Partial<Record<SourceId, SourceAccess>> | undefined;
  /** Who is asked about domains, in the place of the system's name servers: `address:port`. */
  nameServer?: string | undefined;
  /** Who plays the web for look-alike domains: `address:port`. Without both nobody is asked about them, but with `real`. */
  internet?: string | undefined;
  /** The demonstration's people and their story; without it the twins of the platforms are there all the same. */
  demo?: boolean;
  /** Folder of a cloud assembly in the place of the one that the stage `local` makes. */
  assembly?: string;
  /** True: from its sources. 'built': as the deployed site has it. False: without the web app. */
  web?: boolean | 'built';
  /** False: edits are not taken over. */
  watch?: boolean;
  /** ms since 1970 */
  now?: () => number;
  /** Awaited before each call of the tables. */
  pause?: () => Promise<void>;
  /** What goes wrong with the tables on purpose. */
  fault?: Fault | undefined;
  /** Time-outs are as long as in the cloud. */
  strict?: boolean;
  /** One line for the person at the terminal. */
  say?: (line: string) => void;
}

export interface LocalStack extends Emulator {
  platforms: Platforms;
  /** What functions said that made resources of the template at this start, by `stack.logicalId`. */
  made: Record<string, Record<string, string>>;
  /** http://localhost:PORT */
  origin: string;
  /** The same as GET /config.json. */
  config: Record<string, unknown>;
  close(): Promise<void>;
}

/**
 * Starts the product on one loopback address from the template that deploys.
 * @throws PortTaken, DataFolderError, SynthError, TemplateError: each one clear line
 */
export async function startLocal(options: LocalOptions): Promise<LocalStack> {
  const {
    root,
    real,
    nameServer,
    internet,
    demo = false,
    web = true,
    watch = true,
    now = Date.now,
    say = () => {},
  } = options;
  const closing: (() => Promise<void> | void)[] = [];
  const close = async () => {
    // The last opened closes first: nothing loses what it stands on.
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const origin = await openOrigin(options.port, now);
    closing.push(() => origin.close());
    const data = await openDataFolder(options.data, options.reset ?? false);
    closing.push(() => data.durable.close());

    const live: { lambda?: Lambda } = {};
    const changed = (names: string[]) => {
      if (!live.lambda) return;
      names.forEach((name) => live.lambda?.replace(join(lambdasFolder, name)));
      say(`${names.join(', ')} taken over`);
    };
    const building = buildLambdas({
      watch,
      onChanged: changed,
      onError: (text) => say(`Not taken over: ${text}`),
    });
    building.then(
      (build) => closing.push(() => build.close()),
      () => {}, // told below
    );
    const [folder] = await Promise.all([options.assembly ?? synthesize(root), building]);
    const deployment = loadAssembly(folder, origin.address, await generatedSecrets(data));

    const told = demo && !real && !nameServer ? await openNameServer(ferrowZone()) : undefined;
    if (told) closing.push(() => told.close());

    const emulator = await openEmulator({
      deployment,
      origin: origin.address,
      data,
      bundles: lambdasFolder,
      variablesInstead: {
        ...(real && { SOURCES: JSON.stringify(real) }),
        ...(!real && { NAME_SERVERS: nameServer ?? told?.address ?? NOBODY, DOMAIN_WEB: internet ?? NOBODY }),
        ...(real && nameServer && { NAME_SERVERS: nameServer }),
      },
      outbox: { path: '/local/outbox', sender: brand },
      now,
      pause: options.pause,
      fault: options.fault,
      strict: options.strict,
      say,
    });
    closing.push(() => emulator.close());
    live.lambda = emulator.lambda;
    const platforms = await openTwins(data.durable, now);

    const config = configJson(deployment, origin.address);
    // The people of the twins are invented either way: links open the twins' pages, and the banner says so.
    const login = demo && !real ? (config.demo as DemoLogin) : undefined;
    const { demo: _, ...honest } = config;
    const business = login && { email: ownerLogin(login).email, id: ferrowBay.id };
    const shown = real ? honest : { ...config, demo: login ? { ...login, business } : {} };
    const nonce = randomBytes(16).toString('base64');
    const headers = siteHeaders(deployment, nonce);
    const pages = await pagesOf(web)({
      ...{ root, server: origin.server, origin: origin.address, headers, nonce, watch, deployment },
    });
    closing.push(() => pages.close());
    if (watch) {
      const watching = watchGraphql({ root, ...emulator, say });
      closing.push(() => watching.close());
    }
    origin.serve({
      routes: {
        ...emulator.routes,
        '/platforms': (request) => platforms.handle(request),
        '/config.json': configHandle(shown),
      },
      sockets: { '/graphql/realtime': emulator.realtime },
      pages: pages.handle,
    });
    closing.push(() => origin.close());
    const made = await emulator.makeCustomResources();
    const stage = await startDemo({
      origin: origin.address,
      userPoolId: deployment.ofType('AWS::Cognito::UserPool')[0]!.physicalName,
      variables: emulator.variables,
      credentials: await emulator.developer(),
      platforms,
      onChange: emulator.dynamo.onChange,
      login,
      now,
      say,
    });
    closing.push(() => stage.close());
    emulator.begin();
    return { ...emulator, made, platforms, origin: origin.address, config: shown, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without the real platforms nothing leaves this machine: nobody listens there, so domains could not be looked up. */
const NOBODY = '127.0.0.1:9';

const pagesOf = (web: boolean | 'built') =>
  web === 'built' ? openBuiltPages : web ? openPages : async () => noPages;

const configHandle =
  (config: Record<string, unknown>): Handle =>
  async () =>
    json(200, config, { 'cache-control': 'no-store' });
