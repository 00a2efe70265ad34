import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DomainName } from '#domain/business/domain-name';
import { businessContract } from '#domain/contract/business';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { loadDraft } from '../../compare/side.ts';
import { useBusinessList } from '../../seats/business-list.ts';
import { useAccountCall } from '../account-api.ts';
import { loadLeft } from '../compared/left.ts';
import { nameFor } from '../compared/offer-for.ts';
import { words as ofCompared } from '../compared/words.ts';
import { LogoPicker } from '../logo/LogoPicker.tsx';
import { DomainLooks } from '../looks/DomainLooks.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { words } from '../words.ts';
import styles from './CreateBusiness.module.css';
import { sharedDomainIn } from './shared-domain.ts';

const said = words.create;

/**
 * The domain, its look-alikes, the name, the logo: a business. What is typed and chosen stays in the tab until it is sent, and so does
 * the name under which accounts were compared for it.
 */
export function CreateBusiness() {
  const create = useBusinessCall('create-business');
  const { mutateAsync: setLogo } = useAccountCall('set-logo', ['logo', 'business']);
  const navigate = useNavigate();
  const here = useBusinessList().data?.map(({ name }) => name);
  const [compared] = useState(() => nameFor(loadDraft(), loadLeft(), here));
  const form = useContractForm({
    schema: businessContract['create-business'].request,
    values: { domain: '', name: compared, logo: '' },
    request: ({ domain, name }) => ({ domain, name }),
    draft: 'business',
    send: async (request, { logo }) => {
      const made = await create.mutateAsync(request);
      // The business is there whatever becomes of its logo, which the settings take as well.
      const kept = !logo || (await setLogo({ businessId: made.id, base64: logo }).catch(() => undefined));
      return { ...made, kept };
    },
    onSent: ({ id, kept }) => {
      toast(kept ? said.made : said.withoutLogo);
      void navigate(`/business-dashboard?businessId=${encodeURIComponent(id)}`);
    },
  });
  const shared = sharedDomainIn(form.values.domain);
  return (
    <div className={styles.both}>
      <form className="form" {...form.props}>
        <Field
          label={said.domain}
          mono
          autoComplete="url"
          hint={shared ? said.sharedDomain(shared) : said.domainHint}
          {...form.field('domain')}
        />
        <Field
          label={said.name}
          autoComplete="organization"
          hint={compared !== '' && form.values.name === compared && ofCompared.name}
          {...form.field('name')}
        />
        {!form.sending && <Already {...form.values} />}
        <fieldset className={styles.logo}>
          <legend>{said.logo}</legend>
          <LogoPicker
            logo={form.values.logo && `data:image/jpeg;base64,${form.values.logo}`}
            name={form.values.name}
            hint={said.logoHint}
            onChoose={(logo) => form.type({ logo: logo ?? '' })}
          />
        </fieldset>
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

/** Whoever has forgotten that it is here would set it up twice. */
function Already({ domain, name }: { domain: string; name: string }) {
  const typed = DomainName.safeParse(domain).data;
  const folded = (text?: string | null) => text?.trim().toLowerCase() || undefined;
  const there = useBusinessList().data?.find(
    (one) =>
      (typed !== undefined && one.domain === typed) ||
      (folded(name) !== undefined && folded(one.name) === folded(name)),
  );
  if (!there) return null;
  return (
    <p className="note">
      {said.already.before}
      <Link to={`/business-dashboard?businessId=${encodeURIComponent(there.id)}`}>
        {[there.name, there.domain].filter(Boolean).join(', ')}
      </Link>
      {said.already.after}
    </p>
  );
}
