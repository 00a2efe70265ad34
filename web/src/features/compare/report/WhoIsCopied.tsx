import { useId } from 'react';
import { words } from '../words.ts';
import styles from './ReportForms.module.css';

export type Who = 'me' | 'business' | 'else';

interface Props {
  who: Who;
  /** Whether it can become a case, whose report may be for somebody else. */
  canKeep: boolean;
  onChange: (who: Who) => void;
}

/** Whether the report speaks of the person, of a business or brand of theirs, or of somebody whom they represent. */
export function WhoIsCopied({ who, canKeep, onChange }: Props) {
  const id = useId();
  const offered: readonly Who[] = ['me', 'business', ...(canKeep ? (['else'] as const) : [])];
  return (
    <fieldset className={styles.question}>
      <legend>{words.who.ask}</legend>
      {offered.map((one) => (
        <label key={one} className="check radio" htmlFor={`${id}-${one}`}>
          <input
            id={`${id}-${one}`}
            type="radio"
            name={id}
            checked={who === one}
            onChange={() => onChange(one)}
          />
          <span>{words.who[one]}</span>
        </label>
      ))}
      {!canKeep && <p className="small quiet">{words.who.inTheirName}</p>}
    </fieldset>
  );
}
