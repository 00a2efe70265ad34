import type { Finding } from '#domain/finding';
import { Reasons } from '../../ui/Reasons.tsx';
import { weighed } from './weighed.ts';

/** Why: what speaks for a copy as a ruled list, what speaks against one as a short list. `calm`: ink bars, for a namesake. */
export function Why({ finding, title, calm = false }: { finding: Finding; title: string; calm?: boolean }) {
  const { speaksFor: all, against } = weighed(finding.reasons);
  // A later account with fewer followers is nothing alike: it counts beside a copy alone.
  const speaksFor = calm ? all.filter(({ signal }) => signal !== 'relative') : all;
  const id = `finding-${finding.id}-against`;
  return (
    <>
      {speaksFor.length > 0 && (
        <div>
          <h4 className="label reasons-title">{title}</h4>
          <Reasons rows={speaksFor.map(({ words, value }) => ({ words, value, calm }))} />
        </div>
      )}
      {against.length > 0 && (
        <div>
          <h4 className="label reasons-title" id={id}>
            What speaks against
          </h4>
          <ul className="against small" aria-labelledby={id}>
            {against.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
