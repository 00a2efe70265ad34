import { asSeen } from '#domain/engine/web/as-seen';
import { businessContract } from '#domain/contract/business';
import { platformTable } from '#domain/platform/platform-table';
import { sharedService } from '#domain/platform/link/shared-service';
import { parseProfileLink } from '#domain/platform/platforms';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useBusinessCall } from '../seats-api.ts';
import { useToldCall } from '../use-told-call.ts';
import { words } from './words.ts';

const said = words.give;

/** Puts a domain that somebody of the business knows of on the list, whatever it is called. */
export function GiveDomain({ businessId }: { businessId: string }) {
  const give = useBusinessCall('give-domain');
  const remove = useToldCall('remove-domain');
  const form = useContractForm({
    schema: businessContract['give-domain'].request,
    values: { domain: '' },
    request: ({ domain }) => ({ businessId, domain }),
    rules: ({ domain }) => {
      const account = parseProfileLink(domain);
      if (account) return { domain: said.account(platformTable[account.platform].name) };
      const service = sharedService(domain);
      return { domain: service && (service.isShort ? said.short : said.service(service.site)) };
    },
    refusedAt: 'domain',
    send: (request) => give.mutateAsync(request),
    onSent: ({ domain: { domain, lastLooked }, isKnown }) =>
      isKnown
        ? toast(said.known(asSeen(domain)))
        : toast(
            lastLooked ? words.saidUndone(asSeen(domain)) : said.added(asSeen(domain)),
            () => void remove.act({ businessId, domain }, () => said.removed(asSeen(domain))),
          ),
  });
  return (
    <form className="form" {...form.props}>
      <Field label={said.field} mono hint={said.hint} {...form.field('domain')} autoComplete="off" />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.sending} className="button">
          {said.send}
        </Submit>
      </p>
    </form>
  );
}
