import { beforeEach, describe, expect, test } from 'vitest';
import { openDurable, type Durable } from '../host/durable.ts';
import { codeIn } from './code-in.ts';
import { createOutbox, type Message, type Outbox } from './outbox.ts';

let durable: Durable;
let outbox: Outbox;
let time: number;
let asked: unknown[][];
let refused: { code: string; message: string } | undefined;
const mail: Message = {
  channel: 'EMAIL',
  to: 'a@b.example',
  subject: 'Hello',
  body: 'Your code is 123456',
  code: '123456',
};
const get = async (path: string, method = 'GET') =>
  outbox.handle({ method, url: new URL(path, 'http://localhost:1'), headers: {}, body: Buffer.alloc(0) });
const openOutbox = () =>
  createOutbox({
    durable,
    now: () => time,
    page: { path: '/mail', sender: 'Shop <& Co>' },
    refuse: (_request, action, resource, context) => {
      asked.push([action, resource, context]);
      return refused;
    },
    identities: ['y.example'],
  });
const page = async () => String((await get('/mail')).body);

beforeEach(async () => {
  time = Date.parse('2026-01-02T03:04:05Z');
  [asked, refused] = [[], undefined];
  durable = await openDurable(undefined);
  outbox = await openOutbox();
});

test('the list is newest first, exactly these fields, and survives a restart', async () => {
  await outbox.add(mail);
  time += 1000;
  await outbox.add({ ...mail, channel: 'SMS', to: '+15550100', subject: '' });
  const again = await openOutbox();
  await again.add({ ...mail, to: 'c@d.example' });
  outbox = await openOutbox();
  expect(JSON.parse(String((await get('/mail.json')).body))).toEqual([
    { ...mail, to: 'c@d.example', at: '2026-01-02T03:04:06.000Z' },
    { ...mail, channel: 'SMS', to: '+15550100', subject: '', at: '2026-01-02T03:04:06.000Z' },
    { ...mail, at: '2026-01-02T03:04:05.000Z' },
  ]);
});

test('only the newest five hundred stay', async () => {
  for (let i = 0; i <= 500; i++) await outbox.add({ ...mail, to: `${i}` });
  expect(outbox.list()).toHaveLength(500);
  expect(outbox.list().at(-1)!.to).toBe('1');
  expect((await openOutbox()).list()).toEqual(outbox.list());
});

