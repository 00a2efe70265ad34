import { Link } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { Band } from '../seal/Seal.tsx';
import { words } from '../words.ts';

const said = words.footer;

/** The foot of a public page; `short` is the one line under a form or the dashboard. */
export const Footer = ({ short = false }: { short?: boolean }) => (
  <footer className={`no-print ${styles.footer} ${short ? styles.short : ''}`}>
    {!short && (
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Brand />
            <p className="quiet">{said.what}</p>
          </div>
          {said.columns.map(([title, links]) => (
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
          <ul className={styles.links}>
            {said.short.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        ) : (
          <span>{said.own}</span>
        )}
        {!short && <span>{said.invented}</span>}
      </div>
    </div>
  </footer>
);
