import { scoreWeights } from '#domain/proof/score-weights';
import { words } from './words.ts';

const said = words.score;
const { email, phone, accounts, connection, connections } = scoreWeights;

const rows: readonly (readonly [what: string, points: number])[] = [
  [said.email, email],
  ...accounts.map((points, nth) => [said.accounts[nth]!, points] as const),
  [said.phone, phone],
  [said.connections(connections / connection), connections],
];

/** What the authentication score is made of, added up. */
export const ScoreLedger = () => (
  <table className="ledger">
    <caption className="vh">{said.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{said.columns.what}</th>
        <th scope="col" className="n">
          {said.columns.points}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, points]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td className="n">{points}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{said.sum}</th>
        <td className="n">{rows.reduce((sum, [, points]) => sum + points, 0)}</td>
      </tr>
    </tfoot>
  </table>
);
