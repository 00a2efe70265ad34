import { platforms } from '#domain/help/copied-page';
import { platformTable } from '#domain/platform/platform-table';
import { searchedName } from '#domain/platform/searched-name';
import { words } from './where-words.ts';

const ways = Object.keys(words.ways) as (keyof typeof words.ways)[];
const named = (way: (typeof ways)[number]) =>
  platforms.filter((platform) => platformTable[platform].search === way).map(searchedName);

/** Every platform by how it can be searched, those that cannot at the same size. */
export const WhereWeLook = () => (
  <table className="ledger">
    <thead>
      <tr>
        <th scope="col">{words.columns.way}</th>
        <th scope="col">{words.columns.where}</th>
      </tr>
    </thead>
    <tbody>
      {ways.map((way) => (
        <tr key={way}>
          <th scope="row">{words.ways[way]}</th>
          <td>{named(way).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
