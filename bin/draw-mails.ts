import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { drawLetter } from '#domain/message/letter';
import { letterSamples } from './mails/letter-samples.ts';

/**
 * `npm run -s mails`: every mail that the product sends, on invented data, as files to open in a browser. `index.html`
 * shows each as wide as a desk and as narrow as a phone; the system's theme decides between light and dark.
 */
const folder = resolve(outOrExit());
const chosen = {
  handle: 'maya_ho1limund',
  name: 'Maya Hollimund',
  reason: 'Most of the bio is the same.',
  device: 'Firefox on Windows',
  business: 'Ferrow Bay Ceramics',
};

mkdirSync(folder, { recursive: true });
const samples = Object.entries(letterSamples(chosen, 'https://countersign.example'));
for (const [name, letter] of samples) {
  const { subject, text, html } = drawLetter(letter);
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `Subject: ${subject}\nPreview: ${letter.preview}\n\n${text}`);
}
const frames = samples.map(
  ([name]) =>
    `<h2>${name} <a href="${name}.txt">text</a></h2>${[640, 360].map((width) => `<iframe src="${name}.html" title="${name}, ${width} pixels" width="${width}" height="820"></iframe>`).join('\n')}`,
);
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Mails</title><style>body{font-family:sans-serif;margin:2rem}iframe{border:1px solid gray;margin-right:1rem}</style><h1>Mails</h1>${frames.join('\n')}</html>\n`,
);
process.stdout.write(`${samples.length} mails: ${pathToFileURL(join(folder, 'index.html')).href}\n`);

function outOrExit(): string {
  try {
    return parseArgs({ options: { out: { type: 'string', default: '.local/mails' } } }).values.out;
  } catch (error) {
    console.error(`${(error as Error).message}. Usage: npm run -s mails -- [--out DIR]`);
    return process.exit(2);
  }
}
