import { useEffect, useState } from 'react';
import type { Platform } from '#domain/platform/platform';
import { checkProfile, type ProfileCheck } from './check-profile.ts';

type State = { check?: ProfileCheck; trouble?: string };

/** The register's answer about one handle; asked anew when another is looked at. Of what is no account, nothing is asked. */
export function useCheck(platform: Platform | undefined, handle: string): State & { again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State & { of?: string }>({});
  const of = `${platform} ${handle} ${attempt}`;
  useEffect(() => {
    if (!platform) return;
    const gone = new AbortController();
    checkProfile(platform, handle, gone.signal).then(
      (check) => gone.signal.aborted || setState({ check, of }),
      (error: Error) => gone.signal.aborted || setState({ trouble: error.message, of }),
    );
    return () => gone.abort();
  }, [platform, handle, of]);
  const { check, trouble } = state.of === of ? state : {};
  return { check, trouble, again: () => setAttempt((n) => n + 1) };
}
