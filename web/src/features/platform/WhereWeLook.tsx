import { platforms } from '#domain/help/copied-page';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { searchedName } from '#domain/platform/searched-name';
import { useSearched } from '../../lib/use-site-config.ts';
import { words } from './where-words.ts';

type Way = keyof typeof words.ways;
const ways = Object.keys(words.ways) as Way[];

/** Every platform by how this stage searches it, or until that is known, by how it can be; those that cannot at the same size. */
export function WhereWeLook() {
  const searched = useSearched();
  const wayOf = (platform: Platform): Way => {
    const { search } = platformTable[platform];
    return search === 'not possible' || !searched || searched.includes(platform) ? search : 'not connected';
  };
  const rows = ways
    .map((way) => [way, platforms.filter((one) => wayOf(one) === way).map(searchedName)] as const)
    .filter(([, named]) => named.length > 0);
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{words.columns.way}</th>
          <th scope="col">{words.columns.where}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([way, named]) => (
          <tr key={way}>
            <th scope="row">{words.ways[way]}</th>
            <td>{named.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
