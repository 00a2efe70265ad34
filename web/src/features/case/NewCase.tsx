import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { caseContract } from '#domain/contract/case';
import { platformTable } from '#domain/platform/platform-table';
import { accountHandle } from '#domain/platform/social-account';
import { displayName, type User } from '#domain/account/user';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { accountFault, typedAccount } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { useCreateCase } from './api.ts';
import { words } from './words.ts';

/** `mine`: null until one is chosen, empty for none in particular. */
const EMPTY = { link: '', platform: '', mine: null as string | null, note: '' };

/** A case from a link, or from a handle and its platform. What was typed stays in this tab until the case is there. */
export function NewCase({ user }: { user: User | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  const create = useCreateCase();
  const own = user?.socialMediaAccounts ?? [];
  const mine = (typed: typeof EMPTY) => {
    if (typed.mine !== null) return typed.mine;
    const copy = typedAccount(typed);
    // Most copies live where the original lives. Of one elsewhere the case would say something that nobody said.
    return own.find(({ platform }) => platform === copy?.platform)?.pageUrl ?? '';
  };
  const name = user && displayName(user)?.slice(0, 200);
  const form = useContractForm({
    schema: caseContract['create-case'].request,
    values: EMPTY,
    request: (typed) => ({
      link: typed.link,
      platform: typed.platform,
      mine: mine(typed) ? { link: mine(typed), ...(name && { name }) } : undefined,
      note: typed.note,
    }),
    rules: (typed) => ({ link: accountFault(typed) }),
    send: (input) => create.mutateAsync(input),
    onSent: ({ caseId }) => void navigate(`/cases/${caseId}`),
    draft: 'new-case',
  });
  return (
    <form className="form" {...form.props}>
      <AccountField label={words.fresh.link} form={form} hint={words.fresh.hint} />
      {own.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-mine`}>{words.fresh.mine}</label>
          <select
            id={`${id}-mine`}
            value={mine(form.values)}
            onChange={(event) => form.type({ mine: event.target.value })}
          >
            <option value="">{words.fresh.none}</option>
            {own.map((known) => (
              <option key={known.pageUrl} value={known.pageUrl}>
                {words.fresh.account(
                  accountHandle(known) ?? known.pageUrl,
                  platformTable[known.platform].name,
                )}
              </option>
            ))}
          </select>
        </div>
      )}
      <LongField label={words.fresh.note} rows={3} {...form.field('note')} hint={words.fresh.noteHint} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.fresh.opening}>
          {words.fresh.open}
        </Submit>
      </p>
    </form>
  );
}
