import { describe, expect, it } from 'vitest';
import { stageFaults } from './stage-faults.ts';
import type { SourceSetting, Stage } from './stages.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000';
const kept = { name: 'prodb', keepData: true };
const apiUrl = 'https://api.example.com';
const realToken = 'AAAA-the-token-itself';
const faults = (values: Partial<Stage>) => stageFaults(values as Stage);

describe('stageFaults', () => {
  it.each<[string, Partial<Stage>]>([
    ['nothing set yet', {}],
    ['the address that CloudFront gave', { siteUrl: 'https://d111111abcdef8.cloudfront.net' }],
    ['a domain with its certificate', { siteUrl: 'https://example.com', certificateArn }],
    [
      'sign-ins that name their secrets',
      {
        ...kept,
        links: { X: { clientId: 'app', secretName: 'countersign/prodb/x-secret' } },
        providers: { Google: { clientId: 'app', secretName: 'countersign/prodb/google' } },
      },
    ],
    ['mails', { mailFrom: 'hello@example.com' }],
    ['a demonstration that keeps nothing', { platforms: 'demo', keepData: false }],
    ['messages that operators of a branch read', { outboxHours: 72, keepData: false }],
    [
      'sources that name their secrets',
      {
        ...kept,
        sources: {
          X: { apiUrl, tokenSecret: 'countersign/prodb/x-token' },
          IMGUR: { apiUrl, clientId: 'app', licence: 'non-commercial' },
        },
      },
    ],
    [
      'secrets of a branch under any name',
      { name: 'x-00000000', keepData: false, links: { X: { clientId: 'app', secretName: 'x-secret' } } },
    ],
    ['one machine', { siteUrl: 'http://site.local.invalid', identityOnSite: true }],
  ])('finds nothing wrong with %s', (_, values) => expect(faults(values)).toEqual([]));

  it.each<[Partial<Stage>, string]>([
    [{ siteUrl: 'https://example.com/', certificateArn }, 'siteUrl must be an https origin'],
    [{ siteUrl: 'http://example.com', certificateArn }, 'siteUrl must be an https origin'],
    [{ siteUrl: 'example.com', certificateArn }, 'siteUrl must be an https origin'],
    [{ siteUrl: 'https://example.com' }, 'example.com: name its certificate'],
    [{ certificateArn }, 'needs the siteUrl'],
    [{ siteUrl: 'https://d111.cloudfront.net', certificateArn }, 'needs the siteUrl'],
    [
      { siteUrl: 'https://example.com', certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') },
      'in us-east-1, where CloudFront reads them',
    ],
    [{ platforms: 'demo', keepData: true }, 'keeps the data of real ones'],
    [{ outboxHours: 72, keepData: true }, 'lets operators read codes and emails'],
    [{ mailFrom: 'hello' }, 'mailFrom must be an email address'],
    [
      { ...kept, sources: { X: { apiUrl, token: realToken } as SourceSetting } },
      'sources.X has a token, which would stand in the template for all to read: put it into Secrets Manager and give the name, tokenSecret',
    ],
    [
      { ...kept, sources: { X: { apiUrl, tokenSecret: realToken } } },
      'sources.X: tokenSecret must be a name that begins with countersign/prodb/, because branches may read any other',
    ],
    [
      { ...kept, links: { X: { clientId: 'app', secretName: 'countersign/prod/x-secret' } } },
      'links.X: secretName must be a name that begins with countersign/prodb/',
    ],
    [
      { ...kept, providers: { Google: { clientId: 'app', secretName: 'google' } } },
      'providers.Google: secretName must be a name that begins with countersign/prodb/',
    ],
  ])('says what is wrong with %j', (values, message) => {
    expect(faults(values).join('; ')).toContain(message);
    // Whoever reads the output of a workflow would read it too.
    expect(faults(values).join('; ')).not.toContain(realToken);
  });
});
