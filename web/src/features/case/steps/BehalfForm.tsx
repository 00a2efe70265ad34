import { useId } from 'react';
import type { Case } from '#domain/case/case';
import type { Behalf } from '#domain/case/report-facts';
import { caseContract } from '#domain/contract/case';
import { placeName } from '#domain/case/place';
import { oneSpaced } from '#domain/one-spaced';
import { reportForms } from '#domain/platform/report-forms';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { MoveOffer } from '../move/MoveOffer.tsx';
import { Waiting } from '../Waiting.tsx';
import { words } from './words.ts';

const ForWhom = caseContract['edit-case'].request.pick({ behalf: true });
type Relation = Behalf['relation'];

/** For whom it is reported, and what the platform asks of somebody who reports for another; `own`: the person's own name. */
export function BehalfForm({ one, own }: { one: Case; own: string }) {
  const id = useId();
  const edit = useEditCase(one.caseId);
  const name = placeName(one.platform);
  const rule = one.platform === 'DOMAIN' ? undefined : reportForms[one.platform].representatives;
  const form = useContractForm({
    schema: ForWhom,
    values: {
      relation: (one.behalf?.relation ?? '') as Relation | '',
      name: one.behalf?.name ?? comparedName(one, own),
    },
    request: (typed) => ({
      behalf: typed.relation ? { relation: typed.relation, name: typed.name } : null,
    }),
    rules: (typed) => ({ name: Boolean(typed.relation) && !typed.name.trim() && words.behalf.required }),
    send: (change) => edit.mutateAsync(change),
    onSent: () => toast(words.behalf.saved),
    stays: 'all',
  });
  const { relation } = form.values;
  const isBusiness = relation === 'BUSINESS';
  const changed =
    relation !== (one.behalf?.relation ?? '') || (relation && form.values.name !== (one.behalf?.name ?? ''));
  return (
    <form className="form" {...form.props}>
      <div className="field">
        <label htmlFor={id}>{words.behalf.title}</label>
        <select
          id={id}
          value={relation}
          onChange={(event) => form.type({ relation: event.target.value as Relation | '' })}
        >
          <option value="">{words.behalf.me}</option>
          {Object.entries<string>(words.behalf.other).map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      </div>
      <MoveOffer one={one} chosen={relation} />
      {relation && (
        <>
          <Field label={isBusiness ? words.behalf.businessName : words.behalf.name} {...form.field('name')} />
          {!isBusiness && <p className="note small">{words.behalf.rule(name, rule)}</p>}
        </>
      )}
      <Failed error={form.refused} />
      <Waiting sending={form.sending} />
      {changed && <p className="small">{words.behalf.unsaved}</p>}
      {changed && (
        <p className="actions">
          <Submit className="button" form={form} busy={words.behalf.saving}>
            {words.behalf.save}
          </Submit>
        </p>
      )}
    </form>
  );
}

/** The name that was compared, where it is somebody else's: a child is not called as the person who reports for them. */
function comparedName({ snapshot, imitates }: Case, own: string): string {
  const name = snapshot?.yours.name ?? imitates?.name ?? '';
  const [given, known] = [name, own].map((each) => oneSpaced(each).toLowerCase());
  return given === known ? '' : name;
}
