import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Collects lines into blocks and waits for a slow reader, so that millions of lines need little memory. */
export function createLineWriter(stream: Writable) {
  let block: string[] = [];
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
