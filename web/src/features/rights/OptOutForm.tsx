import { OptOutRequest } from '#domain/rights/rights-request';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { begin, type Begun } from './begin.ts';
import { words } from './words.ts';

/** The address that is left out. */
export function OptOutForm({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const form = useContractForm({
    schema: OptOutRequest,
    values: { email: '' },
    request: ({ email }) => ({ email }),
    send: async (request) => onBegun(await begin({ name: 'verification-opt-out', request })),
    stays: 'all',
  });
  return (
    <form className="form" {...form.props}>
      <Field label={words.email} type="email" autoComplete="email" {...form.field('email')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.sending}>
          {words.send}
        </Submit>
      </p>
    </form>
  );
}
