import type { Business } from '#domain/business/business';
import { businessContract } from '#domain/contract/business';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';

const said = words.profile;

/** The domain whose look-alikes are shown. */
export function DomainForm({ business }: { business: Business }) {
  const save = useBusinessCall('set-domain');
  const form = useContractForm({
    schema: businessContract['set-domain'].request,
    values: { domain: business.domain ?? '' },
    request: ({ domain }) => ({ businessId: business.id, domain }),
    send: (request) => save.mutateAsync(request),
    stays: 'all',
  });
  return (
    <form className="form" {...form.props}>
      <Field
        label={said.domain}
        mono
        hint={business.domain ? said.anotherDomain : words.create.domainHint}
        {...form.field('domain')}
      />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.saving} className="button">
          {said.saveDomain}
        </Submit>
      </p>
      <p role="status">{form.answer && said.saved}</p>
    </form>
  );
}
