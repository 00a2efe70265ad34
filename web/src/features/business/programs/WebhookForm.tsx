import { useState } from 'react';
import { businessProgramsContract, type WebhookShown } from '#domain/contract/business-programs';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { whenWithin } from '../../../lib/when.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useProgramCall } from './api.ts';
import { NewSecret } from './NewSecret.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { words } from './words.ts';

const said = words.hook;

/** Where news are posted: its state, the address, a test message, its end. */
export function WebhookForm({ businessId, webhook }: { businessId: string; webhook: WebhookShown | null }) {
  const [secret, setSecret] = useState<string>();
  const save = useProgramCall('set-webhook');
  const test = useProgramCall('try-webhook');
  /** Since when the webhook that was tested had stood as it was: what became of the test says nothing of the next. */
  const [tested, setTested] = useState<string>();
  const isTested = webhook !== null && webhook.since === tested;
  const form = useContractForm({
    schema: businessProgramsContract['set-webhook'].request,
    values: { url: webhook?.url ?? '' },
    request: ({ url }) => ({ businessId, url: url.trim() }),
    send: async (request) => {
      // Saving it anew would end its signing secret.
      if (webhook && request.url === webhook.url) return toast(said.same);
      const { webhook: saved } = await save.mutateAsync(request);
      setSecret(saved?.secret);
    },
    refusedAt: 'url',
    stays: 'all',
  });
  const end = async () => {
    try {
      await save.mutateAsync({ businessId, url: null });
      setSecret(undefined);
      form.type({ url: '' });
      toast(said.ended);
    } catch (error) {
      toast((error as Error).message);
    }
  };
  const busy = save.isPending || test.isPending;
  return (
    <div className="stack-small">
      <h3 className="h4">{said.title}</h3>
      <p className="quiet prose">{said.lead}</p>
      <HookState webhook={webhook} />
      <form className="form" {...form.props}>
        <Field
          label={said.label}
          hint={said.hint}
          type="url"
          inputMode="url"
          autoComplete="off"
          mono
          {...form.field('url')}
        />
        <div className="actions">
          <Submit form={form} busy={said.saving} className="button">
            {said.save}
          </Submit>
          {webhook && (
            <>
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => {
                  setTested(webhook.since);
                  test.mutate({ businessId });
                }}
              >
                {test.isPending ? said.testing : said.test}
              </button>
              <NewSecret {...{ businessId, url: webhook.url, busy }} onMade={setSecret} />
              <button
                type="button"
                className="button quiet-button"
                disabled={busy}
                onClick={() => void end()}
              >
                {said.end}
              </button>
            </>
          )}
        </div>
      </form>
      <Failed error={isTested ? test.error : null} />
      <p role="status">
        {isTested && test.data && (test.data.taken ? said.taken : said.notTaken(test.data.why ?? ''))}
      </p>
      {secret && (
        <ShownOnce
          {...{ title: said.secret, lead: said.secretLead, secret }}
          onHide={() => setSecret(undefined)}
        />
      )}
    </div>
  );
}

function HookState({ webhook }: { webhook: WebhookShown | null }) {
  const now = useNow();
  if (!webhook) return <Mark kind="none">{said.none}</Mark>;
  const { failing, takenAt } = webhook;
  if (failing) return <Mark kind="wait">{said.fails(failing.why, whenWithin(failing.since, now))}</Mark>;
  return (
    <Mark kind={takenAt ? 'done' : 'wait'}>
      {takenAt ? said.works(whenWithin(takenAt, now)) : said.waiting}
    </Mark>
  );
}
