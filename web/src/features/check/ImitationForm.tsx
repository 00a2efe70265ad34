import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform-table';
import type { Platform } from '#domain/platform';
import { parseProfileLink } from '#domain/platforms';
import { Field } from '../../ui/Field.tsx';
import { reportImitation } from './report-imitation.ts';

const MOST_WORDS = 1000;

interface Props {
  platform: Platform;
  handle: string;
  onCompare: () => void;
}

/** What somebody has to say about a confirmed account, for a person to look at. */
export function ImitationForm({ platform, handle, onCompare }: Props) {
  const id = useId();
  const [own, setOwn] = useState('');
  const [words, setWords] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [trouble, setTrouble] = useState('');
  const link = parseProfileLink(own);
  const error =
    tried && own.trim() === ''
      ? 'This field is required'
      : tried && !link
        ? 'Please give the link to a profile.'
        : undefined;

  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!link) return;
    setState('sending');
    setTrouble('');
    try {
      await reportImitation({
        platform,
        handle,
        own: link.url ?? own.trim(),
        words: words.trim(),
        ...(email.trim() && { email: email.trim() }),
      });
      setState('sent');
    } catch (failure) {
      setTrouble((failure as Error).message);
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
      <Field
        label="Link to your own account"
        mono
        value={own}
        onChange={setOwn}
        autoComplete="off"
        error={error}
        read={
          link && (
            <>
              {platformTable[link.platform].name}, <span className="handle">{link.handle}</span>
            </>
          )
        }
        hint="On any platform"
      />
      <div className="field">
        <label htmlFor={`${id}-words`}>What is yours in it? (optional)</label>
        <textarea
          id={`${id}-words`}
          rows={4}
          maxLength={MOST_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Field
        label="Your e-mail, if you want an answer (optional)"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      {trouble && (
        <p className="note" role="alert">
          {trouble}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="button primary" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending' : 'Send it'}
        </button>
      </p>
    </form>
  );
}
