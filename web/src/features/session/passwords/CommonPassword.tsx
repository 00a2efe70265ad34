import { useEffect, useRef, useState } from 'react';
import { words } from '../words.ts';
import { isCommon } from './common-passwords.ts';

/** A shorter one is refused, which is all that needs saying of it. */
const LEAST = 8;

/** Below the new password of the form it stands in: a kind word when it is among the first that anybody tries. */
export function CommonPassword() {
  const here = useRef<HTMLParagraphElement>(null);
  const [common, setCommon] = useState(false);
  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form) return;
    const look = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'password')
        setCommon(target.value.length >= LEAST && isCommon(target.value));
    };
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, []);
  return (
    <p className={common ? 'note' : undefined} role="status" ref={here}>
      {common && words.passwords.easy}
    </p>
  );
}
