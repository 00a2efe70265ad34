import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { scanContract } from '#domain/contract/scan';
import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import { later } from '../../../ui/later.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useUser } from '../../account/api.ts';
import type { ComparedWith } from '../../compare/keep/as-finding.ts';
import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';
import { aboutGiven, type Given } from './given.ts';

const GivenStands = later(async () => (await import('./GivenStands.tsx')).GivenStands);
const AskWhose = later(async () => (await import('./AskWhose.tsx')).AskWhose);

type Request = (typeof scanContract)['submit-profile']['request'];

/**
 * An account that was compared on the page for that comes along to the dashboard, and is given to us once. The own picture comes along
 * too, so that the person is asked first where they compared it with none of their accounts: it may have been for somebody else.
 */
export function BroughtAccount() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSubmitProfile();
  const { data: user } = useUser();
  const taken = useRef(false);
  const [given, setGiven] = useState<Given>();
  const { brought, comparedWith } = useMemo(() => inState(state), [state]);
  // With an empty list there is nothing to compare it with: the server says so.
  const listed = user?.socialMediaAccounts ?? [];
  const asks =
    brought?.ownPicture && listed.length > 0 && !isListed(comparedWith, listed) ? brought : undefined;
  const give = useCallback(
    (account: z.output<Request>) => {
      if (taken.current) return;
      taken.current = true;
      void navigate(pathname, { replace: true, state: null });
      const at = Date.now();
      mutate(account, {
        onSuccess: (answer) => {
          toast(words.submit.sent(answer.handle), undefined, aboutGiven(answer.handle));
          setGiven({ ...answer, at });
        },
        onError: (error) => toast(error.message),
      });
    },
    [navigate, pathname, mutate],
  );
  useEffect(() => {
    if (user && brought && !asks) give(brought);
  }, [user, brought, asks, give]);
  return (
    <>
      {asks && (
        <AskWhose
          called={comparedWith?.called ?? ''}
          onMe={() => give(asks)}
          // What was entered waits there, and a case is made of it.
          onOther={() => void navigate('/compare#kit', { replace: true })}
          onClose={() => void navigate(pathname, { replace: true, state: null })}
        />
      )}
      {given && <GivenStands given={given} noted />}
    </>
  );
}

function inState(state: unknown) {
  const { brought, comparedWith } = (state ?? {}) as { brought?: unknown; comparedWith?: ComparedWith };
  return { brought: scanContract['submit-profile'].request.safeParse(brought).data, comparedWith };
}

const isListed = (compared: ComparedWith | undefined, listed: readonly SocialAccount[]): boolean => {
  if (!compared?.account) return false;
  const { platform, handle } = compared.account;
  return listed.some((one) => accountKey(one) === `${platform}#${handle.toLowerCase()}`);
};
