import { Link } from 'react-router-dom';
import { copiedAddress, namedThere, platforms } from '#domain/help/copied-page';
import { reportForms } from '#domain/platform/report-forms';
import { words } from './words.ts';

const said = words.index;

/** Every platform and where it takes a report, each leading to its page. */
export const PlatformTable = () => (
  <table className="ledger">
    <thead>
      <tr>
        <th scope="col">{said.columns.platform}</th>
        <th scope="col">{said.columns.where}</th>
      </tr>
    </thead>
    <tbody>
      {platforms.map((platform) => (
        <tr key={platform}>
          <th scope="row">
            <Link to={copiedAddress(platform)}>{namedThere(platform)}</Link>
          </th>
          <td>{reportForms[platform].forms.some(({ url }) => url) ? said.form : said.onProfile}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
