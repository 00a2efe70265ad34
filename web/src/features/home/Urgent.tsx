import { Link } from 'react-router-dom';
import styles from './Urgent.module.css';
import { words } from './words.ts';

const { urgent } = words;

/** All that somebody who was copied yesterday reads: where to start, and what comes of it. */
export const Urgent = () => (
  <section className={styles.urgent} aria-labelledby="urgent">
    <div className={`wrap ${styles.inside}`}>
      <div>
        <h2 className="h2" id="urgent">
          {urgent.title}
        </h2>
        <Link className={`button large ${styles.start}`} to="/compare">
          {urgent.compare}
        </Link>
      </div>
      <ol>
        {urgent.steps.map(([lead, text]) => (
          <li key={lead}>
            <b>{lead}</b>
            {text}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
