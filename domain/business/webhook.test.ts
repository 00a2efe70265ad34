import { describe, expect, it } from 'vitest';
import { WebhookUrl, nextTryIn, slackMessage } from './webhook.ts';

describe('an address for news', () => {
  it.each([
    ['https://hooks.slack.com/services/T0/B0/x', true],
    ['  https://acme.example/hook?team=a ', true],
    ['http://acme.example/hook', false],
    ['https://ada:secret@acme.example/hook', false],
    ['https://acme.example:8443/hook', false],
    ['https://localhost/hook', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (url, taken) => {
    expect(WebhookUrl.safeParse(url).success).toBe(taken);
  });

  it.each([
    ['https://localhost/hook', 'Please enter an address with a public host name, such as hooks.example.com.'],
    ['https://intranet/hook', 'Please enter an address with a public host name, such as hooks.example.com.'],
    [
      'http://localhost:8080/hook',
      'Please enter an address that starts with https://, without a port or a password.',
    ],
    ['', 'Please enter an address that starts with https://, without a port or a password.'],
  ])('%s is refused with the reason that applies', (url, why) => {
    expect(WebhookUrl.safeParse(url).error!.issues.map(({ message }) => message)).toEqual([why]);
  });
});

describe('a message', () => {
  const news = { id: 'a', title: 'New look-alike domain: <!channel>', body: 'R&D', link: '/business?a=1' };

  it('mentions nobody, and links to the site', () => {
    const message = slackMessage(news, 'https://site.example');
    expect(message.text).toBe('New look-alike domain: &lt;!channel&gt;\nR&amp;D');
    expect(message.blocks[0]).toEqual({
      type: 'section',
      text: { type: 'plain_text', text: 'New look-alike domain: <!channel>' },
    });
    expect(message.blocks[1]).toEqual({ type: 'section', text: { type: 'plain_text', text: 'R&D' } });
    expect(message.blocks[2]!.text.text).toBe(
      '<https://site.example/business?a=1|Open the business dashboard>',
    );
  });

  it('is no longer than Slack takes', () => {
    const long = { ...news, title: 't'.repeat(5000), body: 'b'.repeat(5000) };
    const { text, blocks } = slackMessage(long, 'https://site.example');
    expect([text.length, ...blocks.slice(0, 2).map((block) => block.text.text.length)]).toEqual([
      4001, 2000, 2000,
    ]);
  });

  it('has no link where the stage has no site', () => {
    expect(slackMessage(news, '').blocks).toHaveLength(2);
  });

  it('is tried five times within half an hour', () => {
    const waits = [1, 2, 3, 4, 5].map(nextTryIn);
    expect(waits).toEqual([30, 120, 600, 900, undefined]);
  });
});
