import { type ReactNode, useEffect, useRef } from 'react';
import type * as z from 'zod';
import { GivenAccount } from '#domain/contract/scan';
import type { SeenProfile } from '#domain/scan/finding';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { accountFault, typedAccount } from '../../platform/account-read.ts';
import { AccountField } from '../../platform/AccountField.tsx';
import { words } from '../words.ts';
import { aboutGiven } from './given.ts';

const said = words.submit;
type Given = z.input<typeof GivenAccount>;

interface Props {
  open: boolean;
  onClose: () => void;
  /** It stands there, and has the focus. */
  onOpened?: (() => void) | undefined;
  /** The account, as far as it is known: the rest is asked for. */
  given?: Pick<SeenProfile, 'platform' | 'handle' | 'url' | 'name' | 'bio'> | undefined;
  /** What was typed of it elsewhere. */
  typed?: { name?: string; bio?: string };
  title: string;
  /** Where this tab keeps what was typed until it is sent. */
  draft: string;
  /** On the button. */
  label: string;
  send: (account: Given) => Promise<{ handle: string }>;
  sent: (handle: string) => string;
  /** What else is sent, and the fields for it. */
  more?: Partial<Given> | undefined;
  /** What is said of a website. */
  ofWebsite?: ReactNode;
  children?: ReactNode;
}

/** What is asked of an account that somebody gives us. Closed, it keeps what was typed. */
export function GivenForm(props: Props) {
  const {
    open,
    onClose,
    onOpened,
    given,
    typed,
    title,
    draft,
    label,
    send,
    sent,
    more,
    ofWebsite,
    children,
  } = props;
  const frame = useRef<HTMLFormElement>(null);
  const form = useContractForm({
    schema: GivenAccount,
    values: {
      link: given?.url ?? given?.handle ?? '',
      platform: (!given?.url && given?.platform) || '',
      name: typed?.name ?? given?.name ?? '',
      bio: typed?.bio ?? given?.bio ?? '',
    },
    request: ({ name, bio, ...typed }) => {
      const account = typedAccount(typed);
      return {
        ...{ platform: account?.platform, account: account?.url ?? account?.handle, name, bio },
        ...more,
      };
    },
    rules: (typed) => ({ link: accountFault(typed) }),
    send,
    onSent: ({ handle }) => {
      toast(sent(handle), undefined, aboutGiven(handle));
      onClose();
    },
    draft,
  });
  // It was asked for by a button that goes now, or further up.
  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>(given ? '[name="name"]' : 'input')?.focus();
    onOpened?.();
  }, [open, given, onOpened]);
  if (!open) return null;
  return (
    <form ref={frame} className="form" {...form.props} aria-label={title}>
      <AccountField label={said.link} form={form} {...(ofWebsite !== undefined && { ofWebsite })} />
      <Field label={said.name} name="name" {...form.field('name')} autoComplete="off" />
      <LongField label={said.bio} rows={3} {...form.field('bio')} />
      {children}
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.sending}>
          {label}
        </Submit>
        <button
          type="button"
          className="button"
          onClick={() => {
            form.calm();
            onClose();
          }}
        >
          {said.notNow}
        </button>
      </p>
    </form>
  );
}
