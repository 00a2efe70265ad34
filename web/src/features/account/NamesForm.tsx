import { UserPatch, type User } from '#domain/account/user';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useUpdateUser } from './api.ts';

const FIELDS = [
  ['preferredName', 'What should we call you?', 'nickname', 'The name people know you by.'],
  ['firstName', 'First name', 'given-name', undefined],
  ['middleName', 'Middle name', 'additional-name', undefined],
  ['lastName', 'Last name', 'family-name', undefined],
] as const;
type Names = Record<(typeof FIELDS)[number][0], string>;

const NamesPatch = UserPatch.pick({ preferredName: true, firstName: true, middleName: true, lastName: true });

const namesOf = (user: User): Names => ({
  preferredName: user.preferredName ?? '',
  firstName: user.firstName ?? '',
  middleName: user.middleName ?? '',
  lastName: user.lastName ?? '',
});

/** The names of a person. A failed save keeps what was typed and says so. */
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
    send: async (patch) => {
      if (Object.keys(patch).length === 0) return;
      await update.mutateAsync(patch);
      toast('Saved.');
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
          Not saved. {form.refused.message} Your text is kept.
        </p>
      )}
      <p className="actions">
        <Submit form={form} busy="Saving">
          Save
        </Submit>
      </p>
    </form>
  );
}
