import { useRef, useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { Screenshot } from '../../picture/screenshot.ts';
import { ScreenshotField } from '../../picture/ScreenshotField.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import { dayOf } from '../../../lib/when.ts';
import { LongField } from '../../../ui/LongField.tsx';
import { HelperFailed, sendScreenshot, type Asked } from './helper-calls.ts';

interface Props {
  token: string;
  asked: Asked;
  onSent: () => void;
  onOver: (words: string) => void;
}

/** What a friend is asked for: open the account, take a screenshot, add a few words. What was chosen stays until it is sent. */
export function HelperForm({ token, asked, onSent, onOver }: Props) {
  const links = useLinks();
  const [screenshot, setScreenshot] = useState<Screenshot>();
  const [words, setWords] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { platform, handle, url, expiresAt } = asked;
  const askedBy = within(asked.askedBy);
  const page = links.profile({ platform, handle, ...(url && { url }) });

  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(!screenshot);
    if (!screenshot || sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(undefined);
    try {
      await sendScreenshot(token, words.trim(), screenshot.base64);
      onSent();
    } catch (error) {
      if (error instanceof HelperFailed && error.over) onOver(error.message);
      else setTrouble(error instanceof HelperFailed ? error.message : 'That did not work. Please try again.');
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      <dl className="data">
        <div>
          <dt>The account</dt>
          <dd className="handle">{handle}</dd>
        </div>
        <div>
          <dt>On</dt>
          <dd>{platformTable[platform].name}</dd>
        </div>
        <div>
          <dt>This link works once, until</dt>
          <dd>{dayOf(expiresAt)}</dd>
        </div>
      </dl>
      <ol className="asked">
        <li>
          {page ? (
            <a href={page} target="_blank" rel="noreferrer">
              Open the account
            </a>
          ) : (
            'Find the account'
          )}
          . You need not write to it, and need not follow it.
        </li>
        <li>Take a screenshot that shows its name, handle and picture.</li>
        <li>Put it here.</li>
      </ol>
      <form className="form helper-form" onSubmit={(event) => void send(event)} noValidate>
        <ScreenshotField
          label="The screenshot"
          screenshot={screenshot}
          onChange={setScreenshot}
          error={missing && !screenshot ? 'Please choose the screenshot first.' : undefined}
        />
        <LongField
          label={`Anything ${askedBy} should know, if you like`}
          rows={3}
          maxLength={500}
          value={words}
          onChange={setWords}
        />
        {trouble && (
          <p className="note" role="alert">
            {trouble} Your picture and words are still here.
          </p>
        )}
        <p className="actions">
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? 'Sending' : `Send it to ${askedBy}`}
          </button>
        </p>
        <p className="small quiet">
          It goes into the case of {askedBy} and nowhere else. We do not ask who you are.
        </p>
      </form>
    </>
  );
}

/** In the middle of a sentence; whoever has given no name is "A friend of yours". */
const within = (askedBy: string) => (askedBy === 'A friend of yours' ? 'your friend' : askedBy);
