import { useEffect, useRef } from 'react';
import type { Region } from '#domain/case/region';
import { regionNames } from '#domain/case/region-names';
import { platforms, platformOfSlug, slugOf } from '#domain/help/copied-page';
import { platformTable } from '#domain/platform/platform-table';
import type { HelpSearch as Search } from '#domain/help/search';
import styles from './HelpSearch.module.css';
import { words } from './words.ts';

const said = words.help.search;
const regions = Object.keys(regionNames) as Region[];

/** What the address asks for: `?q=refused&platform=youtube&country=UK`. */
export const searchIn = (query: URLSearchParams): Search => ({
  text: (query.get('q') ?? '').slice(0, 200),
  platform: platformOfSlug(query.get('platform') ?? ''),
  region: regions.find((region) => region === query.get('country')),
});

interface Props {
  search: Search;
  onSearch: (query: Record<string, string>) => void;
}

/** A search in the address, so that it can be shared; each change counts at once. */
export function HelpSearch({ search, onSearch }: Props) {
  const platform = search.platform ? slugOf(search.platform) : '';
  const region = search.region ?? '';
  const lists = useRef<Record<'platform' | 'region', HTMLSelectElement | null>>({
    platform: null,
    region: null,
  });
  // A list keeps what it was drawn with, and the address may have changed since: by a choice before the script came, or by Back.
  useEffect(() => {
    for (const [list, value] of [
      [lists.current.platform, platform],
      [lists.current.region, region],
    ] as const)
      if (list) list.value = value;
  }, [platform, region]);
  const change = (form: HTMLFormElement) =>
    onSearch(
      Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
      ),
    );
  return (
    <form
      role="search"
      action="/help"
      className={styles.search}
      onChange={(event) => change(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        change(event.currentTarget);
      }}
    >
      <div className="field">
        <label htmlFor="help-q">{said.text}</label>
        <input id="help-q" name="q" type="search" maxLength={200} defaultValue={search.text} />
      </div>
      <div className="field">
        <label htmlFor="help-platform">{said.platform}</label>
        <select
          id="help-platform"
          name="platform"
          ref={(list) => void (lists.current.platform = list)}
          defaultValue={platform}
        >
          <option value="">{said.any}</option>
          {platforms.map((platform) => (
            <option key={platform} value={slugOf(platform)}>
              {platformTable[platform].name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="help-country">{said.country}</label>
        <select
          id="help-country"
          name="country"
          ref={(list) => void (lists.current.region = list)}
          defaultValue={region}
        >
          <option value="">{said.anywhere}</option>
          {regions.map((region) => (
            <option key={region} value={region}>
              {regionNames[region]}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
