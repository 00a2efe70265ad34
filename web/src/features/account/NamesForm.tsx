import { UserPatch, type User } from '#domain/account/user';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useUpdateUser } from './api.ts';
import { words } from './words.ts';

const said = words.names;

const FIELDS = [
  ['preferredName', said.preferredName, 'nickname', said.preferredNameHint],
  ['firstName', said.firstName, 'given-name', undefined],
  ['middleName', said.middleName, 'additional-name', undefined],
  ['lastName', said.lastName, 'family-name', undefined],
] as const;
type Names = Record<(typeof FIELDS)[number][0], string>;

const NamesPatch = UserPatch.pick({ preferredName: true, firstName: true, middleName: true, lastName: true });

const namesOf = (user: User): Names => ({
  preferredName: user.preferredName ?? '',
  firstName: user.firstName ?? '',
  middleName: user.middleName ?? '',
  lastName: user.lastName ?? '',
});

/**
 * The names of a person. A failed save keeps what was typed and says so. `onSaved`: where they are asked for, one is needed, and what was
 * typed stays through a reload.
 */
export function NamesForm({ user, onSaved }: { user: User; onSaved?: () => void }) {
  const update = useUpdateUser();
  const before = namesOf(user);
  const form = useContractForm({
    schema: NamesPatch,
    values: before,
    // What was changed; an emptied line clears it.
    request: (names) =>
      Object.fromEntries(
        FIELDS.map(([name]) => [name, names[name].trim() || null] as const).filter(
          ([name, value]) => (value ?? '') !== before[name],
        ),
      ),
    rules: (names) => ({
      preferredName: Boolean(onSaved) && FIELDS.every(([name]) => !names[name].trim()) && said.required,
    }),
    ...(onSaved && { draft: 'names' }),
    send: async (patch) => {
      if (Object.keys(patch).length === 0) return;
      await update.mutateAsync(patch);
      toast(said.saved);
    },
    stays: 'all',
    onSent: onSaved,
  });
  return (
    <form className="form" {...form.props}>
      {FIELDS.map(([name, label, autoComplete, hint]) => (
        <Field
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          hint={hint}
          {...form.field(name)}
        />
      ))}
      {form.refused && (
        <p className="note" role="alert">
          {said.refused(form.refused.message)}
        </p>
      )}
      <p className="actions">
        <Submit form={form} busy={said.saving}>
          {said.save}
        </Submit>
      </p>
    </form>
  );
}
