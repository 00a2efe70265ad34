/** The build puts the file into the bundle (esbuild loader `binary`; vitest.config.ts does the same for tests). */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
