import { useState } from 'react';
import type { ShownToken } from '#domain/business/api-token';
import { businessProgramsContract } from '#domain/contract/business-programs';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { dayWithin, whenWithin } from '../../../lib/when.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { toast } from '../../../ui/Toast.tsx';
import rowed from '../Rows.module.css';
import { readAddresses, useProgramCall } from './api.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { words } from './words.ts';

const said = words.tokens;

/** The tokens of a business by name; a new one is shown once. */
export function Tokens({ businessId, tokens }: { businessId: string; tokens: readonly ShownToken[] }) {
  const now = useNow();
  const [secret, setSecret] = useState<string>();
  const make = useProgramCall('make-token');
  const end = useProgramCall('end-token');
  const form = useContractForm({
    schema: businessProgramsContract['make-token'].request,
    values: { name: '' },
    request: ({ name }) => ({ businessId, name }),
    send: async (request) => setSecret((await make.mutateAsync(request)).token),
    refusedAt: 'name',
  });
  const [asking, setAsking] = useState<ShownToken>();
  const revoke = ({ id, name }: ShownToken) =>
    end.mutate(
      { businessId, id },
      {
        onSuccess: () => {
          setAsking(undefined);
          toast(said.ended(name));
        },
      },
    );
  const ask = (token: ShownToken | undefined) => {
    end.reset();
    setAsking(token);
  };
  return (
    <div className="stack-small">
      <h3 className="h4">{said.title}</h3>
      <p className="quiet prose">{said.lead}</p>
      {tokens.length > 0 && (
        <ul className={rowed.rows} aria-label={said.list}>
          {tokens.map((token) => (
            <li key={token.id}>
              <div>
                <strong>
                  <ShownText text={token.name} />
                </strong>
                <br />
                <span className="label">
                  <ShownText text={said.made(token.by, whenWithin(token.madeAt, now))} />,{' '}
                  {token.usedAt ? said.used(dayWithin(token.usedAt, now)) : said.unused}
                </span>
              </div>
              <button
                type="button"
                className="button quiet-button"
                disabled={end.isPending}
                onClick={() => ask(token)}
              >
                {said.end}
                <span className="vh"> {token.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <AskFirst
          said={said.ask(asking.name)}
          act={end}
          onYes={() => revoke(asking)}
          onClose={() => ask(undefined)}
        />
      )}
      <form className="form" {...form.props}>
        <Field label={said.label} hint={said.hint} autoComplete="off" {...form.field('name')} />
        <p className="actions">
          <Submit form={form} busy={said.making} className="button">
            {said.make}
          </Submit>
        </p>
      </form>
      {secret && (
        <ShownOnce
          {...{ title: said.secret, lead: said.secretLead, secret }}
          lines={readAddresses().map((address) => `GET ${address}`)}
          onHide={() => setSecret(undefined)}
        />
      )}
    </div>
  );
}
