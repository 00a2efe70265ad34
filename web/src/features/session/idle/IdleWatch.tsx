import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIdleTimer, workerTimers } from 'react-idle-timer';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../../ui/Dialog.tsx';
import { leave } from '../leave.ts';
import { idleTimes, secondsLeft } from './idle-times.ts';
import { words as idle } from './words.ts';

/**
 * Signs out whoever was away for half an hour, in all tabs together, and asks a minute before. Mounted while somebody is
 * signed in. Timers run in a worker: a background tab's own are throttled. Tabs tell each other of activity
 * (`syncTimers`): without it a tab left alone would end the session that is used in another, or end it unasked.
 */
export function IdleWatch() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [asked, setAsked] = useState(false);
  const signOut = async (away: boolean) => {
    setAsked(false);
    // The gate shows the sign-in right here, and afterwards the page that was open.
    const next = away ? pathname + search + hash : '/';
    if (await leave(queries, { away, ...(away && { next }) })) return;
    await navigate(next, { replace: away, state: { away } });
    // Other tabs are told by the browser; this one's header is not.
    dispatchEvent(new StorageEvent('storage', { key: 'countersign.known' }));
  };
  const timer = useIdleTimer({
    timeout: idleTimes.timeout,
    promptBeforeIdle: idleTimes.promptBeforeIdle,
    throttle: idleTimes.throttle,
    eventsThrottle: idleTimes.throttle,
    timers: workerTimers,
    crossTab: true,
    syncTimers: idleTimes.throttle,
    name: 'countersign-idle',
    onPrompt: () => setAsked(true),
    onActive: () => setAsked(false),
    onIdle: () => void signOut(true),
  });
  if (!asked) return null;
  const stay = () => {
    setAsked(false);
    timer.activate();
  };
  return <AreYouThere remaining={timer.getRemainingTime} stay={stay} out={() => void signOut(false)} />;
}

function AreYouThere(props: { remaining: () => number; stay: () => void; out: () => void }) {
  const { remaining, stay, out } = props;
  const [left, setLeft] = useState(() => remaining());
  useEffect(() => {
    const ticking = setInterval(() => setLeft(remaining()), idleTimes.countdown);
    return () => clearInterval(ticking);
  }, [remaining]);
  return (
    <Dialog title={idle.title} onClose={stay} binding>
      {/* Typing and scrolling are activity. Moving the pointer is not: it has to reach the buttons. */}
      <div
        className="prose"
        onWheel={stay}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) stay();
        }}
      >
        <p>{idle.text}</p>
        <p role="timer">{idle.countdown(secondsLeft(left))}</p>
        <p className="actions">
          <button type="button" className="button primary" onClick={stay}>
            {idle.stay}
          </button>
          <button type="button" className="button" onClick={out}>
            {idle.out}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
