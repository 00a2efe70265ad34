import { useEffect, useState } from 'react';
import type { Picture } from '../../picture/picture.ts';
import type { Draft } from '../side.ts';
import type { Brought } from './brought.ts';

/** A profile that came along with the address, and its picture, read. */
export interface Arrival {
  brought: Brought;
  picture?: Picture;
  /** What stands in the form of another tab. */
  before?: Draft;
}

const comes = /^#(?:bring=|shared$)/;
const take = () => import('./take.ts');

/**
 * What the bookmark or a phone's app brought, once the page is there. The address is cleared at once: it is long, and to load the
 * page anew must not bring it again.
 */
export function useBrought(ready: boolean): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    const look = () => {
      const { hash, pathname } = location;
      if (!comes.test(hash)) return;
      history.replaceState(history.state, '', pathname);
      void take()
        .then((module) => module.take(hash))
        .then((taken) => gone || (taken && setArrival(taken)));
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      gone = true;
      removeEventListener('hashchange', look);
    };
  }, [ready]);
  return arrival;
}
