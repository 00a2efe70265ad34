import { secretsOf } from './branch-boundary.ts';
import type { Stage } from './stages.ts';

/** A value that the type knows nothing of stops no deploy by hand, which checks no types, and would work: nobody would notice. */
const tokenFaults = ({ sources = {} }: Partial<Stage>): string[] =>
  Object.entries(sources).flatMap(([source, setting]) =>
    'token' in setting
      ? [
          `sources.${source} has a token, which would stand in the template for all to read: put it into Secrets Manager and give the name, tokenSecret`,
        ]
      : [],
  );

/** Only their names keep a kept stage's secrets from branches: somebody makes them by hand, without a tag. */
function secretNameFaults({
  name,
  keepData,
  sources = {},
  links = {},
  providers = {},
}: Partial<Stage>): string[] {
  if (!keepData || name === undefined) return [];
  const start = secretsOf(name);
  const named = [
    ...Object.entries(sources).map(([row, { tokenSecret }]) => ({
      at: `sources.${row}: tokenSecret`,
      secret: tokenSecret,
    })),
    ...Object.entries({ links, providers }).flatMap(([what, rows]) =>
      Object.entries(rows).map(([row, { secretName }]) => ({
        at: `${what}.${row}: secretName`,
        secret: secretName,
      })),
    ),
  ];
  return named
    .filter(({ secret }) => secret !== undefined && !secret.startsWith(start))
    .map(({ at }) => `${at} must be a name that begins with ${start}, because branches may read any other`);
}

/** What is wrong with the values of a stage, in sentences: nothing of it is deployed half-way. */
export function stageFaults(stage: Stage): string[] {
  const { siteUrl, mailFrom, certificateArn, identityOnSite, keepData, platforms, outboxHours } = stage;
  const faults = [...tokenFaults(stage), ...secretNameFaults(stage)];
  const url = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (siteUrl !== undefined && !identityOnSite) {
    if (url?.protocol !== 'https:' || url.origin !== siteUrl)
      faults.push(`siteUrl must be an https origin without a trailing slash, not ${siteUrl}`);
    else if (!url.hostname.endsWith('.cloudfront.net') && certificateArn === undefined)
      faults.push(
        `siteUrl is a domain of your own, ${url.hostname}: name its certificate, certificateArn (AWS Certificate Manager, us-east-1)`,
      );
  }
  if (certificateArn !== undefined) {
    if (!/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]+$/.test(certificateArn))
      faults.push(
        `certificateArn must be a certificate in us-east-1, where CloudFront reads them, not ${certificateArn}`,
      );
    if (url === undefined || url.hostname.endsWith('.cloudfront.net'))
      faults.push('certificateArn needs the siteUrl that it is for, a domain of your own');
  }
  if (platforms === 'demo' && keepData)
    faults.push(
      "platforms: 'demo' shows invented people, but this stage keeps the data of real ones: remove it from its row in bin/app.ts",
    );
  if (outboxHours !== undefined && keepData)
    faults.push(
      'outboxHours lets operators read codes and emails, but this stage keeps the data of real people: remove it from its row in bin/app.ts',
    );
  if (mailFrom !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(mailFrom))
    faults.push(`mailFrom must be an email address, not ${mailFrom}`);
  return faults;
}
