import { DataRequest, type RightsAsk } from '#domain/rights/rights-request';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { type Asked, begin, type Begun } from './begin.ts';
import { words } from './words.ts';

type DataAsk = Exclude<RightsAsk, 'VERIFICATION_OPT_OUT'>;
const said = words.data;

interface Props {
  onBegun: (begun: Begun) => void;
  /** What was asked before its code was given up, to be mended. */
  given?: Asked | undefined;
}

/** What somebody asks about their data, and the address that a code goes to. */
export function DataRequestForm({ onBegun, given }: Props) {
  const before = given?.name === 'data-request' ? given.request : undefined;
  const form = useContractForm({
    schema: DataRequest,
    values: { asks: 'EXPORT' as DataAsk, email: '', details: '', ...before },
    request: ({ asks, email, details }) => ({ asks, email, details }),
    rules: ({ asks, details }) => ({
      details: asks === 'CORRECT' && details.trim() === '' && said.correctMissing,
    }),
    send: async (request) => onBegun(await begin({ name: 'data-request', request })),
    stays: 'all',
  });
  const asks = form.field('asks');
  return (
    <form className="form" {...form.props}>
      <Choice
        id="rights-asks"
        label={said.asks}
        words={said.choices}
        value={asks.value}
        onChange={asks.onChange}
      />
      <Field label={words.email} type="email" autoComplete="email" {...form.field('email')} />
      <LongField
        label={asks.value === 'CORRECT' ? said.correct : said.details}
        rows={3}
        hint={asks.value === 'CORRECT' ? undefined : said.detailsHint}
        {...form.field('details')}
      />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.sending}>
          {words.send}
        </Submit>
      </p>
    </form>
  );
}
