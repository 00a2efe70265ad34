import { createHash, randomBytes } from 'node:crypto';
import type { DataFolder } from '../host/data-folder.ts';

/** What a generated secret is here: the same as long as the data folder lives, so that what it signed stays good. */
export async function generatedSecrets({
  durable,
}: Pick<DataFolder, 'durable'>): Promise<(name: string) => string> {
  const space = durable.space<string>('secrets');
  let seed = await space.get('seed');
  if (seed === undefined) {
    seed = randomBytes(32).toString('hex');
    await space.put('seed', seed);
  }
  return (name) => createHash('sha256').update(`${seed}#${name}`).digest('hex');
}
