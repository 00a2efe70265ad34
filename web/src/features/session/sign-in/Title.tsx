import type { ComponentProps } from 'react';
import styles from './Title.module.css';

/** The title of one of Amplify's screens. */
export const Title = ({ rank: Heading, ...rest }: ComponentProps<'h1'> & { rank: 'h1' | 'h2' }) => (
  <Heading className={`h3 ${styles.title}`} {...rest} />
);
