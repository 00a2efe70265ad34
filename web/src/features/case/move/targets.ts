import { may } from '#domain/business/role';
import { useBusinessList } from '../../seats/business-list.ts';
import { words } from './words.ts';

/** A business in which the person keeps cases. */
export interface Target {
  id: string;
  name: string;
  /** Its name, with its domain where another one has the same. */
  label: string;
}

/** The businesses a case can go to; `none`: the person is in no business at all. Undefined while that is on its way, or refused. */
export function useTargets(): { targets: readonly Target[]; none: boolean } | undefined {
  const { data } = useBusinessList();
  if (!data) return undefined;
  const kept = data.filter(({ role }) => may(role, 'keep cases'));
  const targets = kept.map(({ id, name, domain }) => {
    const called = name ?? domain ?? words.unnamed;
    const isShared = kept.some((other) => other.id !== id && other.name === name);
    return { id, name: called, label: isShared && name && domain ? `${name}, ${domain}` : called };
  });
  return { targets, none: data.length === 0 };
}
