import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageContract } from '#domain/contract/message';
import type { MailState } from '#domain/message/returned-mail';
import { call } from '../../lib/api/rest.ts';
import { dayOf } from '../../lib/when.ts';
import { toast } from '../../ui/Toast.tsx';
import { CodeForm } from '../session/codes/CodeForm.tsx';
import { useUser } from '../account/api.ts';

const MAIL = ['mail-state'];

const WHY = {
  bounced: 'our mails came back from it',
  complained: 'one of our mails was marked as spam there',
} satisfies Record<NonNullable<MailState['stopped']>['because'], string>;

/** Where mails do not arrive: since when, why, and the way to have them again. Nothing where they do. */
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
      toast('Mails come again.');
    },
  });
  if (!data?.stopped) return null;
  const { address, stopped } = data;
  const begun = attempt.isPending || attempt.isSuccess || resume.isError;
  return (
    <div className="note stack-small" role="status">
      <p>
        Since {dayOf(stopped.since)} we send no mails to {address}: {WHY[stopped.because]}. Everything new
        still stands here.
      </p>
      {begun ? (
        <CodeForm
          sentTo={attempt.data?.codeSentTo ?? undefined}
          refused={resume.error?.message}
          busy={attempt.isPending || resume.isPending}
          label="Confirm"
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
              Confirm the address again
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
