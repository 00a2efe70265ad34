// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { KeptMessage } from '#domain/operations/kept-message';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { KeptMessages } from './KeptMessages.tsx';

const at = '2026-11-25T12:00:00.000Z';
const message: KeptMessage = {
  ...{ id: `${at}-1`, at, channel: 'EMAIL', to: 'ada@example.com', subject: 'You’re invited', by: 'us' },
  text: 'Accept it:\nhttps://d1.example/business-invitation#token=a1&b=2\nor ignore this. <b>javascript:x</b>',
};
const drawn = (...messages: KeptMessage[]) =>
  drawForTest(<KeptMessages messages={messages} now={Date.parse(at)} />).box;

test('a mail is its words, with the links in them to be followed', () => {
  const box = drawn(message);
  expect(box.querySelector('h3')!.textContent).toBe('You’re invited');
  expect(box.textContent).toContain('To ada@example.com');
  expect([...box.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://d1.example/business-invitation#token=a1&b=2',
  ]);
  expect(box.textContent).toContain('<b>javascript:x</b>');
  expect(box.textContent).not.toContain('Only Cognito knows the code');
});

test('of what Cognito sends it says who knows the code; a text has no subject', () => {
  const box = drawn({
    ...message,
    channel: 'TEXT',
    subject: '',
    by: 'user pool',
    text: 'Your code is {####}',
  });
  expect(box.querySelector('h3')!.textContent).toBe('Text');
  expect(box.textContent).toContain('Only Cognito knows the code');
});

test('nothing written yet is said', () => expect(drawn().textContent).toContain('Nothing written yet'));
