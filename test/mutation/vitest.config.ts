import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

process.env.TZ ??= 'UTC';

/** The tests beside the sources of domain/, and nothing else: what they do not notice is a gap of theirs. */
export default defineConfig({
  plugins: [
    {
      name: 'wasm-bytes',
      enforce: 'pre',
      load: (id) =>
        id.endsWith('.wasm')
          ? `export default Uint8Array.from(atob('${readFileSync(id).toString('base64')}'), (c) => c.charCodeAt(0));`
          : undefined,
    },
  ],
  test: { include: ['domain/**/*.test.ts'], exclude: ['**/*.slow.test.ts'], testTimeout: 60_000 },
});
