import { useEffect, useState } from 'react';

/** The time, refreshed every minute: "5 minutes ago" must not stay so. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
