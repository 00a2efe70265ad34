import { platformTable } from '#domain/platform/platform-table';
import { coverageOf, isAsked } from '#domain/scan/coverage';
import type { SourceProgress } from '#domain/scan/scan';

interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Tells how far a search is: one line that is rewritten on a terminal, else a line for each platform that is done. */
export function progressLine(stream: Terminal) {
  const rows = new Map<string, SourceProgress>();
  const isOpen = ({ status }: SourceProgress) => status === 'waiting' || status === 'looking';
  const draw = () => {
    const open = [...rows.values()].filter(isOpen);
    const done = rows.size - open.length;
    const asking = open.map(
      ({ platform, asked, total }) => `${platformTable[platform].name} ${asked}/${total}`,
    );
    const text = `${done} done${asking.length > 0 ? `, asking ${asking.join(', ')}` : ''}`;
    stream.write(`\r\u001b[2K${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  return {
    tell(progress: SourceProgress): void {
      if (!isAsked(coverageOf(progress))) return;
      rows.set(progress.platform, progress);
      if (stream.isTTY) draw();
      else if (!isOpen(progress))
        stream.write(`${platformTable[progress.platform].name}: ${progress.status}\n`);
    },
    end(): void {
      if (stream.isTTY && rows.size > 0) stream.write('\r\u001b[2K');
    },
  };
}
