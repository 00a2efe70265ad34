import { readFileSync } from 'node:fs';
import { lookalikeDomains } from '../domain/engine/web/lookalike-domains.ts';
import { unpuny } from '../domain/engine/web/punycode.ts';
import { isRegistrable } from '../domain/engine/web/registrable-idn.ts';
import { dataPath } from './data.ts';
import { type Part, percent, row } from './row.ts';

/** What dnstwist itself lists for real domains, class by class: how much of it is among ours. */
export const dnstwistOutputs: Part = {
  name: 'Dnstwist',
  needs: ['domains/dnstwist-outputs.json'],
  run() {
    const group = 'Look-alike domains that dnstwist lists';
    const listed = JSON.parse(readFileSync(dataPath('domains/dnstwist-outputs.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    const found = new Map<string, boolean[]>();
    for (const [domain, lines] of Object.entries(listed)) {
      const ours = new Set([...lookalikeDomains(domain)].map(({ value }) => value));
      for (const line of lines) {
        const [kind, value] = line.split('\t') as [string, string];
        const dot = value.indexOf('.');
        // the domain itself, and what no registry takes
        if (kind === '*original' || !isRegistrable(unpuny(value.slice(0, dot)), value.slice(dot + 1)))
          continue;
        found.set(kind, [...(found.get(kind) ?? []), ours.has(value)]);
      }
    }
    const kinds = [...found].map(([kind, flags]) => ({ kind, flags, share: percent(flags) }));
    kinds.sort((a, b) => a.share - b.share);
    const [least] = kinds;
    return [
      row(group, 'of each class, least', least!.share, '%', '>=', 95,
        `${least!.kind}; ${kinds.length} classes, ${kinds.reduce((sum, { flags }) => sum + flags.length, 0)} names of ${Object.keys(listed).length} domains`),
      ...['homoglyph', 'various'].map((kind) =>
        row(group, `  ${kind}`, percent(found.get(kind) ?? []), '%', '>=', kind === 'homoglyph' ? 99 : 95, `${found.get(kind)?.length}`)),
    ]; // prettier-ignore
  },
};
