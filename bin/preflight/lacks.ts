import * as z from 'zod';
import { textsAlarm } from '#domain/operations/texts-alarm';
import type { Stage } from '../../lib/stages.ts';
import { Refused } from './ask-aws.ts';
import { alias } from './alias.ts';
import { type Check, lack, type Lack, none } from './lack.ts';
import { room } from './room.ts';

const day = 86_400_000;

/** The same, with one kind of refusal meaning that the thing is not there. */
async function unless(kinds: readonly string[], asked: Promise<Lack[]>, absent: Lack[]): Promise<Lack[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && kinds.includes(error.kind)) return absent;
    throw error;
  }
}

/** Branches have one of their own, which wears the boundary that the account stack makes: without that stack there is none. */
const bootstrap: Check = async ({ deployedWith }, ask) => {
  const Name = `/cdk-bootstrap/${deployedWith?.qualifier ?? 'hnb659fds'}/version`;
  const has = await unless(
    ['ParameterNotFound'],
    ask.json('ssm', 'AmazonSSM.GetParameter', { Name }).then(() => none),
    lack('The account is not bootstrapped: the CDK has nowhere to put what it deploys.', 'npx cdk bootstrap'),
  );
  if (deployedWith === undefined || has === none) return has;
  const { qualifier, boundary } = deployedWith;
  const command = `npx cdk bootstrap --qualifier ${qualifier} --toolkit-stack-name CDKToolkit-${qualifier} --custom-permissions-boundary ${boundary} --apply-permissions-boundary-to-all-roles`;
  const policies = await ask.query('iam', 'ListPolicies', { Scope: 'Local', MaxItems: '1000' });
  return lack(
    'The account is not bootstrapped for branches: the CDK has nowhere to put what it deploys.',
    policies.includes(`<PolicyName>${boundary}</PolicyName>`)
      ? command
      : `${deployAccount} && ${command}   # ${withoutRepository}`,
  );
};

const deployAccount = 'npx cdk deploy --all -c stage=account -c repository=<owner>/<name>';
const withoutRepository =
  'leave -c repository out only where no workflow deploys: without it, the roles of GitHub’s workflows are deleted';

const GatewayAccount = z.object({ cloudwatchRoleArn: z.string().optional() });
const accountStack: Check = async ({ accessLogs }, ask) => {
  if (!accessLogs) return none;
  const { cloudwatchRoleArn } = GatewayAccount.parse(await ask.get('apigateway', 'apigateway', '/account'));
  return cloudwatchRoleArn
    ? none
    : lack(
        'API Gateway has no role for writing logs: the API stack would fail halfway.',
        `${deployAccount}   # ${withoutRepository}`,
      );
};

const Sending = z.object({ ProductionAccessEnabled: z.boolean() });
const Identity = z.object({ VerifiedForSendingStatus: z.boolean() });
const mail: Check = async ({ mailFrom, keepData }, ask) => {
  if (mailFrom === undefined)
    return keepData
      ? lack(
          'The stage has no mailFrom: it sends no emails of its own, neither alerts nor invitations.',
          'Enter an address on your domain in the stage’s row of bin/app.ts.',
        )
      : none;
  const domain = mailFrom.split('@').at(-1)!;
  const unverified = lack(
    `SES has not verified ${domain} as yours, so it refuses every email from ${mailFrom}.`,
    `aws sesv2 create-email-identity --region us-east-1 --email-identity ${domain}   # then add the DNS records it prints`,
  );
  const identity = async () =>
    Identity.parse(await ask.get('ses', 'email', `/v2/email/identities/${domain}`)).VerifiedForSendingStatus
      ? none
      : unverified;
  const { ProductionAccessEnabled } = Sending.parse(await ask.get('ses', 'email', '/v2/email/account'));
  return [
    ...(await unless(['NotFoundException'], identity(), unverified)),
    ...(ProductionAccessEnabled
      ? none
      : lack(
          'SES is in its sandbox: emails reach only addresses that you verified there.',
          'aws sesv2 put-account-details --region us-east-1 --production-access-enabled --mail-type TRANSACTIONAL --website-url <site> --contact-language EN',
        )),
  ];
};

const Secret = z.object({ DeletedDate: z.unknown().optional() });
const secrets: Check = async ({ sources, links, providers }, ask) => {
  const late = [
    ...Object.values(sources).flatMap(({ tokenSecret }) => tokenSecret ?? []),
    ...Object.values(links).flatMap(({ secretName }) => secretName ?? []),
  ].map((name) => ({
    name,
    says: `There is no secret ${name}: whatever needs it is shown as "not connected".`,
  }));
  const early = Object.entries(providers).map(([provider, { secretName: name }]) => ({
    name,
    says: `There is no secret ${name}: the identity stack fails without it, because signing in with ${provider} needs it at deploy time.`,
  }));
  const lacks = await Promise.all(
    [...late, ...early].map(({ name, says }) => {
      const absent = lack(
        says,
        `aws secretsmanager create-secret --region us-east-1 --name ${name} --secret-string <value>`,
      );
      const asked = ask
        .json('secretsmanager', 'secretsmanager.DescribeSecret', { SecretId: name })
        .then((answer) =>
          Secret.parse(answer).DeletedDate === undefined
            ? none
            : lack(
                `The secret ${name} is being deleted.`,
                `aws secretsmanager restore-secret --region us-east-1 --secret-id ${name}`,
              ),
        );
      return unless(['ResourceNotFoundException'], asked, absent);
    }),
  );
  return lacks.flat();
};

