import { utcMoment } from '../utc.ts';
import { asSeen, inFull } from '../engine/web/as-seen.ts';
import { type Named, resembles } from './name/resembles.ts';
import { observations, type ReportedName } from './observations.ts';

/** Who reports, where it is done in their name. */
export interface Reporter {
  name: string;
  /** Whole sentences: by what they show that the domain is theirs. */
  standing: readonly string[];
  /** What else they say that it does. */
  further?: readonly string[];
  /** They say that it asks for passwords or card numbers. */
  isPhishing?: boolean;
}

/**
 * A text to send to a registrar and to whoever hosts a name, with what was seen and when, and nothing that was not. Whether it is
 * abuse they decide; it accuses nobody. `at` is when it was looked at, ISO 8601.
 */
export function reportText(name: ReportedName & Named, brand: string, at: string, from?: Reporter): string {
  const domain = inFull(name.domain);
  const own = asSeen(brand);
  const isLike = resembles(name);
  const { registrar, host } = abuseContacts(name);
  const to = [...new Set([registrar, host].filter((address) => address !== undefined))].join(', ');
  return [
    `To: ${to || 'the abuse contact of the registrar and of the host'}`,
    `Subject: ${from?.isPhishing ? 'Phishing report: ' : ''}${domain}${isLike ? ` resembles ${own}` : `, possible imitation of ${own}`}`,
    '',
    ...(from ? [`We are ${from.name}.`, ...from.standing, ''] : []),
    isLike
      ? `The domain ${domain} resembles ${own}, which we protect. Please check whether its use breaks your rules.`
      : `The domain ${domain} may be used to imitate ${own}, which we protect. Please check whether its use breaks your rules.`,
    ...(from?.further ?? []),
    '',
    `What we saw${name.goneAt || name.isEarlier ? '' : ', last'} on ${utcMoment(Date.parse(at))}:`,
    ...observations(name, brand).map((line) => `- ${line}`),
    '',
    'We can send the full records on request.',
  ].join('\n');
}

/** Where reports about a name are taken, as far as registries say. */
export function abuseContacts({ registry, host }: Pick<ReportedName, 'registry' | 'host'>): {
  registrar?: string | undefined;
  host?: string | undefined;
} {
  const registration = registry?.kind === 'registered' ? registry.registration : undefined;
  return {
    registrar: registration?.abuseEmail ?? registration?.registrarEmail,
    host: host?.kind === 'known' ? host.host.abuseEmail : undefined,
  };
}
