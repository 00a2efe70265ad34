import { WithTimes } from './ExactTime.tsx';
import styles from './KeptText.module.css';

/** What a case keeps of a comparison (domain/case/compared/snapshot-text.ts), laid out: a title over facts or sentences. */
export function KeptText({ text }: { text: string }) {
  const [opening = '', ...parts] = text.trim().split('\n\n');
  return (
    <div className={styles.text}>
      {opening.split('\n').map((line) => (
        <p key={line}>
          <WithTimes text={line} />.
        </p>
      ))}
      {parts.map((part) => {
        const [title = '', ...lines] = part.split(/\n(?! )/);
        const isList = lines.every((line) => line.startsWith('- '));
        return (
          <div key={title} className={isList ? undefined : styles.account}>
            <h3 className="label">{title}</h3>
            {isList ? (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line.slice(2)}</li>
                ))}
              </ul>
            ) : (
              <dl>
                {lines.map((line) => (
                  <Fact key={line} line={line} />
                ))}
              </dl>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Facts that are told apart letter by letter. */
const NAMES = ['Handle', 'Link', 'Links'];

function Fact({ line }: { line: string }) {
  const [label = '', ...rest] = line.split(': ');
  return (
    <div>
      <dt>{label}</dt>
      <dd className={NAMES.includes(label) ? 'handle' : undefined}>
        <WithTimes text={rest.join(': ')} />
      </dd>
    </div>
  );
}
