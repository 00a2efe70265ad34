import type { Case } from '#domain/case/case';
import { caseContract } from '#domain/contract/case';
import { placeName } from '#domain/case/place';
import { imitatedIn } from '#domain/case/represented/told';
import { reportForms } from '#domain/platform/report-forms';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { ForWhom } from '../behalf/ForWhom.tsx';
import { behalfOf, firstName, firstTheirs, type ForWhomTyped, theirsFault } from '../behalf/their-account.ts';
import { MoveOffer } from '../move/MoveOffer.tsx';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { Waiting } from '../Waiting.tsx';
import { words as behalfWords } from '../behalf/words.ts';

const Asked = caseContract['edit-case'].request.pick({ behalf: true });

interface Props {
  one: Case;
  /** The person's own name. */
  own: string;
  /** The accounts that they list. */
  accounts?: OwnAccounts | undefined;
}

/** For whom it is reported, which account of theirs is imitated, and what the platform asks of somebody who reports for another. */
export function BehalfForm({ one, own, accounts }: Props) {
  const edit = useEditCase(one.caseId);
  const name = placeName(one.platform);
  const rule = one.platform === 'DOMAIN' ? undefined : reportForms[one.platform].representatives;
  const theirs = ({ relation, theirs: link, theirsOn: platform }: ForWhomTyped) =>
    link === null ? firstTheirs(one, relation, { own, accounts }) : { link, platform };
  const form = useContractForm({
    schema: Asked,
    values: {
      ...{ relation: one.behalf?.relation ?? '', name: firstName(one, own, accounts) },
      ...{ theirs: null, theirsOn: '' },
    } as ForWhomTyped,
    request: (typed) => ({ behalf: behalfOf(typed, theirs(typed)) }),
    rules: (typed) => ({
      name: Boolean(typed.relation) && !typed.name.trim() && behalfWords.required,
      theirs: typed.relation ? theirsFault(theirs(typed), one) : undefined,
    }),
    send: (change) => edit.mutateAsync(change),
    onSent: () => toast(behalfWords.saved),
    stays: 'all',
    draft: `behalf-${one.caseId}`,
  });
  const { relation } = form.values;
  const typed = behalfOf(form.values, theirs(form.values));
  const changed = isOther(typed, one) || !!(relation && theirsFault(theirs(form.values), one));
  return (
    <form className="form" {...form.props}>
      <ForWhom
        typed={form.values}
        type={form.type}
        theirs={theirs(form.values)}
        fault={form.faults.theirs}
        name={form.field('name')}
      >
        <MoveOffer one={one} chosen={relation} />
      </ForWhom>
      {relation && relation !== 'BUSINESS' && (
        <p className="note small">{behalfWords.rule(name, rule, relation === 'CHILD')}</p>
      )}
      <Failed error={form.refused} />
      <Waiting sending={form.sending} />
      {changed && <p className="small">{behalfWords.unsaved}</p>}
      {changed && (
        <p className="actions">
          <Submit className="button" form={form} busy={behalfWords.saving}>
            {behalfWords.save}
          </Submit>
        </p>
      )}
    </form>
  );
}

/** Whether the form says something else than what is kept. */
function isOther(typed: Case['behalf'], one: Case): boolean {
  const kept = one.behalf;
  if (!typed || !kept) return !!typed !== !!kept;
  const [now, before] = [typed.account, imitatedIn(one)].map(
    (account) => account && `${account.platform} ${account.handle.toLowerCase()}`,
  );
  return typed.relation !== kept.relation || typed.name !== kept.name || (now ?? '') !== (before ?? '');
}
