import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageOf } from '../app.ts';
import { ownDomain } from '../../test/template/synthesized.ts';
import { askAws } from './ask-aws.ts';
import { lacksOf } from './lacks.ts';

/** What AWS answers to one question: a body, or a refusal in the wire format of its protocol. */
type Answer = { body: unknown } | { refuses: string };
type Account = Record<string, Answer>;

const summary = (roles: number, quota: number) =>
  `<GetAccountSummaryResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><GetAccountSummaryResult><SummaryMap>
    <entry><key>Roles</key><value>${roles}</value></entry>
    <entry><key>RolesQuota</key><value>${quota}</value></entry>
  </SummaryMap></GetAccountSummaryResult></GetAccountSummaryResponse>`;

const sandbox = (is: boolean) =>
  `<GetSMSSandboxAccountStatusResponse><GetSMSSandboxAccountStatusResult><IsInSandbox>${is}</IsInSandbox></GetSMSSandboxAccountStatusResult></GetSMSSandboxAccountStatusResponse>`;
const spend = (dollars?: number) =>
  `<GetSMSAttributesResponse><GetSMSAttributesResult><attributes>${dollars === undefined ? '' : `<entry><key>MonthlySpendLimit</key><value>${dollars}</value></entry>`}</attributes></GetSMSAttributesResult></GetSMSAttributesResponse>`;

/** An account that has everything, as AWS describes it. */
const ready: Account = {
  'AmazonSSM.GetParameter': {
    body: {
      Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Type: 'String', Value: '30', Version: 1 },
    },
  },
  'GET apigateway /account': {
    body: {
      cloudwatchRoleArn: 'arn:aws:iam::111122223333:role/Countersign-Account-GatewayLogs',
      throttleSettings: { burstLimit: 5000, rateLimit: 10000 },
    },
  },
  'GET email /v2/email/account': {
    body: { EnforcementStatus: 'HEALTHY', ProductionAccessEnabled: true, SendingEnabled: true },
  },
  'GET email /v2/email/identities/example.com': {
    body: { IdentityType: 'DOMAIN', VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' },
  },
  'secretsmanager.DescribeSecret': { body: { Name: 'countersign/prodb/github-token', CreatedDate: 1.7e9 } },
  'CertificateManager.DescribeCertificate': {
    body: {
      Certificate: { DomainName: 'example.com', Status: 'ISSUED', SubjectAlternativeNames: ['example.com'] },
    },
  },
  GetAccountSummary: { body: summary(120, 1000) },
  GetSMSSandboxAccountStatus: { body: sandbox(false) },
  GetSMSAttributes: { body: spend(20) },
  'GET lambda /2016-08-19/account-settings': {
    body: { AccountLimit: { ConcurrentExecutions: 1000 }, AccountUsage: { FunctionCount: 27 } },
  },
};

interface Site {
  id: string;
  address: string;
  alias?: string;
  comment?: string;
}
/** As CloudFront lists them; an origin has an address of its own. */
const sites = (...of: Site[]) => ({
  body: `<?xml version="1.0"?><DistributionList xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Marker></Marker><MaxItems>100</MaxItems><IsTruncated>false</IsTruncated><Quantity>${of.length}</Quantity><Items>${of
    .map(
      ({ id, address, alias: name, comment = '' }) =>
        `<DistributionSummary><Id>${id}</Id><ARN>arn:aws:cloudfront::111122223333:distribution/${id}</ARN><Status>Deployed</Status><DomainName>${address}</DomainName><Aliases><Quantity>${name ? 1 : 0}</Quantity>${name ? `<Items><CNAME>${name}</CNAME></Items>` : ''}</Aliases><Origins><Items><Origin><Id>o</Id><DomainName>site.s3.us-east-1.amazonaws.com</DomainName></Origin></Items></Origins><Comment>${comment}</Comment></DistributionSummary>`,
    )
    .join('')}</Items></DistributionList>`,
});
const own: Site = {
  id: 'E1',
  address: 'd1.cloudfront.net',
  alias: 'example.com',
  comment: 'Countersign prodb',
};
const edge = (count: number, next?: string) => ({
  body: `<FunctionList><MaxItems>100</MaxItems>${next ? `<NextMarker>${next}</NextMarker>` : ''}<Quantity>${count}</Quantity><Items>${'<FunctionSummary><Name>f</Name></FunctionSummary>'.repeat(count)}</Items></FunctionList>`,
});
const apis = (count: number, stage = 'other') => ({
  body: { graphqlApis: Array.from({ length: count }, () => ({ name: 'a', tags: { stage } })) },
});
/** Names of quotas as Service Quotas lists them. */
const quotaList = (...of: [string, number][]) => ({
  body: { Quotas: of.map(([QuotaName, Value]) => ({ QuotaName, Value, Adjustable: true })) },
});
Object.assign(ready, {
  'GET cloudfront /2020-05-31/distribution': sites(),
  'GET cloudfront /2020-05-31/function': edge(4),
  'GET appsync /v1/apis?maxResults=25': apis(3),
  'ServiceQuotasV20190624.ListServiceQuotas': quotaList(
    ['Subscriptions', 1],
    ['GraphQL APIs per region', 25],
  ),
});

