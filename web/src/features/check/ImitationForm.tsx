import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { ImitationReport } from '#domain/proof/review';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { accountFault, typedAccount } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { reportImitation } from './report-imitation.ts';
import { ShownText } from '../../ui/text/ShownText.tsx';

interface Props {
  platform: Platform;
  handle: string;
  onCompare: () => void;
}

const NO_LINK = 'Please give the link to a profile.';

/** A person looks at both: an account without a page cannot be looked at. */
function addressOf(typed: { link: string; platform: string }): string | undefined {
  const account = typedAccount(typed);
  const link = typed.link.trim();
  return account && (account.url ?? (/^https?:\/\//i.test(link) ? link : undefined));
}

/** What somebody has to say about a confirmed account, for a person to look at. */
export function ImitationForm({ platform, handle, onCompare }: Props) {
  const form = useContractForm({
    schema: ImitationReport,
    values: { link: '', platform: '', words: '', email: '' },
    request: ({ words, email, ...own }) => ({ platform, handle, own: addressOf(own), words, email }),
    rules: (own) => ({ link: accountFault(own) ?? (!addressOf(own) && NO_LINK) }),
    send: async (report) => {
      await reportImitation(report);
      return 'sent';
    },
  });
  if (form.answer)
    return (
      <div role="status" className="stack">
        <p>
          We have it. A person looks at both accounts, side by side. The badge stays as it is until then:
          nobody can take it away by a message alone.
        </p>
        <p>
          The account itself belongs to {platformTable[platform].name}. Only they can remove it, and the
          report for them is ready in two minutes.
        </p>
        <p className="actions">
          <Link className="button primary" to="/compare" onClick={onCompare}>
            Prepare the report
          </Link>
        </p>
      </div>
    );
  return (
    <form className="stack" {...form.props}>
      <p className="small">
        About{' '}
        <span className="handle">
          <ShownText text={handle} />
        </span>{' '}
        on {platformTable[platform].name}. Whoever controls it proved that here; it does not say who they are.
        We look at both accounts.
      </p>
      <AccountField label="Link to your own account" form={form} hint="On any platform" />
      <LongField label="What is yours in it? (optional)" rows={4} {...form.field('words')} />
      <Field
        label="Your e-mail, if you want an answer (optional)"
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy="Sending">
          Send it
        </Submit>
      </p>
    </form>
  );
}
