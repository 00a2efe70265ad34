import { Link } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { Band } from '../seal/Seal.tsx';

const COLUMNS: [string, [string, string][]][] = [
  [
    'Product',
    [
      ['/compare', 'Someone is pretending to be me'],
      ['/individual', 'Individuals'],
      ['/business', 'Business'],
    ],
  ],
  [
    'Company',
    [
      ['/company/about', 'About'],
      ['/our-commitment', 'Our commitment'],
      ['/company/security', 'Security'],
      ['/company/contact', 'Contact'],
    ],
  ],
  [
    'Your rights',
    [
      ['/data-request', 'Data request'],
      ['/verification-opt-out', 'Verification opt-out'],
      ['/terms-of-service', 'Terms of Service'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/cookie-policy', 'Cookie Policy'],
    ],
  ],
];

/** The foot of a public page; `short` is the one line under a form or the dashboard. */
export const Footer = ({ short = false }: { short?: boolean }) => (
  <footer className={`no-print ${styles.footer} ${short ? styles.short : ''}`}>
    {!short && (
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Brand />
            <p className="quiet">
              Evidence about copies of you, and what we could not look at. We never ask for a password by{' '}
              <span className={styles.together}>e-mail</span>.
            </p>
          </div>
          {COLUMNS.map(([title, links]) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([to, label]) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    )}
    <Band />
    <div className="wrap">
      <div className={styles.end}>
        {short ? (
          <span>
            <Link to="/compare">Someone is pretending to be me</Link> ·{' '}
            <Link to="/terms-of-service">Terms of Service</Link> ·{' '}
            <Link to="/privacy-policy">Privacy Policy</Link> · <Link to="/cookie-policy">Cookie Policy</Link>{' '}
            · <Link to="/data-request">Data request</Link>
          </span>
        ) : (
          <span>Nothing on this page is loaded from anyone else.</span>
        )}
        {!short && <span>The people and handles shown as examples are invented.</span>}
      </div>
    </div>
  </footer>
);
