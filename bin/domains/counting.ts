interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Counts aloud: one line that is rewritten on a terminal, else nothing until the end. */
export function counting(stream: Terminal, what: string) {
  let count = 0;
  return {
    one(): void {
      count += 1;
      if (stream.isTTY && count % 20 === 0) stream.write(`\r\u001b[2K${count} ${what}`);
    },
    end(sentence: string): void {
      stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${sentence}\n`);
    },
  };
}
