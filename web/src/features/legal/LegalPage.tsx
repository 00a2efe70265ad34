import { Link } from 'react-router-dom';
import { useTitle } from '../../lib/title.ts';
import { Clause } from '../../ui/Clause.tsx';
import { LegalText, type LegalDocument } from './LegalText.tsx';

const ALL = [
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/data-request', 'Data request'],
  ['/', 'Home'],
] as const;

export function LegalPage({ document }: { document: LegalDocument }) {
  useTitle(document.title);
  return (
    <div className="wrap">
      <div className="intro">
        <h1 className="display">{document.title}</h1>
      </div>
      <Clause
        aside={
          <nav aria-label="Legal pages" className="stacked-links">
            <ul>
              {ALL.filter(([, title]) => title !== document.title).map(([to, title]) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        }
      >
        <LegalText document={document} level={2} />
      </Clause>
    </div>
  );
}
