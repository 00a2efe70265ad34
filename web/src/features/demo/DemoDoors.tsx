import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pressed } from '../../lib/late/pressed.ts';
import { useDemo } from '../../lib/use-site-config.ts';
import styles from './DemoDoors.module.css';
import { words } from './words.ts';

/** The ways into a demonstration stage; nothing where the stage has none. */
export default function DemoDoors() {
  const demo = useDemo();
  const navigate = useNavigate();
  const [state, setState] = useState<{ busy?: string; failed?: string }>({});
  const { email, password, business } = demo ?? {};
  if (email === undefined || password === undefined) return null;

  const enter = async (as: string, to: string) => {
    setState({ busy: as });
    try {
      const { enterAs } = await pressed(() => import('../session/enter-as.ts'));
      await enterAs({ email: as, password });
      await navigate(to);
    } catch (error) {
      console.error(error);
      setState({ failed: as });
    }
  };
  const door = (as: string, to: string, label: string) => (
    <button
      type="button"
      className="button"
      disabled={state.busy !== undefined}
      onClick={() => void enter(as, to)}
    >
      {state.busy === as ? words.entering : label}
    </button>
  );
  return (
    <div className={styles.doors}>
      <p className="label">{words.doors}</p>
      <p className={`actions ${styles.actions}`}>
        {door(email, '/dashboard', words.enter)}
        {business &&
          door(business.email, `/business-dashboard?businessId=${business.id}`, words.enterBusiness)}
        <Link className="button" to="/onboarding">
          {words.fresh}
        </Link>
      </p>
      {state.failed && (
        <p className={`note ${styles.failed}`} role="alert">
          {words.failed(state.failed)}
        </p>
      )}
    </div>
  );
}
