import { useRef, useState } from 'react';
import { asRole, type BusinessRole } from '#domain/business/role';
import type { Member } from '#domain/contract/business';
import { Choice } from '../../../ui/form/Choice.tsx';
import type { useToldCall } from '../use-told-call.ts';
import { words } from '../words.ts';

const said = words.members;

interface Props {
  businessId: string;
  member: Member;
  /** How they are called. */
  who: string;
  setRole: ReturnType<typeof useToldCall<'set-role'>>;
}

/**
 * The role of one member: a choice saves it, and says whose it was, with the way back. Walked with the arrow keys a list tells each role on
 * the way: one is saved after the other, and of those that wait the last.
 */
export function RoleChoice({ businessId, member, who, setRole }: Props) {
  const { userEmailAddress, state } = member;
  const about = `role ${businessId} ${userEmailAddress}`;
  const joined = state === 'JOINED';
  const tokens = joined && member.role === 'ADMIN' ? [words.tokensStay.theirs] : [];
  const [wanted, setWanted] = useState<BusinessRole>();
  const last = useRef<BusinessRole>(undefined);
  const running = useRef<Promise<unknown>>(undefined);
  const save = (role: BusinessRole, undo?: () => void) =>
    setRole.act(
      { businessId, userEmailAddress, role },
      () => [said.hasRole(who, asRole[role], joined), ...(role === 'ADMIN' ? [] : tokens)].join(' '),
      undefined,
      undo,
      about,
    );
  const choose = async (role: BusinessRole) => {
    setWanted(role);
    last.current = role;
    const before = running.current;
    if (before) await before;
    if (last.current !== role) return;
    running.current = save(role, () => void save(member.role));
    await running.current;
    if (last.current !== role) return;
    [running.current, last.current] = [undefined, undefined];
    setWanted(undefined);
  };
  return (
    <Choice
      id={`role-${userEmailAddress}`}
      label={said.role(who)}
      quiet
      words={words.roles}
      value={wanted ?? member.role}
      onChange={(role: BusinessRole) => void choose(role)}
    />
  );
}
