import { words as own } from '../part-words.ts';

interface Props<Name extends string> {
  id: string;
  label: string;
  /** Shown to assistive technology alone, where the row says it. */
  quiet?: boolean;
  words: Record<Name, string>;
  value: Name | '';
  onChange: (value: Name) => void;
}

/** One of a few named values. */
export const Choice = <Name extends string>(props: Props<Name>) => {
  const { id, label, quiet, words, value, onChange } = props;
  return (
    <span className="field">
      <label htmlFor={id} className={quiet ? 'vh' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Name)}>
        {value === '' && <option value="">{own.form.notSaid}</option>}
        {Object.entries<string>(words).map(([name, said]) => (
          <option key={name} value={name}>
            {said}
          </option>
        ))}
      </select>
    </span>
  );
};
