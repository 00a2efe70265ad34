import { useId } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import { ELSEWHERE, type AnyAccountRead } from './account-read.ts';
import { words } from './words.ts';

const { choice } = words;

interface Props {
  /** What was understood of the text above. */
  state: AnyAccountRead['state'];
  platform: string;
  /** Whether it may be one that we do not know. */
  anywhere?: boolean;
  onChange: (platform: string) => void;
}

/** Which platform a handle is on. Shown where the text alone does not say it, and as long as a choice counts. */
export function PlatformChoice({ state, platform, anywhere = false, onChange }: Props) {
  const id = useId();
  if (state === 'empty' || (state !== 'ask' && !platform)) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{choice.label}</label>
      <select id={id} value={platform} onChange={(event) => onChange(event.target.value)}>
        <option value="">{choice.none}</option>
        {Object.entries(platformTable).map(([key, row]) => (
          <option key={key} value={key}>
            {row.name}
          </option>
        ))}
        {anywhere && <option value={ELSEWHERE}>{choice.another}</option>}
      </select>
    </div>
  );
}
