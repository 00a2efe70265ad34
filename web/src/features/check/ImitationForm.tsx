import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { ImitationReport } from '#domain/proof/review';
import { useFocusKept } from '../../lib/focus/use-focus-kept.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { accountFault, typedAccount } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { reportImitation } from './report-imitation.ts';
import { words as ofPlatforms } from '../platform/words.ts';
import { words } from './words.ts';
import { ShownText } from '../../ui/text/ShownText.tsx';

interface Props {
  platform: Platform;
  handle: string;
  paused: boolean;
  onCompare: (own?: string) => void;
}

/** A person looks at both: an account without a page cannot be looked at. */
function addressOf(typed: { link: string; platform: string }): string | undefined {
  const account = typedAccount(typed);
  const link = typed.link.trim();
  return account && (account.url ?? (/^https?:\/\//i.test(link) ? link : undefined));
}

/** The form is gone with the button that had the focus: what took its place is read on from there. */
const readOn = (said: HTMLElement | null) => said?.focus();

/** What somebody has to say about a confirmed account, for a person to look at. */
export function ImitationForm({ platform, handle, paused, onCompare }: Props) {
  const form = useContractForm({
    schema: ImitationReport,
    draft: `imitation-${platform}-${handle}`,
    values: { link: '', platform: '', words: '', email: '' },
    request: ({ words: said, email, ...own }) => ({
      platform,
      handle,
      own: addressOf(own),
      words: said,
      email,
    }),
    rules: (own) => {
      const account = typedAccount(own);
      const isReported =
        account?.platform === platform && account.handle.toLowerCase() === handle.toLowerCase();
      return {
        link:
          accountFault(own) ?? ((!addressOf(own) && words.form.noLink) || (isReported && words.form.same)),
      };
    },
    send: async (report) => {
      await reportImitation(report);
      return { to: report.email, own: report.own };
    },
  });
  const box = useRef<HTMLFormElement>(null);
  useFocusKept(box);
  const sent = form.answer;
  if (sent)
    return (
      <div role="status" className="stack" tabIndex={-1} ref={readOn}>
        <p>{paused ? words.sent.paused : words.sent.thanks}</p>
        <p>
          {sent.to && (
            <>
              {words.sent.answer[0]}
              <ShownText text={sent.to} />
              {words.sent.answer[1]}
            </>
          )}
          {words.form.kept}
        </p>
        <p>{words.sent.platform(platformTable[platform].name)}</p>
        <p className="actions">
          <Link className="button primary" to="/compare" onClick={() => onCompare(sent.own)}>
            {words.sent.prepare}
          </Link>
        </p>
      </div>
    );
  return (
    <form className="stack" ref={box} {...form.props}>
      <p className="small">
        {words.form.about[0]}
        <span className="handle">
          <ShownText text={handle} />
        </span>
        {words.form.about[1](platformTable[platform].name)}
        {words.form.explains}
      </p>
      <AccountField
        label={words.form.own}
        form={form}
        hint={words.form.anywhere}
        ofWebsite={ofPlatforms.ownWebsite}
      />
      <LongField label={words.form.yours} rows={4} {...form.field('words')} />
      <Field
        label={words.form.email}
        type="email"
        autoComplete="email"
        {...form.field('email')}
        hint={words.form.emailHint}
      />
      <p className="small quiet">{words.form.kept}</p>
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.form.sending}>
          {words.form.send}
        </Submit>
        {form.refused?.message === words.failed.unconfirmed && (
          <Link className="button" to="/compare" onClick={() => onCompare(addressOf(form.values))}>
            {words.form.compare}
          </Link>
        )}
      </p>
    </form>
  );
}
