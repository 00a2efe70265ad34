import { useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { Failed } from '../../ui/Failed.tsx';
import { Field } from '../../ui/Field.tsx';
import { LongField } from '../../ui/LongField.tsx';
import { accountOf } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { reportImitation } from './report-imitation.ts';

const MOST_WORDS = 1000;

interface Props {
  platform: Platform;
  handle: string;
  onCompare: () => void;
}

/** What was typed, where it is an address of the web. */
const webAddress = (typed: string) => (/^https?:\/\//i.test(typed.trim()) ? typed.trim() : undefined);

/** What somebody has to say about a confirmed account, for a person to look at. */
export function ImitationForm({ platform, handle, onCompare }: Props) {
  const [own, setOwn] = useState({ link: '', platform: '' });
  const [words, setWords] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [trouble, setTrouble] = useState<Error | null>(null);
  const read = accountOf(own.link, own.platform);
  // A person looks at both: an account without a page cannot be looked at.
  const address = read.state === 'read' ? (read.account.url ?? webAddress(own.link)) : undefined;

  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!address) return;
    setState('sending');
    setTrouble(null);
    try {
      await reportImitation({
        platform,
        handle,
        own: address,
        words: words.trim(),
        ...(email.trim() && { email: email.trim() }),
      });
      setState('sent');
    } catch (failure) {
      setTrouble(failure as Error);
      setState('typing');
    }
  };

  if (state === 'sent')
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
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <p className="small">
        About <span className="handle">{handle}</span> on {platformTable[platform].name}. Whoever controls it
        proved that here; it does not say who they are. We look at both accounts.
      </p>
      <AccountField
        label="Link to your own account"
        {...own}
        onChange={(change) => setOwn((current) => ({ ...current, ...change }))}
        tried={tried}
        error={read.state === 'read' && !address ? 'Please give the link to a profile.' : undefined}
        hint="On any platform"
      />
      <LongField
        label="What is yours in it? (optional)"
        rows={4}
        maxLength={MOST_WORDS}
        value={words}
        onChange={setWords}
      />
      <Field
        label="Your e-mail, if you want an answer (optional)"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <Failed error={trouble} kept />
      <p className="actions">
        <button type="submit" className="button primary" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending' : 'Send it'}
        </button>
      </p>
    </form>
  );
}
