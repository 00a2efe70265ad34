import { useState } from 'react';
import type { User } from '#domain/account/user';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useUpdateUser } from './api.ts';

const FIELDS = [
  ['preferredName', 'What should we call you?', 'nickname', 'The name people know you by.'],
  ['firstName', 'First name', 'given-name', undefined],
  ['middleName', 'Middle name', 'additional-name', undefined],
  ['lastName', 'Last name', 'family-name', undefined],
] as const;
type Names = Record<(typeof FIELDS)[number][0], string>;

const namesOf = (user: User): Names => ({
  preferredName: user.preferredName ?? '',
  firstName: user.firstName ?? '',
  middleName: user.middleName ?? '',
  lastName: user.lastName ?? '',
});

/** The names of a person. A failed save keeps what was typed and says so. */
export function NamesForm({ user, onSaved }: { user: User; onSaved?: () => void }) {
  const [names, setNames] = useState(() => namesOf(user));
  const update = useUpdateUser();
  const before = namesOf(user);
  const changed = FIELDS.filter(([name]) => names[name].trim() !== before[name]);

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) return onSaved?.();
    const patch = Object.fromEntries(changed.map(([name]) => [name, names[name].trim() || null]));
    update.mutate(patch, {
      onSuccess: () => {
        toast('Saved.');
        onSaved?.();
      },
    });
  };
  return (
    <form className="form" onSubmit={save}>
      {FIELDS.map(([name, label, autoComplete, hint]) => (
        <Field
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          maxLength={100}
          hint={hint}
          value={names[name]}
          onChange={(value) => setNames((current) => ({ ...current, [name]: value }))}
        />
      ))}
      {update.error && (
        <p className="note" role="alert">
          Not saved. {update.error.message} Your text is kept.
        </p>
      )}
      <p className="actions">
        <button type="submit" className="button primary" disabled={update.isPending}>
          {update.isPending ? 'Saving' : 'Save'}
        </button>
      </p>
    </form>
  );
}
