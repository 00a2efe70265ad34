import { type Business, BusinessPatch } from '#domain/business/business';
import { normalEmail } from '#domain/text';
import { EMAIL } from '../../../lib/form/fault-words.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import styles from '../../../ui/form/Columns.module.css';
import { useSaveBusiness } from '../seats-api.ts';
import { words } from '../words.ts';

const said = words.profile;

/** The company as its page shows it. An empty field is none. */
export function ProfileForm({ business }: { business: Business }) {
  const save = useSaveBusiness();
  const { address } = business;
  const form = useContractForm({
    schema: BusinessPatch,
    values: {
      name: business.name ?? '',
      website: business.website ?? '',
      department: business.department ?? '',
      shortName: business.shortName ?? '',
      email: business.email ?? '',
      phone: business.phone ?? '',
      street: address?.address ?? '',
      city: address?.city ?? '',
      zipCode: address?.zipCode ?? '',
      country: address?.country ?? '',
    },
    request: ({ street, city, zipCode, country, ...fields }) => ({
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim() || null])),
      address: [street, city, zipCode, country].some((part) => part.trim())
        ? { address: street, city, zipCode, country }
        : null,
    }),
    rules: ({ email }) => ({ email: email.trim() !== '' && !normalEmail(email) && EMAIL }),
    send: (patch) => save.mutateAsync({ ...patch, id: business.id }),
    stays: 'all',
  });
  return (
    <form className={`form ${styles.columns}`} {...form.props}>
      <Field label={said.name} autoComplete="organization" {...form.field('name')} />
      <Field label={said.shortName} hint={said.shortNameHint} {...form.field('shortName')} />
      <Field label={said.department} {...form.field('department')} />
      <Field label={said.website} type="url" mono autoComplete="url" {...form.field('website')} />
      <Field label={said.email} type="email" {...form.field('email')} />
      <Field label={said.phone} type="tel" {...form.field('phone')} />
      <Field label={said.address} autoComplete="street-address" {...form.field('street')} />
      <Field label={said.city} {...form.field('city')} />
      <Field label={said.zip} autoComplete="postal-code" {...form.field('zipCode')} />
      <Field label={said.country} autoComplete="country-name" {...form.field('country')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.saving}>
          {said.save}
        </Submit>
      </p>
      <p role="status">{form.answer && said.saved}</p>
    </form>
  );
}
