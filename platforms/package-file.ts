import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const handed = new Map<string, Uint8Array>();

/** A file of a package, for where there are no packages: whoever bundles the twins hands it over before anybody asks. */
export const handOver = (path: string, bytes: Uint8Array): void => void handed.set(path, bytes);

/** A file of a package by its path, such as `@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm`. */
export const packageFile = async (path: string): Promise<Uint8Array> =>
  handed.get(path) ?? readFile(createRequire(import.meta.url).resolve(path));
