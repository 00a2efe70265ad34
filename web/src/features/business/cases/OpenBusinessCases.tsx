import { Link } from 'react-router-dom';
import { casePath, casesPath } from '#domain/case/owner';
import { businessSubject } from '#domain/keys';
import { Mark } from '../../../ui/Mark.tsx';
import { Part } from '../../../ui/page/Part.tsx';
import { NamesApart } from '../../../ui/text/NamesApart.tsx';
import { useCases } from '../../case/api.ts';
import { caseName, caseState, inOrder } from '../../case/case-state.ts';
import opened from './OpenBusinessCases.module.css';
import { words } from './words.ts';

/** The open cases of the business, the one to look at again soonest first; nothing where there was never one. */
export function OpenBusinessCases({ businessId }: { businessId: string }) {
  const cases = useCases().data ?? [];
  if (cases.length === 0) return null;
  const { open } = inOrder(cases);
  return (
    <Part
      title={words.open}
      name="cases"
      aside={
        <Link className="small no-print" to={casesPath({ userId: businessSubject(businessId) })}>
          {words.all}
        </Link>
      }
    >
      {open.length === 0 ? (
        <p className="quiet">{words.noneOpen}</p>
      ) : (
        <ul className={opened.cases} aria-label={words.open}>
          {open.map((one) => {
            const { kind, words: state } = caseState(one);
            return (
              <li key={one.caseId}>
                <Mark kind={kind}>{state}</Mark>
                <Link to={casePath(one)}>
                  <NamesApart text={caseName(one)} known={[one.handle]} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
