import * as z from 'zod/mini';
import { useId } from 'react';
import { type BusinessRole, BusinessRole as Role, mayPlace } from '#domain/business/role';
import { EmailAddress } from '#domain/text';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';
import { words as said } from './words.ts';

const Typed = z.object({ userEmailAddress: EmailAddress, role: Role });

/** Invites one person. What is wrong with it is said at the address. The next one begins as a member: nobody gets more by an oversight. */
export function InviteOne({ businessId, role: inviter }: { businessId: string; role: BusinessRole }) {
  const id = useId();
  /** What was chosen may be more than who invites can give by now. */
  const placed = (role: BusinessRole) => (mayPlace(inviter, role) ? role : 'MEMBER');
  const invite = useBusinessCall('invite-users');
  const form = useContractForm({
    schema: Typed,
    values: { userEmailAddress: '', role: 'MEMBER' as BusinessRole },
    request: (typed) => ({ ...typed, role: placed(typed.role) }),
    send: async (person) => {
      const { results } = await invite.mutateAsync({ businessId, people: [person] });
      const [result] = results;
      if (!result?.invited) throw new Error(result?.reason ?? said.nothing);
      return result;
    },
    refusedAt: 'userEmailAddress',
    draft: `invite-${businessId}`,
  });
  const offered = Object.fromEntries(
    Role.options.filter((one) => mayPlace(inviter, one)).map((one) => [one, words.roles[one]]),
  ) as Record<BusinessRole, string>;
  const role = placed(form.values.role);
  return (
    <form className="form" {...form.props}>
      <Field label={said.email} type="email" autoComplete="off" {...form.field('userEmailAddress')} />
      <Choice id={`${id}-role`} label={said.role} words={offered} {...form.field('role')} value={role} />
      <p className="quiet small">{said.roleHint[role]}</p>
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.sending}>
          {said.send}
        </Submit>
      </p>
      <p role="status">
        {form.answer &&
          (form.answer.mailed ? said.sent(form.answer.userEmailAddress) : words.members.notMailed)}
      </p>
    </form>
  );
}
