import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scanContract } from '#domain/contract/scan';
import { later } from '../../../ui/later.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';
import { aboutGiven, type Given } from './given.ts';

const GivenStands = later(async () => (await import('./GivenStands.tsx')).GivenStands);

/** An account that was compared on the page for that comes along to the dashboard, and is given to us once. */
export function TakeBrought() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSubmitProfile();
  const taken = useRef(false);
  const [given, setGiven] = useState<Given>();
  useEffect(() => {
    const { brought } = (state ?? {}) as { brought?: unknown };
    if (brought === undefined || taken.current) return;
    taken.current = true;
    void navigate(pathname, { replace: true, state: null });
    const read = scanContract['submit-profile'].request.safeParse(brought);
    if (!read.success) return;
    const at = Date.now();
    mutate(read.data, {
      onSuccess: (answer) => {
        toast(words.submit.sent(answer.handle), undefined, aboutGiven(answer.handle));
        setGiven({ ...answer, at });
      },
      onError: (error) => toast(error.message),
    });
  }, [state, pathname, navigate, mutate]);
  return given && <GivenStands given={given} />;
}
