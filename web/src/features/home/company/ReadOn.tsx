import { Link } from 'react-router-dom';
import styles from './ReadOn.module.css';

/** Pages that go on from here, each with what it holds. */
export const ReadOn = ({
  links,
}: {
  links: readonly (readonly [to: string, name: string, text: string])[];
}) => (
  <ul className={styles.links}>
    {links.map(([to, name, text]) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
        <span className="small quiet">{text}</span>
      </li>
    ))}
  </ul>
);
