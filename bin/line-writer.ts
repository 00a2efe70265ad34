import { once } from 'node:events';
import type { Writable } from 'node:stream';

/**
 * Collects lines into blocks and waits for a slow reader, so that millions of lines need little memory. A reader that has
 * seen enough ("| head") ends the program, which is no failure.
 */
export function createLineWriter(stream: Writable) {
  let block: string[] = [];
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  async function flush() {
    if (block.length === 0) return;
    const text = `${block.join('\n')}\n`;
    block = [];
    if (!stream.write(text)) await once(stream, 'drain');
  }
  return {
    async write(line: string) {
      block.push(line);
      if (block.length >= 512) await flush();
    },
    end: flush,
  };
}
