import * as z from 'zod/mini';
import { useLocation, useNavigate } from 'react-router-dom';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Submit } from '../../ui/form/Submit.tsx';
import { WithoutScript } from '../../ui/form/WithoutScript.tsx';
import { accountFault, type Typed, typedAccount } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { words } from './words.ts';

/** What the address of a check page names. */
const Asked = z.object({ platform: z.string(), handle: z.string() });

/** Leads to the page of an account, from its link or its handle. What was typed stands there again after going back. */
export function AskForm() {
  const navigate = useNavigate();
  const before = useLocation().state as Typed | null;
  const form = useContractForm({
    schema: Asked,
    values: before ?? { link: '', platform: '' },
    request: (typed) => typedAccount(typed) ?? {},
    rules: (typed) => ({ link: accountFault(typed) }),
    send: async ({ platform, handle }, typed) => {
      await navigate('.', { replace: true, state: typed });
      await navigate(`/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`);
    },
    stays: 'all',
  });
  return (
    <form className="form" {...form.props}>
      <AccountField label={words.ask.label} form={form} hint={words.ask.hint} />
      <WithoutScript />
      <p className="actions">
        <Submit form={form}>{words.ask.check}</Submit>
      </p>
    </form>
  );
}
