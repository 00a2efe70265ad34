import { platforms } from '#domain/help/copied-page';
import { platformTable, type Search } from '#domain/platform/platform-table';
import { reportForms } from '#domain/platform/report-forms';
import { words } from './words.ts';

const searched = (way: Search) => platforms.filter((one) => platformTable[one].search === way).length;

const rows: readonly (readonly [what: string, count: number])[] = [
  [words.platforms, platforms.length],
  [words.direct, searched('official API')],
  [words.engine, searched('web search')],
  [words.none, searched('not possible')],
  [words.forms, platforms.filter((one) => reportForms[one].forms.some(({ url }) => url)).length],
  // Held by the content security policy, and by a test that opens every page.
  [words.elsewhere, 0],
];

/** What the product covers, counted from the tables that it works by. */
export const Figures = () => (
  <table className="ledger">
    <caption className="vh">{words.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.columns.what}</th>
        <th scope="col" className="n">
          {words.columns.count}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, count]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td className="n">{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
