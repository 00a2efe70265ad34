import type { Platforms } from '../platforms/twins.ts';
import { copyToCome } from './demo/arrival.ts';
import { openClients, type Keys } from './demo/database.ts';
import { protectNewcomers } from './demo/newcomers.ts';
import type { DemoLogin } from '../demo/story/people.ts';
import { openStores } from '../demo/story/stores.ts';
import { platformsOfTwins } from '../demo/story/twin-sources.ts';
import { accessToTwins } from '../bin/sources.ts';
import { hashTwinPicture } from './demo/hash-picture.ts';
import { tellAll } from '../demo/story/tell-all.ts';
import { ownerLogin } from '../demo/story/ferrow-bay.ts';
import { ferrowAccounts } from '../demo/story/ferrow-accounts.ts';
import type { Dynamo } from '../emulator/dynamodb/dynamo.ts';

export interface DemoOptions {
  /** http://localhost:PORT; its services must answer already. */
  origin: string;
  userPoolId: string;
  /** What the deployed functions are told: names of tables, address of the scan queue. */
  variables: Readonly<Record<string, string>>;
  /** Of a role that may do everything. */
  credentials: Keys;
  platforms: Platforms;
  onChange: Dynamo['onChange'];
  /** The demonstration's way in; undefined: newcomers are served, nobody else is there. */
  login?: DemoLogin;
  now: () => number;
  /** One line for the person at the terminal. */
  say?: (line: string) => void;
}

/** How long after the start the last copy arrives. */
const arrivesAfter = 20_000;

/**
 * Sets the stage: copies for everybody who adds a GitHub account, and, where there is a login, the six weeks of Maya
 * Hollimund and the month of the business she works for. All of it once per data folder; a start after a kill goes on where the last one stopped.
 */
export async function startDemo(options: DemoOptions): Promise<{ close(): Promise<void> }> {
  const { origin, variables, credentials, platforms, onChange, login, now, say = () => {} } = options;
  const clients = openClients(origin, variables, credentials);
  const stop = await protectNewcomers({ database: clients.database, platforms, onChange });
  let timer: NodeJS.Timeout | undefined;
  let arriving: Promise<void> | undefined;
  const close = async () => {
    clearTimeout(timer);
    stop();
    await arriving;
    clients.close();
  };
  if (login === undefined) return { close };

  const sub = await tellAll({
    ...{ ...clients, userPoolId: options.userPoolId, platforms, login },
    access: accessToTwins(origin),
    hashImage: hashTwinPicture,
  });
  const { since } = platforms.madeFrom;
  // They live beside the people of the twins from now on, for searches that somebody asks for.
  for (const profile of ferrowAccounts(since)) platforms.population.add(profile);
  const arrive = await copyToCome({
    stores: openStores(clients.database),
    platforms,
    queues: clients.queues,
    queueUrl: variables['SCAN_QUEUE_URL'] ?? '',
    connected: platformsOfTwins(),
    sub,
    now,
  });
  if (arrive !== undefined) {
    const begin = () => {
      arriving = arrive().catch((error: Error) => say(`The last copy did not arrive: ${error.message}`));
    };
    timer = setTimeout(begin, arrivesAfter);
    timer.unref();
  }
  say(
    `Demonstration: sign in as ${login.email} or ${ownerLogin(login).email} with the password ${login.password}`,
  );
  return { close };
}