const Certificate = z.object({
  Certificate: z.object({ Status: z.string(), SubjectAlternativeNames: z.array(z.string()) }),
});
const certificate: Check = async ({ siteUrl, certificateArn }, ask) => {
  if (siteUrl === undefined || certificateArn === undefined) return none;
  const { hostname } = new URL(siteUrl);
  const mend = `aws acm request-certificate --region us-east-1 --domain-name ${hostname} --validation-method DNS   # its ARN goes into bin/app.ts`;
  const asked = async () => {
    const { Status, SubjectAlternativeNames: names } = Certificate.parse(
      await ask.json('acm', 'CertificateManager.DescribeCertificate', { CertificateArn: certificateArn }),
    ).Certificate;
    const wildcard = hostname.replace(/^[^.]+/, '*');
    if (!names.includes(hostname) && !names.includes(wildcard))
      return lack(`The certificate is for ${names.join(', ')}, not for ${hostname}.`, mend);
    return Status === 'ISSUED'
      ? none
      : lack(
          `The certificate for ${hostname} is ${Status}, so CloudFront refuses it.`,
          `aws acm describe-certificate --region us-east-1 --certificate-arn ${certificateArn}   # add the DNS record that it names`,
        );
  };
  return unless(
    ['ResourceNotFoundException'],
    asked(),
    lack(`There is no certificate ${certificateArn}.`, mend),
  );
};

/** A number of a map in XML. */
const figureIn = (xml: string, key: string): number =>
  Number(new RegExp(`<key>${key}</key>\\s*<value>(\\d+)</value>`).exec(xml)?.[1] ?? NaN);

const texts: Check = async ({ keepData }, ask) => {
  if (!keepData) return none;
  const isInSandbox = /<IsInSandbox>true</.test(await ask.query('sns', 'GetSMSSandboxAccountStatus'));
  const cap = figureIn(await ask.query('sns', 'GetSMSAttributes'), 'MonthlySpendLimit');
  return [
    ...(isInSandbox
      ? lack(
          'SNS is in its sandbox: texts, including sign-in codes, reach only numbers that you verified there.',
          'Ask AWS to lift it: SNS, Text messaging (SMS), "Exit SMS sandbox".',
        )
      : none),
    ...(cap > textsAlarm
      ? none
      : lack(
          // What was never set is one dollar.
          Number.isNaN(cap) || cap <= 1
            ? 'Texts stop at one dollar a month, which is a few dozen codes.'
            : `Texts stop at ${cap} dollars a month, before the alarm on them, which comes at ${textsAlarm}.`,
          `aws sns set-sms-attributes --region us-east-1 --attributes MonthlySpendLimit=${textsAlarm + 5}   # above 1 AWS must agree first`,
        )),
  ];
};

/** What Lambda leaves to functions for which nothing is kept. */
const othersAtOnce = 100;
/** What a stage takes of them: counted from the template of prodb, with room. */
const rolesOfStage = 50;
const Lambda = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
const quotas: Check = async ({ reservedForSignIn = 0, platformsAtOnce = 0 }, ask) => {
  const summary = await ask.query('iam', 'GetAccountSummary');
  const [used, most] = [figureIn(summary, 'Roles'), figureIn(summary, 'RolesQuota')];
  const { ConcurrentExecutions: atOnce } = Lambda.parse(
    await ask.get('lambda', 'lambda', '/2016-08-19/account-settings'),
  ).AccountLimit;
  return [
    ...(used + rolesOfStage <= most
      ? none
      : lack(
          `The account has ${used} of ${most} IAM roles; a stage takes up to ${rolesOfStage}.`,
          'Destroy stages of old branches, or ask for more: Service Quotas, IAM, "Roles per account".',
        )),
    ...(atOnce >= othersAtOnce + 3 * reservedForSignIn + platformsAtOnce
      ? none
      : lack(
          `Lambda runs at most ${atOnce} functions at once in this account. A few visitors use that up, and the concurrency that this stage reserves does not fit, so its deploy fails.`,
          'Ask for 1,000: Service Quotas, AWS Lambda, "Concurrent executions".',
        )),
  ];
};

const apiKey: Check = ({ apiKeyExpires }, _, now) => {
  const left = Math.floor((Date.parse(`${apiKeyExpires}T00:00:00Z`) - now) / day);
  const mend = 'Move apiKeyExpires in bin/app.ts to a day between two months and a year from now.';
  if (left < 60)
    return Promise.resolve(
      lack(
        `The public API key expires in ${left} days: after that, accounts cannot be checked without signing in.`,
        mend,
      ),
    );
  return Promise.resolve(
    left > 365
      ? lack(`The public API key would expire in ${left} days; AppSync allows at most 365.`, mend)
      : none,
  );
};

/** By name, for what could not be looked at. */
const checks: Readonly<Record<string, Check>> = {
  ...{
    bootstrap,
    'account stack': accountStack,
    mail,
    texts,
    secrets,
    certificate,
    alias,
    quotas,
    'AppSync and CloudFront': room,
    'API key': apiKey,
  },
};

/** Said once, though each question fails by it. */
const notSignedIn = lack(
  'There are no AWS credentials here, so the account was not checked.',
  'aws configure sso, or any other way the AWS SDK supports; the AWS policy ReadOnlyAccess is enough.',
);

/** Everything that a stage lacks; a question that AWS does not answer is a lack of its own. */
export async function lacksOf(stage: Stage, ask: Parameters<Check>[1], now: number): Promise<Lack[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        return await check(stage, ask, now);
      } catch (error) {
        if (error instanceof Error && error.name === 'CredentialsProviderError') return notSignedIn;
        const why =
          error instanceof Refused ? error.kind : error instanceof Error ? error.message : String(error);
        return lack(
          `Could not check: ${name} (${why}).`,
          'Use credentials that can read it: the AWS policy ReadOnlyAccess is enough.',
        );
      }
    }),
  );
  return [...new Set(found.flat())];
}
