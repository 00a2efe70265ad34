import type { Case } from '#domain/case/case';
import { reviewDue } from '#domain/case/review-due';
import { words } from './words.ts';

/** After a refusal, or a week of silence: who else decides about a domain. */
export function DomainRecourse({ one, now }: { one: Case; now: number }) {
  if (!reviewDue(one, now)) return null;
  return (
    <>
      <p className="prose">{words.recourse}</p>
      <p className="actions">
        {words.bodies.map(({ name, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
    </>
  );
}
