import { OptOutRequest } from '#domain/rights/rights-request';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { type Asked, begin, type Begun } from './begin.ts';
import { words } from './words.ts';

interface Props {
  onBegun: (begun: Begun) => void;
  /** What was asked before its code was given up, to be mended. */
  given?: Asked | undefined;
}

/** The address that is left out. */
export function OptOutForm({ onBegun, given }: Props) {
  const form = useContractForm({
    schema: OptOutRequest,
    values: { email: given?.request.email ?? '' },
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
