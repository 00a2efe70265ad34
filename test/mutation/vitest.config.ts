import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { QuickFirst } from './quick-first.ts';

process.env.TZ ??= 'UTC';

/** Each break runs its tests anew: with hundreds of tries each, a room of the engine would take days. */
const fewer = (runs: string) => Math.min(Number(runs.replaceAll('_', '')), 25);

/** The tests beside the sources of domain/, or of the room that is broken, and nothing else: what they do not notice is a gap of theirs. */
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
    {
      name: 'fewer-runs',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.test.ts')
          ? code.replace(/\bnumRuns: ([\d_]+)/g, (_, runs: string) => `numRuns: ${fewer(runs)}`)
          : undefined,
    },
  ],
  test: {
    include: [process.env.MUTATION_TESTS ?? 'domain/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    testTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
  },
});
