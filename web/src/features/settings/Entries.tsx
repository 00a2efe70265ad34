import type { ComponentProps } from 'react';
import styles from './Entries.module.css';

/** A ruled list: what it is on the left, what can be done on the right. */
export const Entries = (list: ComponentProps<'ul'>) => <ul className={styles.entries} {...list} />;

/** What is known of an entry, in one line where it fits. */
export const EntryFacts = (line: ComponentProps<'p'>) => <p className={styles.facts} {...line} />;

/** What an entry is used for, each with its own small list of values. */
export const EntryChoices = (row: ComponentProps<'div'>) => <div className={styles.choices} {...row} />;
