import { createContext, useContext } from 'react';
import { words } from '../words.ts';

/** Back to an empty sign-up; given by the screen that holds all of them. */
export const StartAgainContext = createContext<() => void>(() => {});

/** Whoever mistyped the address waits for an email that goes elsewhere: the only way on is to give another. */
export function StartAgain() {
  const again = useContext(StartAgainContext);
  return (
    <p className="small">
      {words.signUpCode.wrong}
      <button type="button" className="link-like" onClick={again}>
        {words.signUpCode.startOver}
      </button>
    </p>
  );
}
