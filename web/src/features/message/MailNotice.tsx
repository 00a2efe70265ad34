import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageContract } from '#domain/contract/message';
import { call } from '../../lib/api/rest.ts';
import { dayOf } from '../../lib/when.ts';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useUser } from '../account/api.ts';
import { words } from './words.ts';

const MAIL = ['mail-state'];
const CodeForm = later(async () => (await import('../session/codes/CodeForm.tsx')).CodeForm);

const said = words.mail;

/** Where emails do not arrive: since when, why, and the way to have them again. Nothing where they do. */
export function MailNotice() {
  const queries = useQueryClient();
  const { isSuccess } = useUser();
  const { data } = useQuery({
    enabled: isSuccess,
    queryKey: MAIL,
    queryFn: () => call('notification', messageContract['get-mail-state'], {}),
    staleTime: 60_000,
  });
  const attempt = useMutation({
    mutationFn: () => call('notification', messageContract['try-mail'], {}),
    // Another window was quicker: there is nothing to confirm.
    onSuccess: ({ codeSentTo }) => codeSentTo ?? void queries.invalidateQueries({ queryKey: MAIL }),
  });
  const resume = useMutation({
    mutationFn: (code: string) => call('notification', messageContract['resume-mail'], { code }),
    onSuccess: (state) => {
      queries.setQueryData(MAIL, state);
      toast(said.resumed);
    },
  });
  if (!data?.stopped) return null;
  const { address, stopped } = data;
  const begun = attempt.isPending || attempt.isSuccess || resume.isError;
  return (
    <div className="note stack-small" role="status">
      <p>{said.stopped(dayOf(stopped.since), address, stopped.because)}</p>
      {begun ? (
        <CodeForm
          sentTo={attempt.data?.codeSentTo ?? undefined}
          refused={resume.error?.message}
          busy={attempt.isPending || resume.isPending}
          label={said.confirm}
          onCode={(code) => resume.mutate(code)}
          onResend={() => {
            resume.reset();
            attempt.mutate();
          }}
          onCancel={() => {
            resume.reset();
            attempt.reset();
          }}
        />
      ) : (
        <>
          <p className="actions">
            <button type="button" className="button" onClick={() => attempt.mutate()}>
              {said.again}
            </button>
          </p>
          {attempt.error && (
            <p className="error" role="alert">
              {attempt.error.message}
            </p>
          )}
        </>
      )}
    </div>
  );
}
