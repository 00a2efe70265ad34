import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scanContract } from '#domain/contract/scan';
import { toast } from '../../../ui/Toast.tsx';
import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';

/** An account that was compared on the page for that comes along to the dashboard, and is given to us once. */
export function TakeBrought() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSubmitProfile();
  const taken = useRef(false);
  useEffect(() => {
    const { brought } = (state ?? {}) as { brought?: unknown };
    if (brought === undefined || taken.current) return;
    taken.current = true;
    void navigate(pathname, { replace: true, state: null });
    const read = scanContract['submit-profile'].request.safeParse(brought);
    if (!read.success) return;
    mutate(read.data, {
      onSuccess: ({ handle }) => toast(words.submit.sent(handle)),
      onError: (error) => toast(error.message),
    });
  }, [state, pathname, navigate, mutate]);
  return null;
}
