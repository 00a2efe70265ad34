import { join } from 'node:path';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';
import { startLocal, type LocalOptions, type LocalStack } from '../../local/stack.ts';

interface Options extends Pick<LocalOptions, 'data' | 'now' | 'real' | 'nameServer' | 'assembly'> {
  /** Of pauses before each call of the tables, so that calls overlap as they do in the cloud; undefined: none. */
  seed?: number;
}

/** A stack in this process without the web app: what answers programs, its tables and its jobs. */
export const startServices = ({ seed, ...options }: Options = {}): Promise<LocalStack> =>
  startLocal({
    root: join(import.meta.dirname, '../..'),
    port: 0,
    web: false,
    watch: false,
    // Nobody answers there: a test that needs the DNS brings its own.
    nameServer: '127.0.0.1:9',
    ...options,
    ...(seed !== undefined && { pause: seededPause(seed) }),
  });
