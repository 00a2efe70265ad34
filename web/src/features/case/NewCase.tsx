import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { caseContract } from '#domain/contract/case';
import { platformTable } from '#domain/platform/platform-table';
import { accountHandle } from '#domain/platform/social-account';
import { fullName } from '#domain/subject/full-name';
import type { User } from '#domain/account/user';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { toast } from '../../ui/Toast.tsx';
import { accountFault, typedAccount } from '../platform/account-read.ts';
import { meantLink } from '../platform/stand-in-address.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { useCases, useCreateCase } from './api.ts';
import { ForWhom } from './behalf/ForWhom.tsx';
import { behalfOf, type ForWhomTyped, theirsFault } from './behalf/their-account.ts';
import { words } from './words.ts';
import { words as behalfWords } from './behalf/words.ts';

const EMPTY = {
  ...{ link: '', platform: '', note: '' },
  /** Null until one is chosen, empty for none in particular. */
  mine: null as string | null,
  ...({ relation: '', name: '', theirs: null, theirsOn: '' } as ForWhomTyped),
};
type Typed = typeof EMPTY;
type Own = NonNullable<User['socialMediaAccounts']>[number];

/** A shorter handle stands in others by chance. */
const SHORTEST = 5;

/**
 * Most copies live where the original lives. Of an account elsewhere, or of several, the case would say something that nobody said; and so it
 * would where the handle of another one stands in the copy's.
 */
function likelyCopied(own: readonly Own[], copy: ReturnType<typeof typedAccount>): Own | undefined {
  if (!copy) return undefined;
  const there = own.filter(({ platform }) => platform === copy.platform);
  if (there.length !== 1) return undefined;
  const plain = (handle = '') => handle.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const stands = (one: Own) => {
    const handle = plain(accountHandle(one));
    return handle.length >= SHORTEST && plain(copy.handle).includes(handle);
  };
  return own.some(stands) && !stands(there[0]!) ? undefined : there[0];
}

/** A case from a link, or from a handle and its platform. What was typed stays in this tab until the case is there. */
export function NewCase({ user }: { user: User | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  const create = useCreateCase();
  const before = useCases().data;
  const own = user?.socialMediaAccounts ?? [];
  const mine = (typed: Typed) => {
    // One's own is not that of somebody else.
    if (typed.relation) return '';
    if (typed.mine !== null) return typed.mine;
    return likelyCopied(own, typedAccount(typed))?.pageUrl ?? '';
  };
  const theirs = ({ theirs: link, theirsOn: platform }: Typed) => ({ link: link ?? '', platform });
  const name = user && fullName(user)?.slice(0, 200);
  const form = useContractForm({
    schema: caseContract['create-case'].request,
    values: EMPTY,
    request: (typed) => ({
      link: meantLink(typed.link),
      platform: typed.platform,
      mine: mine(typed)
        ? { link: mine(typed), ...(name && { name }), ...(typed.mine === null && { assumed: true }) }
        : undefined,
      note: typed.note,
      behalf: behalfOf(typed, theirs(typed)) ?? undefined,
    }),
    rules: (typed) => ({
      link: accountFault(typed),
      name: Boolean(typed.relation) && !typed.name.trim() && behalfWords.required,
      theirs: typed.relation ? theirsFault(theirs(typed), typedAccount(typed)) : undefined,
    }),
    send: async (input) => {
      const known = before ?? [];
      const made = await create.mutateAsync(input);
      return { ...made, wasThere: known.some(({ caseId }) => caseId === made.caseId) };
    },
    onSent: ({ caseId, behalf, wasThere }) => {
      // Of a case that was there already it stays for whom it is.
      const said = behalfOf(form.values, theirs(form.values));
      if (said && (said.name !== behalf?.name || said.account?.handle !== behalf.account?.handle))
        toast(words.fresh.there);
      else if (wasThere) toast(words.fresh.isThere);
      void navigate(`/cases/${caseId}`);
    },
    draft: 'new-case',
  });
  return (
    <form className="form" {...form.props}>
      <AccountField label={words.fresh.link} form={form} hint={words.fresh.hint} />
      <ForWhom
        typed={form.values}
        type={form.type}
        theirs={theirs(form.values)}
        fault={form.faults.theirs}
        name={form.field('name')}
      />
      {own.length > 0 && !form.values.relation && (
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
