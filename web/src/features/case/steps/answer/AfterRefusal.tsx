import { useId } from 'react';
import type { Case } from '#domain/case/case';
import { answersIn, lastAnswer } from '#domain/case/last-answer';
import { Region } from '#domain/case/region';
import { reviewsFor } from '#domain/case/review';
import { reviewDue } from '#domain/case/review-due';
import { placeName } from '#domain/case/place';
import { toast } from '../../../../ui/Toast.tsx';
import { useCaseBusiness } from '../../owner/case-business.ts';
import { voiceOf } from '../../owner/voice-of.ts';
import { useEditCase } from '../../api.ts';
import { words } from '../words.ts';
import { answerKept } from './answer-kept.ts';
import { useRegionElsewhere } from './region-elsewhere.ts';
import styles from './AfterRefusal.module.css';

interface Props {
  one: Case;
  now: number;
  /** Where the person seems to live, or their business to be, until they say. */
  suggested?: Region | undefined;
}

/** After a refusal, or a week of silence: who looks at it again where the person lives. */
export function AfterRefusal({ one, now, suggested }: Props) {
  const id = useId();
  const business = useCaseBusiness();
  const edit = useEditCase(one.caseId);
  const due = reviewDue(one, now);
  const elsewhere = useRegionElsewhere(one, !!due && !one.region);
  const isOver = one.closedAt || one.goneAt || lastAnswer(one)?.answer === 'REMOVED';
  if (!due)
    return isOver ? null : <p className="small quiet prose">{words.review.later(Boolean(business))}</p>;
  const chosen = edit.isPending && edit.variables.region !== undefined ? edit.variables.region : one.region;
  const region = chosen ?? elsewhere ?? suggested;
  const reviews =
    region && one.platform !== 'DOMAIN'
      ? reviewsFor(region, one.platform, voiceOf(one, business) === 'us')
      : undefined;
  const name = placeName(one.platform);
  const packWords = { ...words.review.pack, wordless: words.review.pack.wordless[due] };
  return (
    <section className={styles.review} aria-labelledby={`${id}-title`}>
      <h3 className="h4" id={`${id}-title`}>
        {words.review.title[due](name, answersIn(one).isSilentSince)}
      </h3>
      <div className="field">
        <label htmlFor={id}>{words.review.where[business ? 'us' : 'me']}</label>
        <select
          id={id}
          value={region ?? ''}
          onChange={(event) =>
            edit.mutate(
              { region: Region.parse(event.target.value) },
              { onError: (error) => toast(words.step.notSaved(error.message)) },
            )
          }
        >
          {!region && <option value="">{words.review.choose}</option>}
          {Region.options.map((option) => (
            <option key={option} value={option}>
              {words.review.region[option]}
            </option>
          ))}
        </select>
        {!chosen && region && (
          <p className="small quiet">{words.review.suggested[elsewhere ? 'case' : business ? 'us' : 'me']}</p>
        )}
      </div>
      {reviews && (
        <>
          <p className="prose">{reviews.words}</p>
          {reviews.bodies.length > 0 && (
            <dl className={styles.bodies}>
              {reviews.bodies.map((body) => (
                <div key={body.name}>
                  <dt>
                    <a href={body.url} target="_blank" rel="noreferrer">
                      {body.name}
                    </a>
                  </dt>
                  <dd>{body.words}</dd>
                </div>
              ))}
            </dl>
          )}
          {region === 'EU' && reviews.bodies.length === 0 && (
            <p className="prose">
              {words.review.none(name)}
              <a href={words.review.list.url} target="_blank" rel="noreferrer">
                {words.review.list.name}
              </a>
              .
            </p>
          )}
          {reviews.bodies.length > 0 && <p className="small quiet prose">{packWords[answerKept(one)]}</p>}
        </>
      )}
    </section>
  );
}
