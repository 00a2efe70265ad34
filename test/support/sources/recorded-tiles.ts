import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Tiles of a real log lie outside the repository (../shared/recorded/CT/tiles) and may be absent. */
const folder = fileURLToPath(new URL('../../../../shared/recorded/CT/tiles/', import.meta.url));

export const hasRecordedTiles = existsSync(folder);
/** The numbers of the tiles, and the width of the one that is there in part as well. */
export const recordedTiles = ['000', '001', '002', '003', '003.p-10'];
export const recordedTile = (kind: 'data' | 'names', number: string): Buffer =>
  readFileSync(`${folder}${kind}-${number}`);
