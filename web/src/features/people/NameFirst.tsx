import { useEffect, useRef, useState } from 'react';
import { displayName, UserPatch } from '#domain/account/user';
import { REQUIRED } from '../../lib/form/fault-words.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { useUpdateUser, useUser } from '../account/api.ts';
import { words } from './words.ts';
import styles from './NameFirst.module.css';

const said = words.nameFirst;

/** Whether one has no name here yet, so that one can neither ask nor accept. */
export function useIsNameless(): boolean {
  const { data: me } = useUser();
  return !!me && !displayName(me);
}

/** For whoever has no name here: why one is needed, and a field for it, so that nobody has to leave what they came for. */
export function NameFirst({ why = said.why }: { why?: string }) {
  const isNameless = useIsNameless();
  const [saved, setSaved] = useState<string>();
  const done = useRef<HTMLParagraphElement>(null);
  // The form goes, and the focus with it.
  useEffect(() => done.current?.focus(), [saved]);
  if (isNameless) return <NameForm why={why} onSaved={setSaved} />;
  return (
    saved !== undefined && (
      <p className={`note seal-note ${styles.saved}`} role="status" tabIndex={-1} ref={done}>
        {said.saved(saved)}
      </p>
    )
  );
}

function NameForm({ why, onSaved }: { why: string; onSaved: (name: string) => void }) {
  const update = useUpdateUser();
  const form = useContractForm({
    schema: UserPatch.pick({ preferredName: true }),
    values: { preferredName: '' },
    request: ({ preferredName }) => ({ preferredName: preferredName.trim() }),
    rules: ({ preferredName }) => ({ preferredName: !preferredName.trim() && REQUIRED }),
    send: async (patch) => {
      const { preferredName } = await update.mutateAsync(patch);
      onSaved(preferredName ?? '');
    },
  });
  return (
    <form className={`form note ${styles.name}`} {...form.props}>
      <p>{why}</p>
      <Field label={said.label} hint={said.hint} autoComplete="nickname" {...form.field('preferredName')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.saving}>
          {said.save}
        </Submit>
      </p>
    </form>
  );
}
