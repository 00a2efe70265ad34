import { Link } from 'react-router-dom';
import { copiedAddress, platforms } from '#domain/help/copied-page';
import { platformTable } from '#domain/platform/platform-table';
import { reportForms } from '#domain/platform/report-forms';
import styles from './PlatformTable.module.css';
import { words } from './words.ts';

const said = words.index;

/** Every platform, where it takes a report and what that asks for, each leading to its page. */
export const PlatformTable = () => (
  <table className="ledger">
    <thead>
      <tr>
        <th scope="col">{said.columns.platform}</th>
        <th scope="col">{said.columns.where}</th>
        <th scope="col" className={styles.asks}>
          {said.columns.asks}
        </th>
      </tr>
    </thead>
    <tbody>
      {platforms.map((platform) => {
        const { question, forms } = reportForms[platform];
        const [{ url, asks }] = forms;
        return (
          <tr key={platform}>
            <th scope="row">
              <Link to={copiedAddress(platform)}>{platformTable[platform].name}</Link>
            </th>
            <td>{!url ? said.onProfile : forms.length > 1 ? said.forms : said.form}</td>
            <td className={styles.asks}>{question ? said.depends(question) : asks}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
