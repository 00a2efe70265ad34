import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real data lie outside the repository (../shared/data, see its README) and may be absent. */
const folder = fileURLToPath(new URL('../../shared/data/', import.meta.url));

export const hasData = (path = '') => existsSync(folder + path);
export const dataPath = (path: string) => folder + path;
const text = (path: string) => readFileSync(folder + path, 'utf8').trim();

/** Rows of a comma- or tab-separated file without its heading; quoted fields may hold separators and line ends. */
export function rows(path: string, { separator = ',', heading = true } = {}): string[][] {
  const all: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (const letter of `${text(path)}\n`) {
    if (letter === '"' && separator === ',') quoted = !quoted;
    else if (quoted || (letter !== separator && letter !== '\n')) field += letter;
    else {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (letter === '\n') {
        all.push(row);
        row = [];
      }
    }
  }
  return heading ? all.slice(1) : all;
}

export const lines = (path: string) => text(path).split('\n');

export type Owner = {
  id: string;
  name: string;
  first: string;
  last: string;
  nickname?: string;
  handles: Record<string, string>;
};
export type Account = { owner: string; platform: string; handle: string };

export const owners = () =>
  lines('handles/legislators-accounts.jsonl').map((line) => JSON.parse(line) as Owner);

/** One person's accounts are "own", different people's are strangers. YouTube's channel numbers are no handles. */
export const accounts = (): Account[] =>
  owners().flatMap(({ id, handles }) =>
    Object.entries(handles)
      .filter(([, handle]) => !/^UC[\w-]{22}$/.test(handle))
      .map(([platform, handle]) => ({ owner: id, platform, handle })),
  );

/** Identifiers that attackers chose, with what they imitated. Package scopes and repository paths are names' first words. */
export function attacks(): { set: string; target: string; fake: string }[] {
  const read = (set: string, path: string) =>
    rows(path)
      .map(([fake = '', target = '']) => ({ set, target, fake }))
      .filter(
        ({ target, fake }) => target !== '' && fake !== '' && target.toLowerCase() !== fake.toLowerCase(),
      );
  return [
    ...read('neupane-clean', 'typosquat-packages/neupane-clean_package_data.csv'),
    ...read('neupane-campaign', 'typosquat-packages/neupane-typomind-with-campaign.csv'),
    ...read('ecosystems', 'typosquat-packages/ecosystems-typosquats.csv'),
  ];
}