/** What the DNS says of example.com. */
let named: { leadsTo?: string; answers: boolean } = { answers: false };
let account: Account = ready;
const asked: string[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const service = String(request.headers['x-for']).split('.')[0]!;
    const target = request.headers['x-amz-target'];
    const question =
      typeof target === 'string'
        ? target
        : request.method === 'GET'
          ? `GET ${service} ${request.url}`
          : new URLSearchParams(Buffer.concat(chunks).toString()).get('Action')!;
    asked.push(question);
    expect(request.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKID\//);
    const answer = account[question] ?? { refuses: 'UnknownOperationException' };
    if ('body' in answer)
      return response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    if (service === 'iam' || service === 'sns') {
      response.writeHead(403, { 'content-type': 'text/xml' });
      return response.end(`<ErrorResponse><Error><Code>${answer.refuses}</Code></Error></ErrorResponse>`);
    }
    if (request.method === 'GET') {
      response.writeHead(404, { 'x-amzn-errortype': `${answer.refuses}:http://internal.amazon.com/` });
      return response.end('{"message":"no"}');
    }
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify({ __type: `com.amazonaws.service#${answer.refuses}`, Message: 'no' }));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const whole = { ...stageOf({ stage: 'prodb' }), ...ownDomain, mailFrom: 'hello@example.com' };
const then = Date.parse('2026-11-23T00:00:00Z');

async function missing(changed: Account, stage = whole, now = then) {
  account = { ...ready, ...changed };
  const { port } = server.address() as AddressInfo;
  // Each host of AWS is this server, which reads from a header which one was meant.
  const way: typeof fetch = (url, init) => {
    const { hostname, pathname, search } = new URL(url as string);
    expect(hostname).toMatch(/\.amazonaws\.com$/);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), host: 'aws', 'x-for': hostname },
    });
  };
  const ask = askAws({ accessKeyId: 'AKID', secretAccessKey: 'secret' }, way);
  return lacksOf(stage, { ...ask, dns: async () => named }, now);
}

