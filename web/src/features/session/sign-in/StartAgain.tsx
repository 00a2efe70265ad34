import { createContext, useContext } from 'react';
import { words } from '../words.ts';

type Screen = 'signUp' | 'forgotPassword';

/** Back to an empty form; given by the screen that holds all of them. */
export const StartAgainContext = createContext<(at: Screen) => void>(() => {});

/** Whoever mistyped the address waits for an email that goes elsewhere: the only way on is to give another. */
export function StartAgain({ at }: { at: Screen }) {
  const again = useContext(StartAgainContext);
  return (
    <p className="small">
      {words.signUpCode.wrong}
      <button type="button" className="link-like" onClick={() => again(at)}>
        {words.signUpCode.startOver}
      </button>
    </p>
  );
}
