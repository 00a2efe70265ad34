import mono from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import encoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import { handOver } from '../../platforms/package-file.ts';

const font = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

/** Gives the twins, in a function that has no packages beside it, what they read from packages: letters, and what draws portraits. */
export function bringFiles(): void {
  handOver(font('atkinson-hyperlegible-next'), text);
  handOver(font('atkinson-hyperlegible-mono'), mono);
  handOver('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', encoder);
}
