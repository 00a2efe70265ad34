import { Link } from 'react-router-dom';
import styles from './Urgent.module.css';

/** Whoever was copied yesterday reads nothing else: where to start, and what comes of it. */
export const Urgent = () => (
  <section className={styles.urgent} aria-labelledby="urgent">
    <div className={`wrap ${styles.inside}`}>
      <div>
        <h2 className="h2" id="urgent">
          Copied yesterday? Start here.
        </h2>
        <Link className={`button large ${styles.start}`} to="/compare">
          Compare two profiles
        </Link>
      </div>
      <ol>
        <li>
          <b>Paste both links</b>Yours and the copy’s. We read the platform and the handle from them; we fetch
          nothing.
        </li>
        <li>
          <b>See them side by side</b>Handle, name and picture, with each likeness stated in words and
          numbers.
        </li>
        <li>
          <b>Leave with the report</b>The platform’s own form, what it will ask for, a text to paste, a
          warning to post.
        </li>
      </ol>
    </div>
  </section>
);
