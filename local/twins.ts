import type { Durable } from '../emulator/host/durable.ts';
import { createPlatforms, type Platforms } from '../platforms/twins.ts';

/** The twins of the platforms: the same people after every restart of a data folder, and the bios that were edited. */
export async function openTwins(durable: Durable, now: () => number): Promise<Platforms> {
  const bios = durable.space<string>('twin-bios');
  return createPlatforms({
    seed: 'countersign',
    now,
    since: await keptMoment(durable, now, 'platforms'),
    edits: { all: await bios.entries(), put: (key, bio) => bios.put(key, bio) },
  });
}

/** A moment that stays the same across restarts. */
async function keptMoment(durable: Durable, now: () => number, name: string): Promise<number> {
  const space = durable.space<number>('moments');
  const kept = await space.get(name);
  if (kept !== undefined) return kept;
  const moment = now();
  await space.put(name, moment);
  return moment;
}
