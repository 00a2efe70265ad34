import { useNavigate } from 'react-router-dom';
import { businessContract } from '#domain/contract/business';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { DomainLooks } from '../looks/DomainLooks.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';
import styles from './CreateBusiness.module.css';

const said = words.create;

/** The domain, its look-alikes, the name: a business. What is typed stays in the tab until it is sent. */
export function CreateBusiness() {
  const create = useBusinessCall('create-business');
  const navigate = useNavigate();
  const form = useContractForm({
    schema: businessContract['create-business'].request,
    values: { domain: '', name: '' },
    draft: 'business',
    send: (request) => create.mutateAsync(request),
    onSent: ({ id }) => {
      toast(said.made);
      void navigate(`/business-dashboard?businessId=${encodeURIComponent(id)}`);
    },
  });
  return (
    <div className={styles.both}>
      <form className="form" {...form.props}>
        <Field label={said.domain} mono autoComplete="url" hint={said.domainHint} {...form.field('domain')} />
        <Field label={said.name} autoComplete="organization" {...form.field('name')} />
        <Failed error={form.refused} kept />
        <p className="actions">
          <Submit form={form} busy={said.creating}>
            {said.create}
          </Submit>
        </p>
        <p className="quiet small">{said.later}</p>
      </form>
      <section aria-labelledby="looks" className="stack-small">
        <h2 className="h4" id="looks">
          {words.looks.title}
        </h2>
        <DomainLooks typed={form.values.domain} />
      </section>
    </div>
  );
}
