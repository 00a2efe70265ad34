import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { scanContract } from '#domain/contract/scan';
import { parseAccount } from '#domain/platform/platforms';
import { platformTable } from '#domain/platform/platform-table';
import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import { later } from '../../../ui/later.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useUpdateUser, useUser } from '../../account/api.ts';
import type { ComparedWith } from '../../compare/keep/as-finding.ts';
import type { OwnAccount } from '../../compare/offer/offered.ts';
import { comparisonSaved } from '../../compare/offer/unsaved.ts';
import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';
import { useIsMine } from '../finding/mine/use-is-mine.tsx';
import { aboutGiven, type Given } from './given.ts';

const GivenStands = later(async () => (await import('./GivenStands.tsx')).GivenStands);
const AskSwapped = later(async () => (await import('./AskSwapped.tsx')).AskSwapped);
const AskWhose = later(async () => (await import('./AskWhose.tsx')).AskWhose);

type Request = (typeof scanContract)['submit-profile']['request'];

/**
 * An account that was compared on the page for that comes along to the dashboard, and is given to us once. Findings are compared with what
 * is on the person's list: where it was compared with another account they are asked first, since that may be somebody else's.
 */
export function BroughtAccount() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useSubmitProfile();
  const { data: user } = useUser();
  const update = useUpdateUser();
  const { isMine, question } = useIsMine();
  const taken = useRef(false);
  const [given, setGiven] = useState<Given>();
  const { brought, comparedWith } = useMemo(() => inState(state), [state]);
  const listed = user?.socialMediaAccounts ?? [];
  const { account } = comparedWith;
  const swapped = brought && ownOf(brought, listed);
  const asks =
    brought && !swapped && (account ? !isListed(account, listed) : brought.ownPicture) ? brought : undefined;
  const leave = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [navigate, pathname],
  );
  const give = useCallback(
    ({ ownName, ...account }: z.output<Request>, own: OwnAccount | undefined) => {
      if (taken.current) return;
      taken.current = true;
      leave();
      const at = Date.now();
      // It stays beside the account that they compared it with, under the name that they entered for that.
      const ownAccount = own && { platform: own.platform, handle: own.handle };
      mutate(ownAccount ? { ...account, ownAccount, ...(ownName && { ownName }) } : account, {
        onSuccess: (answer) => {
          comparisonSaved();
          toast(words.submit.sent(answer.handle), undefined, aboutGiven(answer.handle));
          setGiven({ ...answer, at });
        },
        // It left the page with its address, and still stands where it was compared.
        onError: (error) => toast(words.submit.stillThere(error.message)),
      });
    },
    [leave, mutate],
  );
  useEffect(() => {
    if (user && brought && !asks && !swapped) give(brought, account);
  }, [user, brought, account, asks, swapped, give]);
  const isMe = async (copy: z.output<Request>) => {
    if (account) {
      const { platform, pageUrl } = account;
      const all = listed.map((one) => ({ platform: one.platform, pageUrl: one.pageUrl }));
      if (!(await isMine({ platform, pageUrl }))) return leave();
      try {
        await update.mutateAsync({ socialMediaAccounts: [...all, { platform, pageUrl }] });
      } catch (error) {
        return toast((error as Error).message);
      }
    }
    give(copy, account);
  };
  return (
    <>
      {user && swapped && (
        <AskSwapped
          called={swapped}
          onBack={() => void navigate('/compare', { replace: true })}
          onClose={leave}
        />
      )}
      {user && asks && (
        <AskWhose
          called={comparedWith.called}
          adds={!!account}
          busy={update.isPending}
          onMe={() => void isMe(asks)}
          // What was entered waits there, and a case is made of it.
          onOther={() => void navigate('/compare#kit', { replace: true, state: { forElse: true } })}
          onClose={leave}
        />
      )}
      {question}
      {given && <GivenStands given={given} noted />}
    </>
  );
}

function inState(state: unknown) {
  const { brought, comparedWith = { called: '' } } = (state ?? {}) as {
    brought?: unknown;
    comparedWith?: ComparedWith;
  };
  return { brought: scanContract['submit-profile'].request.safeParse(brought).data, comparedWith };
}

/** What was given as a copy, where that stands on the person's own list, as people call it. */
function ownOf(
  { platform, account }: z.output<Request>,
  listed: readonly SocialAccount[],
): string | undefined {
  const read = parseAccount(platform, account);
  return read &&
    listed.some((one) => accountKey(one) === accountKey({ platform, pageUrl: read.url ?? read.handle }))
    ? `${read.handle} on ${platformTable[platform].name}`
    : undefined;
}

const isListed = (account: OwnAccount, listed: readonly SocialAccount[]): boolean =>
  listed.some((one) => accountKey(one) === accountKey(account));
