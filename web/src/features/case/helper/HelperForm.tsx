import { useRef } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { Screenshot } from '../../picture/screenshot.ts';
import { ScreenshotField } from '../../picture/ScreenshotField.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import { dayOf } from '../../../lib/when.ts';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { HelperFailed, sendScreenshot, Sent, type Asked } from './helper-calls.ts';
import type { Added } from './Unsent.tsx';
import { words as said } from './words.ts';
import styles from './HelperForm.module.css';

const EMPTY = { words: '', screenshot: undefined as Screenshot | undefined };

interface Props {
  token: string;
  asked: Asked;
  onSent: () => void;
  /** Sending came too late; what was added is left to the page. */
  onEnded: (how: 'over' | 'rests', added: Added) => void;
}

/** What a friend is asked for: open the account, take a screenshot, add a few words. What was chosen stays until it is sent. */
export function HelperForm({ token, asked, onSent, onEnded }: Props) {
  const links = useLinks();
  const { platform, handle, url, expiresAt } = asked;
  const askedBy = within(asked.askedBy);
  const page = links.profile({ platform, handle, ...(url && { url }) });

  const form = useContractForm({
    schema: Sent,
    values: EMPTY,
    // The way to the account leads to another app: meanwhile a phone may load the page anew.
    draft: `friend-${token.slice(0, 8)}`,
    rules: ({ screenshot }) => ({ screenshot: !screenshot && said.form.missing }),
    send: async ({ words, screenshot }, added) => {
      try {
        await sendScreenshot(token, words, screenshot);
      } catch (error) {
        if (error instanceof HelperFailed && error.ended) onEnded(error.ended, added);
        throw error;
      }
    },
    onSent,
    refusal: (error) => (error instanceof HelperFailed ? error.message : said.form.failed),
  });
  const box = useRef<HTMLFormElement>(null);
  useFocusKept(box);
  return (
    <>
      <dl className="data">
        <div>
          <dt>{said.form.account}</dt>
          <dd className="handle">{handle}</dd>
        </div>
        <div>
          <dt>{said.form.on}</dt>
          <dd>{platformTable[platform].name}</dd>
        </div>
        <div>
          <dt>{said.form.until}</dt>
          <dd>{dayOf(expiresAt)}</dd>
        </div>
      </dl>
      <ol className={styles.asked}>
        <li>
          {page ? (
            <a href={page} target="_blank" rel="noreferrer">
              {said.form.open}
            </a>
          ) : (
            said.form.find
          )}
          {said.form.noContact}
        </li>
        <li>{said.form.take}</li>
        <li>{said.form.add}</li>
      </ol>
      <form className={`form ${styles.form}`} ref={box} {...form.props}>
        <ScreenshotField
          label={said.form.screenshot}
          screenshot={form.values.screenshot}
          onChange={(screenshot) => form.type({ screenshot })}
          error={form.faults.screenshot}
        />
        <LongField label={said.form.note(askedBy)} rows={3} {...form.field('words')} />
        <Failed error={form.refused} kept={said.form.kept} />
        <p className="actions">
          <Submit form={form} busy={said.form.sending}>
            {said.form.send(askedBy)}
          </Submit>
        </p>
        <p className="small quiet">{said.form.where(askedBy)}</p>
      </form>
    </>
  );
}

/** In the middle of a sentence; whoever has given no name is "A friend of yours". */
const within = (askedBy: string) =>
  askedBy === said.form.unnamed.alone ? said.form.unnamed.within : askedBy;