describe('the page', () => {
  test('empty, it says so', async () => expect(await page()).toContain('No messages yet'));

  test('it says whose messages they are', async () =>
    expect(await page()).toContain('text messages that Shop &#60;&#38; Co&#62; would have sent'));

  test('no message can put markup on it', async () => {
    const evil = `"><img src=x onerror=alert(1)>'</main><script>alert(1)</script>`;
    await outbox.add({ channel: 'EMAIL', to: evil, subject: evil, body: `a < b & ${evil}`, code: evil });
    await outbox.add({ ...mail, body: `http://x.example/"onclick="alert(1)` });
    const html = await page();
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/mail.js" defer>']);
    // Without quoted values, only markup of our own is left.
    expect(html.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<img|<[^>]*\son\w+=/);
  });

  test('a mail in HTML is shown as its words, with its links', async () => {
    await outbox.add({
      ...mail,
      body: '<style>p{}</style><p>Hello&nbsp;you</p><p><a href="https://x.example/?a=1">Accept</a> &lt;now&gt;</p>',
    });
    expect(await page()).toContain(
      '<p class="body">Hello you\nAccept <a href="https://x.example/?a=1" rel="noreferrer">https://x.example/?a=1</a> &#60;now&#62;</p>',
    );
  });

  test('of a mail in HTML the hidden preview is no part of the words', async () => {
    const hidden = '<div style="display:none;max-height:0">Preview&#847;&zwnj;</div>';
    await outbox.add({ ...mail, body: `<!doctype html><body>${hidden}<p>It&#39;s 123456</p></body>` });
    expect(await page()).toContain('<p class="body">It&#39;s 123456</p>');
  });

  test('nothing inline, nothing foreign, nothing else', async () => {
    const { headers } = await get('/mail');
    expect(headers!['content-security-policy']).not.toContain('unsafe');
    expect((await page()).match(/(?<= )(?:src|href)="[^"]+"/g)).toEqual([
      'href="/mail.css"',
      'src="/mail.js"',
    ]);
    const replies = await Promise.all(
      ['/mail.css', '/mail.js', '/mail.txt', '/mailconstructor'].map((path) => get(path)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect((await get('/mail', 'POST')).status).toBe(405);
  });
});

test.each([
  ['Your code is 123456.', '123456'],
  ['See http://a.example/dashboard#finding-ab913983cd and 4f123456', ''],
  ['1234567 or 12345', ''],
  ['color #123456, then 654321', '654321'],
  ['', ''],
])('the code in %j', (text, code) => expect(codeIn(text)).toBe(code));

describe('SES', () => {
  const send = (body: unknown, path = '/ses/v2/email/outbound-emails') =>
    outbox.ses({
      method: 'POST',
      url: new URL(path, 'http://localhost:1'),
      headers: {},
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    });
  const simple = {
    FromEmailAddress: 'x@y.example',
    Destination: { ToAddresses: ['a@b.example', 'c@d.example'] },
    Content: {
      Simple: { Subject: { Data: 'S' }, Body: { Html: { Data: '<b>1</b>' }, Text: { Data: 'Use 112233' } } },
    },
  };

  test('a mail reaches each recipient', async () => {
    expect((await send(simple)).status).toBe(200);
    expect(outbox.list()).toMatchObject([
      { channel: 'EMAIL', to: 'c@d.example', subject: 'S', body: 'Use 112233', code: '112233' },
      { to: 'a@b.example' },
    ]);
  });

  test('policies are asked about the sender, and about the configuration set', async () => {
    await send({ ...simple, FromEmailAddress: 'Shop <x@mail.y.example>', ConfigurationSetName: 'set' });
    const context = { 'ses:FromAddress': 'x@mail.y.example' };
    expect(asked).toEqual([
      ['ses:SendEmail', 'arn:aws:ses:us-east-1:000000000000:identity/y.example', context],
      ['ses:SendEmail', 'arn:aws:ses:us-east-1:000000000000:configuration-set/set', context],
    ]);
  });

  test('who may not is refused, and a sender that nobody verified as well', async () => {
    const unverified = await send({ ...simple, FromEmailAddress: 'x@elsewhere.example' });
    expect([unverified.status, unverified.headers?.['x-amzn-errortype'], unverified.body]).toEqual([
      400,
      'MessageRejected',
      '{"message":"Email address is not verified. The following identities failed the check in region US-EAST-1: x@elsewhere.example"}',
    ]);
    refused = { code: 'AccessDenied', message: 'role is not authorized' };
    const denied = await send(simple);
    expect([denied.status, denied.headers?.['x-amzn-errortype']]).toEqual([403, 'AccessDeniedException']);
    expect(outbox.list()).toEqual([]);
  });

  test('text, HTML and headers are kept, and the HTML is shown as a mail program does: nothing runs', async () => {
    const Headers = [{ Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' }];
    await send({ ...simple, Content: { Simple: { ...simple.Content.Simple, Headers } } });
    expect(outbox.list()[0]).toMatchObject({
      body: 'Use 112233',
      html: '<b>1</b>',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(await page()).toContain('<a href="/mail/1.html">As an email program shows it</a>');
    const shown = await get('/mail/1.html');
    expect(shown).toMatchObject({ status: 200, body: '<b>1</b>' });
    expect(shown.headers!['content-security-policy']).toMatch(/default-src 'none'.*; sandbox allow-popups/);
    expect(shown.headers!['content-security-policy']).not.toContain('script');
    expect((await get('/mail/7.html')).status).toBe(404);
  });

  test('what it does not serve it refuses', async () => {
    const headers = (Name: string, Value: string) =>
      send({
        ...simple,
        Content: { Simple: { ...simple.Content.Simple, Headers: [{ Name, Value }] } },
      });
    const refused = [
      headers('List-Unsubscribe', 'a\r\nBcc: x'),
      headers('X Y', 'a'),
      send({
        ...simple,
        Content: { Simple: { ...simple.Content.Simple, Subject: { Data: 'a\r\nBcc: x' } } },
      }),
      send('{'),
      send(null),
      send({ ...simple, Content: { Raw: { Data: '' } } }),
      send({ ...simple, Destination: { ToAddresses: [] } }),
      send(simple, '/ses/v2/email/identities'),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(Array(8).fill(400));
    expect(outbox.list()).toEqual([]);
  });
});

describe('SNS', () => {
  const publish = async (form: Record<string, string>) =>
    (
      await outbox.sns({
        method: 'POST',
        url: new URL('http://localhost:1/sns/'),
        headers: {},
        body: Buffer.from(new URLSearchParams(form).toString()),
      })
    ).body as string;

  test('policies are asked about the number', async () => {
    refused = { code: 'AccessDenied', message: 'role is not authorized' };
    const reply = await publish({ Action: 'Publish', PhoneNumber: '+15550100', Message: 'Code 445566' });
    expect(reply).toContain('<Code>AuthorizationError</Code>');
    expect(asked).toEqual([['sns:Publish', '+15550100', undefined]]);
    expect(outbox.list()).toEqual([]);
  });

  test('a text message arrives', async () => {
    const reply = await publish({ Action: 'Publish', PhoneNumber: '+15550100', Message: 'Code 445566' });
    expect(reply).toMatch(/<PublishResult><MessageId>[\w-]+</);
    expect(outbox.list()).toMatchObject([{ channel: 'SMS', to: '+15550100', subject: '', code: '445566' }]);
  });

  test.each([
    [{ Action: 'Publish', TopicArn: 'arn:x', Message: 'a' }, 'InvalidAction'],
    [{ Action: 'CreateTopic', PhoneNumber: '+15550100' }, 'InvalidAction'],
    [{ Action: 'Publish', PhoneNumber: '555', Message: 'a' }, 'InvalidParameter'],
    [{ Action: 'Publish', PhoneNumber: '+15550100' }, 'InvalidParameter'],
  ])('%j is refused', async (form, code) => {
    expect(await publish(form as unknown as Record<string, string>)).toContain(`<Code>${code}</Code>`);
    expect(outbox.list()).toEqual([]);
  });
});
