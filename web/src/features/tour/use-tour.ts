import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Report } from '#domain/contract/scan';
import { User } from '#domain/account/user';
import { graphql } from '../../lib/api/graphql.ts';
import { isRunning } from '../scan/api.ts';
import { UPDATE_USER } from '../account/document.ts';

const ENDED = 'countersign.tourEnded';

/**
 * Whether the tour runs over the dashboard. It waits for the first task: a dashboard that is opened after a search has ended
 * starts it, a search that ends meanwhile does not cover its own results. `begin` starts it at any time.
 */
export function useTour(user: User | undefined, report: Report | undefined) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [ended, setEnded] = useState(() => sessionStorage.getItem(ENDED));
  const [due, setDue] = useState<boolean>();
  if (due === undefined && user && report) setDue(report.scan !== null && !isRunning(report));

  const id = user?.id;
  const enabled = user?.tourEnabled ?? false;
  const end = useCallback(() => {
    setAsked(false);
    if (!id || !enabled) return;
    // Here at once, whatever the server says of it.
    setEnded(id);
    sessionStorage.setItem(ENDED, id);
    queries.setQueryData<User>(['user', id], (known) => known && { ...known, tourEnabled: false });
    graphql(UPDATE_USER, { input: { id, tourEnabled: false } }, 'updateUser', User).then(
      (stored) => {
        queries.setQueryData(['user', id], stored);
        sessionStorage.removeItem(ENDED); // from here on the record says so, and the settings may turn it on again
      },
      (error: unknown) => console.error('Error updating user data', error),
    );
  }, [id, enabled, queries]);

  const open = asked || (due === true && enabled && ended !== id);
  // Whoever goes elsewhere while it shows has seen enough: the dashboard has a link to it. A page loaded again goes on.
  const left = useRef<() => void>(undefined);
  useEffect(() => {
    left.current = open ? end : undefined;
  });
  useEffect(() => () => left.current?.(), []);

  return {
    open,
    begin: useCallback(() => {
      sessionStorage.removeItem(ENDED);
      setAsked(true);
    }, []),
    end,
  };
}
