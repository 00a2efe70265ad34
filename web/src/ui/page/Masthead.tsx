import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import styles from './Masthead.module.css';
import { Menu } from '../Menu.tsx';
import { words } from '../words.ts';

interface Props {
  /** Where the brand leads. */
  home?: string;
  /** The entries of the line, `li` each. */
  links?: ReactNode;
  /** What a narrow window has in their place, behind one button. */
  folded?: ReactNode;
}

/** The head of every page: the brand, and where one can go from here. */
export const Masthead = ({ home, links, folded }: Props) => (
  <header className={`no-print ${styles.masthead}`}>
    <div className={`wrap ${styles.line}`}>
      <Brand to={home} />
      {links && (
        <nav className={styles.nav} aria-label={words.masthead.nav}>
          <ul>{links}</ul>
        </nav>
      )}
      {folded && (
        <Menu label={words.masthead.menu} className={styles.burger}>
          <ul>{folded}</ul>
        </Menu>
      )}
    </div>
  </header>
);
