import styles from './Promises.module.css';
import { LIMITS, PROMISES, words } from './words.ts';

/** What is promised and, at equal size, what cannot be seen. */
export const Promises = () => (
  <section className="clause" id="promise">
    <header>
      <h2 className="h2">{words.promises.title}</h2>
    </header>
    <div className={styles.two}>
      <div className={styles.will}>
        <h3 className="h4">{words.promises.will}</h3>
        <List of={PROMISES} />
      </div>
      <div className={styles.cannot}>
        <h3 className="h4">{words.promises.cannot}</h3>
        <List of={LIMITS} />
      </div>
    </div>
  </section>
);

const List = ({ of }: { of: typeof PROMISES }) => (
  <ul>
    {of.map(([lead, text]) => (
      <li key={lead}>
        <p>
          <b>{lead}</b> {text}
        </p>
      </li>
    ))}
  </ul>
);
