import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chunk } from '../../../../lib/chunk.ts';
import { useSeemsSignedIn } from '../../../../lib/seems-signed-in.ts';
import type { FirstScreen } from '../SignInScreen.tsx';
import { DrawnSignIn } from './DrawnSignIn.tsx';
import { handOver, held, type Held } from './hand-over.ts';

const SignInScreen = lazy(() => chunk(() => import('../SignInScreen.tsx')));

interface Props {
  first: FirstScreen;
  /** Whether it is known that nobody is signed in. */
  open: boolean;
}

/**
 * The sign-in form, drawn ahead of its program: one can begin to type, and what is typed stays. Whoever seems to be signed in is about to
 * be led on, and sees it only once it is known that they are not.
 */
export function Entrance({ first, open }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [there, setThere] = useState(false);
  const unseen = useSeemsSignedIn() && !open;
  const before = useRef<Held>(undefined);
  const arrived = useCallback(() => {
    before.current = held(box.current);
    setThere(true);
  }, []);
  useLayoutEffect(() => {
    if (there && before.current) handOver(before.current, box.current);
  }, [there]);
  // From here on the state says it.
  useEffect(() => void delete document.documentElement.dataset['signedIn'], [unseen]);
  return (
    <div ref={box}>
      {!there && <DrawnSignIn unseen={unseen} />}
      {open && (
        <div hidden={!there}>
          <Suspense>
            <SignInScreen first={first} onArrived={arrived} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
