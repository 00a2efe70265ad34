import { brand } from '#domain/brand';
import { distributions } from './distributions.ts';
import { type Check, lack, none } from './lack.ts';

/**
 * A domain of one's own belongs to one distribution in the world, and leads to it by the DNS. Before the first deploy there is no address
 * that it could lead to: only what stands in the way is said.
 */
export const alias: Check = async ({ name, siteUrl, certificateArn }, ask) => {
  if (siteUrl === undefined || certificateArn === undefined) return none;
  const { hostname } = new URL(siteUrl);
  const there = await distributions(ask);
  const own = there.find(({ comment }) => comment === `${brand} ${name}`);
  const other = there.find((each) => each !== own && each.aliases.includes(hostname));
  if (other)
    return lack(
      `${hostname} is an alias of the distribution ${other.id}: CloudFront allows only one, so the web stack fails.`,
      `aws cloudfront get-distribution-config --id ${other.id}   # remove it from Aliases there, with aws cloudfront update-distribution`,
    );
  const { leadsTo, answers } = await ask.dns(hostname);
  const isOurs = there.some(({ address }) => address === leadsTo);
  if (own === undefined)
    return leadsTo?.endsWith('.cloudfront.net') && !isOurs
      ? lack(
          `${hostname} leads to ${leadsTo}, which is not in this account: while a distribution there has it as an alias, the web stack fails.`,
          `Take ${hostname} off that distribution, or ask AWS who has it: aws cloudfront list-conflicting-aliases`,
        )
      : none;
  const record = `In the DNS of ${hostname}, make it a CNAME or an alias record for ${own.address}.`;
  if (leadsTo !== undefined && leadsTo !== own.address)
    return lack(`${hostname} leads to ${leadsTo}, not to the site at ${own.address}.`, record);
  return answers ? none : lack(`No record in the DNS leads ${hostname} to the site.`, record);
};
