import { useNow } from '../../../lib/use-now.ts';
import { Part } from '../../../ui/page/Part.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { Answers } from './Answers.tsx';
import { useOperations } from './api.ts';
import styles from './Operations.module.css';
import { Queues } from './Queues.tsx';
import { Scans } from './Scans.tsx';
import { Sources } from './Sources.tsx';
import { words } from './words.ts';

/** How the searches of all people go, and the switches. */
export function Operations() {
  const { data, error, refetch } = useOperations();
  const now = useNow();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.page.loading} />
    );
  const { scans, sources, queues } = data;
  const givenUp = queues.reduce((sum, { waiting }) => sum + waiting, 0);
  const on = sources.filter(({ connected, paused }) => connected && !paused);
  return (
    <div className={styles.operations}>
      {error && <Trouble words={error.message} again={() => void refetch()} />}
      <Part
        title={words.scans.title}
        rank="h3"
        name="scans"
        aside={<span className="small quiet">{words.scans.aside}</span>}
      >
        <Scans scans={scans} />
      </Part>
      <Part
        title={words.sources.title}
        rank="h3"
        name="sources"
        aside={<span className="small quiet">{words.sources.aside(on.length, sources.length)}</span>}
      >
        <Sources sources={sources} now={now} />
      </Part>
      <Part
        title={words.answers.title}
        rank="h3"
        name="answers"
        aside={<span className="small quiet">{words.answers.aside}</span>}
      >
        <Answers sources={sources} now={now} />
      </Part>
      <Part
        title={words.queues.title}
        rank="h3"
        name="given-up"
        aside={<span className="small quiet">{words.queues.aside(givenUp)}</span>}
      >
        <Queues queues={queues} />
      </Part>
    </div>
  );
}
