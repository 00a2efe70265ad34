import { useEffect, useState } from 'react';
import { words } from '../words.ts';
import { linkWait } from './auth-services.ts';
import { CodeResent } from '../codes/CodeResent.tsx';
import { OutboxHint } from '../codes/OutboxHint.tsx';

/** Below the code: the page goes on by itself once the link of the mail was opened, or says that it does so no longer. */
export function WaitForLink() {
  const [late, setLate] = useState(false);
  useEffect(() => linkWait.begin(() => setLate(true)), []);
  return (
    <>
      <p role="status" className={late ? 'note' : undefined}>
        {late && words.signUpCode.late}
      </p>
      <CodeResent />
      <OutboxHint />
    </>
  );
}
