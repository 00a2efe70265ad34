import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LegalDialog } from '../../sign-up/late-legal.ts';
import type { LegalName } from '../../sign-up/LegalDialog.tsx';
import { words } from '../../words.ts';
import styles from './WaysIn.module.css';

const { consent, ways } = words;
const [before, then, last, end] = ways.agreed;

/**
 * What stands for the box that the form has: a first sign-in through a provider makes an account. The documents open over the page, so
 * that the form above keeps what was typed.
 */
export function Agreed() {
  const [open, setOpen] = useState<LegalName>();
  const document = (name: LegalName, page: string) => (
    <Link
      to={page}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setOpen(name);
      }}
    >
      {consent[name]}
    </Link>
  );
  return (
    <>
      <p className={`small quiet ${styles.agreed}`}>
        {before}
        {document('terms', '/terms-of-service')}
        {then}
        {document('privacy', '/privacy-policy')}
        {last}
        {document('cookies', '/cookie-policy')}
        {end}
      </p>
      {open && <LegalDialog name={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
