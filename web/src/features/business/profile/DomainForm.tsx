import { asSeen } from '#domain/engine/web/as-seen';
import { useState } from 'react';
import type { Business } from '#domain/business/business';
import { siteOf } from '#domain/business/domain-name';
import { businessContract } from '#domain/contract/business';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { shownThere, useToldCall } from '../use-told-call.ts';
import { words } from '../words.ts';
import { sharedDomainIn } from './shared-domain.ts';

const said = words.profile;

interface SetDomain {
  businessId: string;
  domain: string;
}

/** The domain whose look-alikes are shown. One that is proven is given up only after a question: a slip would end its proof. */
export function DomainForm({ business }: { business: Business }) {
  const save = useBusinessCall('set-domain');
  const change = useToldCall('set-domain');
  const [asked, setAsked] = useState<SetDomain>();
  const proven = business.domain && business.domainProof?.domain === business.domain && business.domain;
  /** What is so now. `business` is as it was when the change was sent. */
  const told = ({ domain, website }: Business) =>
    domain && website !== business.website && website === siteOf(domain)
      ? said.savedSite(siteOf(asSeen(domain)))
      : said.saved;
  const form = useContractForm({
    schema: businessContract['set-domain'].request,
    values: { domain: asSeen(business.domain ?? '') },
    request: ({ domain }) => ({ businessId: business.id, domain }),
    send: async (request) => {
      if (!proven || request.domain === proven) return told(await save.mutateAsync(request));
      setAsked(request);
      return undefined;
    },
    stays: 'all',
  });
  const shared = sharedDomainIn(form.values.domain);
  const give = async (request: SetDomain) =>
    (await change.act(request, told, shownThere)) && setAsked(undefined);
  return (
    <>
      <form className="form" {...form.props}>
        <Field
          label={said.domain}
          mono
          hint={
            shared
              ? words.create.sharedDomain(shared)
              : business.domain
                ? said.anotherDomain
                : words.create.domainHint
          }
          {...form.field('domain')}
        />
        <Failed error={form.refused} kept />
        <p className="actions">
          <Submit form={form} busy={said.saving} className="button">
            {said.saveDomain}
          </Submit>
        </p>
        <p role="status">{form.answer}</p>
      </form>
      {proven && asked && (
        <AskFirst
          said={{
            title: said.giveUp.title(asSeen(proven)),
            words: said.giveUp.words(asSeen(proven), asSeen(asked.domain)),
            yes: said.giveUp.yes(asSeen(asked.domain)),
            no: said.giveUp.no,
          }}
          act={change}
          onYes={() => void give(asked)}
          onClose={() => {
            setAsked(undefined);
            form.type({ domain: asSeen(proven) });
          }}
        />
      )}
    </>
  );
}
