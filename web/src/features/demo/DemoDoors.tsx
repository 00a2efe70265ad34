import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDemo } from '../../lib/use-demo.ts';
import styles from './DemoDoors.module.css';
import { words } from './words.ts';

/** The two ways into a demonstration stage; nothing where the stage has none. */
export function DemoDoors() {
  const demo = useDemo();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { email, password } = demo ?? {};
  if (email === undefined || password === undefined) return null;

  const enter = async () => {
    setState('busy');
    try {
      const { enterAs } = await import('../session/enter-as.ts');
      await enterAs({ email, password });
      await navigate('/dashboard');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <div className={styles.doors}>
      <p className="label">{words.doors}</p>
      <p className={`actions ${styles.actions}`}>
        <button type="button" className="button" disabled={state === 'busy'} onClick={() => void enter()}>
          {state === 'busy' ? words.entering : words.enter}
        </button>
        <Link className="button" to="/onboarding">
          {words.fresh}
        </Link>
      </p>
      {state === 'failed' && (
        <p className={`note ${styles.failed}`} role="alert">
          {words.failed(email)}
        </p>
      )}
    </div>
  );
}
