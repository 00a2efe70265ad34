import type { Case } from '#domain/case/case';
import { utcMoment } from '#domain/utc';
import { More } from '../../../ui/page/More.tsx';
import { words } from './words.ts';
import wrote from './WhoWrote.module.css';

const said = words.wrote;

/** Who of a business did what to its case, the newest first; nothing of a person's own. */
export function WhoWrote({ one: { acts } }: { one: Case }) {
  if (!acts?.length) return null;
  return (
    <details className={`no-print ${wrote.fold}`}>
      <summary>
        <More>{said.title}</More>
      </summary>
      <ul className="small" aria-label={said.title}>
        {acts.toReversed().map(({ at, did, name, left }, n) => (
          <li key={n}>
            {name ?? said.gone}
            {name && left ? ` (${said.left})` : ''} {said.did[did]}{' '}
            <time className="quiet num" dateTime={at}>
              {utcMoment(Date.parse(at))}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}
