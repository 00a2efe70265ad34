import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { User } from '#domain/account/user';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { PartList } from '../../ui/page/PartList.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useUser } from '../account/api.ts';
import { SETTINGS } from './parts.ts';
import { words } from './words.ts';

/** One part of the settings beside the list of all; waits for the person's record. */
export function SettingsPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: (user: User) => ReactNode;
}) {
  const user = useUser();
  useAskedBeforeLosing();
  return (
    <PartList
      label={words.menu.label}
      below
      links={SETTINGS.map(([to, text]) => (
        <li key={to}>
          <NavLink to={to}>{text}</NavLink>
        </li>
      ))}
    >
      <AppPage title={title} lead={lead}>
        {user.data ? (
          children(user.data)
        ) : user.error ? (
          <Trouble words={user.error.message} again={() => void user.refetch()} />
        ) : (
          <Skeleton />
        )}
      </AppPage>
    </PartList>
  );
}

/** The browser asks before it closes a tab in which something is still being saved. */
function useAskedBeforeLosing(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (event: Event) => {
      if (queries.isMutating({ mutationKey: ['updateUser'] }) > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queries]);
}
