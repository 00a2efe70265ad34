import { createContext, useContext } from 'react';

/** Back to an empty sign-up; given by the screen that holds all of them. */
export const StartAgainContext = createContext<() => void>(() => {});

/** Whoever mistyped the address waits for a mail that goes elsewhere: the only way on is to give another. */
export function StartAgain() {
  const again = useContext(StartAgainContext);
  return (
    <p className="small">
      No mail, or the wrong address?{' '}
      <button type="button" className="link-like" onClick={again}>
        Start again
      </button>
    </p>
  );
}
