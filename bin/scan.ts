/**
 * npm run -s scan -- --handle H [--platform P,…] [--name N] [--photo FILE] [--real] [--json | --html FILE]
 *                    [--diff last.json] [--own FILE] [--reserve]
 *
 * Looks for copies of a handle on every platform that can be asked: their twins, or with --real themselves. Progress on stderr;
 * findings on stdout, the likeliest first, then what came of each of the 17 platforms. Exit status: see --help.
 */
import { imageHeader } from '../domain/engine/photo/image-header.ts';
import { photoPrint } from '../domain/engine/photo/photo-print.ts';
import type { OwnPhoto } from '../lambdas/scan/picture/own-photo.ts';
import { decodeImage, readPicture } from './image-file.ts';
import { createLineWriter } from './line-writer.ts';
import { allOf, changesSince } from './scan/changes.ts';
import { anyAnswered, coverageLine, coverageRows } from './scan/coverage-lines.ts';
import { freeLines } from './scan/free-lines.ts';
import { readFindings, safeJson } from './scan/finding-line.ts';
import { judgeSeen } from './scan/judge-seen.ts';
import { help, readOptions, type ScanOptions } from './scan/options.ts';
import { readOwnAccounts } from './scan/own-accounts.ts';
import { progressLine } from './scan/progress-line.ts';
import { reportPage } from './scan/report/page.ts';
import { writeWhole } from './scan/report/write-whole.ts';
import { search } from './scan/search.ts';
import { tableLines } from './scan/table.ts';
import { realWorld, twinWorld } from './scan/world.ts';

const out = createLineWriter(process.stdout);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function photoOf(file: string): Promise<OwnPhoto> {
  const bytes = readPicture(file);
  const print = photoPrint(await decodeImage(bytes, file), { views: true });
  return { photo: print, image: { contentType: `image/${imageHeader(bytes)!.format}`, bytes } };
}

/** Ctrl-C ends the search with what there is; a second one ends at once. */
function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  process.on('SIGINT', () => {
    if (stopping.signal.aborted) process.exit(130);
    process.exitCode = 130;
    stopping.abort();
  });
  return stopping.signal;
}

async function scan(options: ScanOptions): Promise<void> {
  const { handle, name, platforms, real, json, html } = options;
  const isOwn = options.own === undefined ? undefined : readOwnAccounts(options.own);
  const before = options.diff === undefined ? undefined : readFindings(options.diff);
  const photo = options.photo === undefined ? undefined : await photoOf(options.photo);
  const signal = untilStopped();
  if (!real) say('Demo: this asks twins of the platforms, with invented people. --real asks the real ones.');
  const progress = progressLine(process.stderr);
  const searched = await search(
    {
      ...{ handle, name, platforms },
      before: (platform) => (before ?? []).flatMap((line) => (line.platform === platform ? line.handle : [])),
    },
    real ? realWorld(process.env) : twinWorld(handle, name),
    { signal, onProgress: progress.tell },
  );
  progress.end();
  const { findings, own, compared } = judgeSeen(searched, { handle, name, photo, isOwn });
  const known = before?.filter((line) => !isOwn?.(line.platform, line.handle));
  const shown = known ? changesSince(known, findings, searched) : allOf(findings);
  const coverage = coverageRows(searched, compared, options, process.env);
  const lines = json
    ? [
        ...shown.map(({ line, change, changed }) => safeJson({ ...line, change, changed })),
        ...coverage.map(safeJson),
      ]
    : [...tableLines(shown, known !== undefined), '', ...coverage.map(coverageLine), ...freeLines(coverage)];
  for (const line of lines) await out.write(line);
  if (html !== undefined && signal.aborted) say(`${html}: not written, because the scan was stopped`);
  else if (html !== undefined)
    await writeWhole(
      html,
      reportPage({ options, shown, own, coverage, isDiff: known !== undefined, at: new Date() }),
    );
  if (!isOwn && own.length > 0)
    say(
      `Taken for your own, so not named: ${own.map((one) => one.url ?? one.handle).join(', ')}. --own FILE says which are.`,
    );
  if (!signal.aborted && !anyAnswered(coverage)) process.exitCode = 3;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await scan(options);
  else await out.write(help);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
await out.end();
// What a slow platform still holds open keeps nobody waiting.
process.stdout.write('', () => process.exit());
