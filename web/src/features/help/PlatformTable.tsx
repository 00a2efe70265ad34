import { Link } from 'react-router-dom';
import { copiedAddress, platforms } from '#domain/help/copied-page';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { reportForms, unknownForm } from '#domain/platform/report-forms';
import styles from './PlatformTable.module.css';
import { words } from './words.ts';

const said = words.index;

function whereOf([{ url, asks }, ...others]: (typeof reportForms)[Platform]['forms']) {
  if (others.length > 0) return said.forms;
  if (url) return said.form;
  return asks === unknownForm ? said.unknown : said.onProfile;
}

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
        const [{ asks }] = forms;
        return (
          <tr key={platform}>
            <th scope="row">
              <Link to={copiedAddress(platform)}>{platformTable[platform].name}</Link>
            </th>
            <td>{whereOf(forms)}</td>
            <td className={styles.asks}>{question ? said.depends(question) : asks}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