describe('preflight', () => {
  it('finds nothing missing in an account that has everything, and only reads', async () => {
    expect(await missing({})).toEqual([]);
    expect(asked.length).toBeGreaterThan(6);
    for (const question of asked) expect(question).toMatch(/(^|\.)(GET |Get|Describe|List)/);
  });

  it.each<[string, Account, string, string]>([
    [
      'no bootstrap',
      { 'AmazonSSM.GetParameter': { refuses: 'ParameterNotFound' } },
      'not bootstrapped',
      'npx cdk bootstrap',
    ],
    [
      'no account stack',
      { 'GET apigateway /account': { body: {} } },
      'no role for writing logs',
      // Without the repository the same command deletes the roles by which GitHub deploys.
      '-c stage=account -c repository=<owner>/<name>   # ',
    ],
    [
      'a domain that SES does not know',
      { 'GET email /v2/email/identities/example.com': { refuses: 'NotFoundException' } },
      'SES has not verified example.com',
      'create-email-identity --region us-east-1 --email-identity example.com',
    ],
    [
      'a domain that is not verified yet',
      { 'GET email /v2/email/identities/example.com': { body: { VerifiedForSendingStatus: false } } },
      'SES has not verified example.com',
      'create-email-identity',
    ],
    [
      'the sandbox',
      { 'GET email /v2/email/account': { body: { ProductionAccessEnabled: false } } },
      'SES is in its sandbox',
      'put-account-details',
    ],
    [
      'no token',
      { 'secretsmanager.DescribeSecret': { refuses: 'ResourceNotFoundException' } },
      'no secret countersign/prodb/github-token',
      'create-secret --region us-east-1 --name countersign/prodb/github-token',
    ],
    [
      'a token that is being deleted',
      { 'secretsmanager.DescribeSecret': { body: { Name: 'x', DeletedDate: 1.7e9 } } },
      'is being deleted',
      'restore-secret',
    ],
    [
      'no certificate',
      { 'CertificateManager.DescribeCertificate': { refuses: 'ResourceNotFoundException' } },
      'There is no certificate',
      'request-certificate',
    ],
    [
      'a certificate that waits for its record',
      {
        'CertificateManager.DescribeCertificate': {
          body: { Certificate: { Status: 'PENDING_VALIDATION', SubjectAlternativeNames: ['example.com'] } },
        },
      },
      'PENDING_VALIDATION',
      'describe-certificate',
    ],
    [
      'a certificate for another domain',
      {
        'CertificateManager.DescribeCertificate': {
          body: { Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['other.example'] } },
        },
      },
      'for other.example, not for example.com',
      '--domain-name example.com',
    ],
    [
      'the sandbox of texts',
      { GetSMSSandboxAccountStatus: { body: sandbox(true) } },
      'SNS is in its sandbox',
      'Exit SMS',
    ],
    [
      'no budget for texts',
      { GetSMSAttributes: { body: spend() } },
      'one dollar a month',
      'set-sms-attributes',
    ],
    [
      'texts that stop before the alarm on them',
      { GetSMSAttributes: { body: spend(15) } },
      'at 15 dollars a month, before the alarm on them, which comes at 15',
      'MonthlySpendLimit=20',
    ],
    [
      'roles used up',
      { GetAccountSummary: { body: summary(990, 1000) } },
      '990 of 1000 IAM roles',
      'Destroy stages',
    ],
    [
      'a new account’s Lambda',
      {
        'GET lambda /2016-08-19/account-settings': { body: { AccountLimit: { ConcurrentExecutions: 150 } } },
      },
      'Lambda runs at most 150 functions at once',
      'Concurrent executions',
    ],
    [
      'as many AppSync APIs as it may have',
      { 'GET appsync /v1/apis?maxResults=25': apis(25) },
      'has 25 of 25 AppSync APIs; a stage takes 1',
      'Service Quotas, AWS AppSync',
    ],
    [
      'fewer AppSync APIs than usual',
      {
        'GET appsync /v1/apis?maxResults=25': apis(10),
        'ServiceQuotasV20190624.ListServiceQuotas': quotaList(['APIs per region', 10]),
      },
      'has 10 of 10 AppSync APIs',
      'Destroy stages',
    ],
    [
      'all functions at the edge, on two pages',
      {
        'GET cloudfront /2020-05-31/function': edge(90, 'more'),
        'GET cloudfront /2020-05-31/function?Marker=more': edge(9),
      },
      'has 99 of 100 CloudFront functions; a stage takes 2',
      'Service Quotas, Amazon CloudFront',
    ],
    [
      'as many distributions as it may have',
      {
        'GET cloudfront /2020-05-31/distribution': sites({ id: 'E2', address: 'd2.cloudfront.net' }),
        'ServiceQuotasV20190624.ListServiceQuotas': quotaList(['Distributions per AWS account', 1]),
      },
      'has 1 of 1 CloudFront distributions',
      'Destroy stages',
    ],
    [
      'the domain at another distribution',
      {
        'GET cloudfront /2020-05-31/distribution': sites({
          ...{ id: 'E2', address: 'd2.cloudfront.net', alias: 'example.com', comment: 'Somebody' },
        }),
      },
      'example.com is an alias of the distribution E2',
      'get-distribution-config --id E2',
    ],
    [
      'no right to look',
      { GetAccountSummary: { refuses: 'AccessDenied' } },
      'Could not check: quotas (AccessDenied)',
      'ReadOnlyAccess',
    ],
  ])('says one thing, and what mends it: %s', async (_, changed, says, mend) => {
    const found = await missing(changed);
    expect(found).toHaveLength(1);
    expect(found[0]!.says).toContain(says);
    expect(found[0]!.mend).toContain(mend);
  });

  it.each<[string, typeof named, Site[], string | undefined]>([
    ['nothing yet, and nothing deployed', { answers: false }, [], undefined],
    ['a site elsewhere, and nothing deployed', { answers: true }, [], undefined],
    [
      'a distribution of somebody else',
      { leadsTo: 'd9.cloudfront.net', answers: true },
      [],
      'not in this account',
    ],
    ['the site', { leadsTo: 'd1.cloudfront.net', answers: true }, [own], undefined],
    ['the site by an alias record, which shows addresses alone', { answers: true }, [own], undefined],
    [
      'nothing, though the site is there',
      { answers: false },
      [own],
      'No record in the DNS leads example.com',
    ],
    [
      'something else than the site',
      { leadsTo: 'old.example.net', answers: true },
      [own],
      'leads to old.example.net, not to the site at d1.cloudfront.net',
    ],
  ])('minds where the domain leads: %s', async (_, says, there, expected) => {
    named = says;
    try {
      const found = await missing({ 'GET cloudfront /2020-05-31/distribution': sites(...there) });
      expect(found).toEqual(expected === undefined ? [] : [expect.anything()]);
      expect(found[0]?.says ?? '').toContain(expected ?? '');
      if (there.length > 0 && expected !== undefined) expect(found[0]!.mend).toContain('d1.cloudfront.net');
    } finally {
      named = { answers: false };
    }
  });

  it('asks no room for a stage that is there already', async () => {
    named = { leadsTo: 'd1.cloudfront.net', answers: true };
    const full = {
      'GET cloudfront /2020-05-31/distribution': sites(own),
      'GET cloudfront /2020-05-31/function': edge(100),
      'GET appsync /v1/apis?maxResults=25': apis(25, 'prodb'),
    };
    expect(await missing(full)).toEqual([]);
    named = { answers: false };
  });

  it.each([
    ['2027-09-03', 'expires in 59 days'],
    ['2027-11-30', 'expires in -29 days'],
    ['2026-10-01', 'AppSync allows at most 365'],
  ])('minds the end of the public API key: on %s', async (today, says) => {
    const [found, ...others] = await missing({}, whole, Date.parse(`${today}T00:00:00Z`));
    expect(others).toEqual([]);
    expect(found!.says).toContain(says);
  });

  it('asks a branch for less: neither mail nor the role for logs', async () => {
    asked.length = 0;
    expect(await missing({}, stageOf({ branch: 'main' }) as typeof whole)).toEqual([]);
    expect(asked.sort()).toEqual([
      ...['AmazonSSM.GetParameter', 'GET appsync /v1/apis?maxResults=25'],
      ...['GET cloudfront /2020-05-31/distribution', 'GET cloudfront /2020-05-31/function'],
      ...['GET lambda /2016-08-19/account-settings', 'GetAccountSummary'],
      ...['ServiceQuotasV20190624.ListServiceQuotas', 'ServiceQuotasV20190624.ListServiceQuotas'],
    ]);
  });

  it('says that the places which a branch keeps do not fit into a new account', async () => {
    const tiny = {
      'GET lambda /2016-08-19/account-settings': { body: { AccountLimit: { ConcurrentExecutions: 109 } } },
    };
    const [found, ...others] = await missing(tiny, stageOf({ branch: 'main' }) as typeof whole);
    expect(others).toEqual([]);
    expect(found!.says).toContain('Lambda runs at most 109 functions at once');
    const enough = {
      'GET lambda /2016-08-19/account-settings': { body: { AccountLimit: { ConcurrentExecutions: 110 } } },
    };
    expect(await missing(enough, stageOf({ branch: 'main' }) as typeof whole)).toEqual([]);
  });

  it.each([
    [
      'and the account stack, never without the repository, as that deletes GitHub’s roles',
      'another-policy',
      'npx cdk deploy --all -c stage=account -c repository=<owner>/<name> && npx cdk bootstrap',
    ],
    ['alone, where the account stack is there', 'countersign-branches', 'npx cdk bootstrap'],
  ])('asks a branch for its own bootstrap %s', async (_, policy, mend) => {
    const found = await missing(
      {
        'AmazonSSM.GetParameter': { refuses: 'ParameterNotFound' },
        ListPolicies: {
          body: `<ListPoliciesResponse><ListPoliciesResult><Policies><member><PolicyName>${policy}</PolicyName></member></Policies></ListPoliciesResult></ListPoliciesResponse>`,
        },
      },
      stageOf({ branch: 'main' }) as typeof whole,
    );
    expect(found).toHaveLength(1);
    expect(found[0]!.says).toContain('not bootstrapped for branches');
    expect(found[0]!.mend).toContain(
      `${mend} --qualifier csbranch --toolkit-stack-name CDKToolkit-csbranch --custom-permissions-boundary countersign-branches --apply-permissions-boundary-to-all-roles`,
    );
    expect(found[0]!.mend.startsWith(mend)).toBe(true);
  });

  it('says once that nobody is signed in, beside what the stage itself lacks', async () => {
    const none = async () => {
      throw Object.assign(new Error('Could not load credentials'), { name: 'CredentialsProviderError' });
    };
    const ask = { ...askAws(none, fetch), dns: async () => named };
    const said = async (of: typeof whole) => (await lacksOf(of, ask, then)).map(({ says }) => says);
    const nobody = 'There are no AWS credentials here, so the account was not checked.';
    expect(await said(stageOf({ branch: 'main' }) as typeof whole)).toEqual([nobody]);
    expect(await said(stageOf({ stage: 'prodb' }) as typeof whole)).toEqual([
      nobody,
      expect.stringContaining('no mailFrom'),
    ]);
  });

  it('says all at once in an empty account', async () => {
    const none: Account = Object.fromEntries(
      Object.keys(ready).map((each) => [each, { refuses: 'AccessDenied' }]),
    );
    expect((await missing(none)).map(({ says }) => says.split(' (')[0])).toEqual(
      [
        ...['bootstrap', 'account stack', 'mail', 'texts', 'secrets', 'certificate', 'alias', 'quotas'],
        'AppSync and CloudFront',
      ].map((each) => `Could not check: ${each}`),
    );
  });
});
