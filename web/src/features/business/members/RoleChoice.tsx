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

/** The role of one member: a choice saves it, and says whose it was, with the way back. */
export function RoleChoice({ businessId, member, who, setRole }: Props) {
  const { userEmailAddress, state } = member;
  const about = `role ${businessId} ${userEmailAddress}`;
  const joined = state === 'JOINED';
  const tokens = joined && member.role === 'ADMIN' ? [words.tokensStay.theirs] : [];
  const save = (role: BusinessRole, undo?: () => void) =>
    void setRole.act(
      { businessId, userEmailAddress, role },
      () => [said.hasRole(who, asRole[role], joined), ...(role === 'ADMIN' ? [] : tokens)].join(' '),
      undefined,
      undo,
      about,
    );
  return (
    <Choice
      id={`role-${userEmailAddress}`}
      label={said.role(who)}
      quiet
      words={words.roles}
      value={member.role}
      onChange={(wanted: BusinessRole) => save(wanted, () => save(member.role))}
    />
  );
}
