import { useId } from 'react';
import { words } from '../words.ts';
import styles from './ReportForms.module.css';

interface Props {
  business: boolean;
  /** Whether it can become a case, whose report may be for somebody else. */
  canKeep: boolean;
  onChange: (business: boolean) => void;
}

/** Whether the report speaks of the person, or of a business or brand of theirs. */
export function WhoIsCopied({ business, canKeep, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.question}>
      <legend>{words.who.ask}</legend>
      {([false, true] as const).map((is) => (
        <label key={String(is)} className="check radio" htmlFor={`${id}-${is}`}>
          <input
            id={`${id}-${is}`}
            type="radio"
            name={id}
            checked={business === is}
            onChange={() => onChange(is)}
          />
          <span>{words.who[is ? 'business' : 'me']}</span>
        </label>
      ))}
      <p className="small quiet">{words.who[canKeep ? 'represented' : 'inTheirName']}</p>
    </fieldset>
  );
}
