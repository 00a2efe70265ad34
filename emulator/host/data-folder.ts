import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDurable, type Durable } from './durable.ts';

/** The data folder cannot be used; the message is one line. */
export class DataFolderError extends Error {}

/** Another instance holds it. */
export class DataFolderTaken extends DataFolderError {}

export interface DataFolder {
  durable: Durable;
  /** A folder below the data folder; undefined when everything is in memory. */
  below(name: string): string | undefined;
}

/** Everything that the emulator keeps, by folder; a reset deletes these and nothing else that may lie beside them. */
const parts = ['state', 'dynamodb', 's3', 'logs'];

/**
 * Opens a data folder. LevelDB's lock on `state` makes it ours alone; the system lets go of it when the process ends,
 * however it ends.
 * @param folder undefined keeps everything in memory, for tests
 * @throws DataFolderTaken, DataFolderError
 */
export async function openDataFolder(folder: string | undefined, reset: boolean): Promise<DataFolder> {
  if (folder === undefined) return { durable: await openDurable(undefined), below: () => undefined };
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new DataFolderError(`The data folder ${folder} cannot be made: ${error.message}`);
  });
  const state = join(folder, 'state');
  let durable = await lock(state, folder);
  if (reset) {
    await durable.close();
    await Promise.all(parts.map((part) => rm(join(folder, part), { recursive: true, force: true })));
    durable = await lock(state, folder);
  }
  return { durable, below: (name) => join(folder, name) };
}

async function lock(state: string, folder: string): Promise<Durable> {
  try {
    return await openDurable(state);
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string }; message: string };
    if (cause?.code === 'LEVEL_LOCKED') throw new DataFolderTaken(`Another instance uses ${folder}.`);
    throw new DataFolderError(`The data folder ${folder} cannot be opened: ${message}`);
  }
}
