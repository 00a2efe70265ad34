import type { Photo } from '../population/profile.ts';
import { seeded } from '../seeded.ts';
import { edited } from './edits.ts';
import { jpeg, png } from './encode.ts';
import { engrave } from './engrave.ts';
import type { Raster } from './raster.ts';
import { knownSitters, scene } from './scene.ts';

export interface Picture {
  type: 'image/png' | 'image/jpeg';
  body: Buffer;
}

/** The pixels of the portrait that belongs to a seed, unedited: 400 x 400. */
export const portrait = (seed: string): Raster =>
  engrave({ ...scene(seeded('portrait', seed)), ...knownSitters[seed] });

/** The pixels of a photo with its edits. */
export const pixels = (photo: Photo): Raster => edited(portrait(photo.seed), photo.edits);

const kept = 400;

/** Draws photos and keeps the latest few hundred, since a page of search results asks for the same ones again. */
export function createPortraits(): (photo: Photo) => Promise<Picture> {
  const cache = new Map<string, Promise<Picture>>();
  return (photo) => {
    const key = JSON.stringify(photo);
    const found = cache.get(key) ?? draw(photo);
    cache.delete(key);
    cache.set(key, found);
    if (cache.size > kept) cache.delete(cache.keys().next().value as string);
    return found;
  };
}

async function draw(photo: Photo): Promise<Picture> {
  const raster = pixels(photo);
  const compressed = photo.edits.find((edit) => edit.kind === 'recompressed');
  return compressed === undefined
    ? { type: 'image/png', body: png(raster) }
    : { type: 'image/jpeg', body: await jpeg(raster, compressed.quality) };
}
