import { expect, it } from 'vitest';
import { hostOf } from './host-of.ts';

it.each([
  ['acme.example', 'acme.example'],
  ['*.Login.ACME.example', 'login.acme.example'],
  ['acme.example.', 'acme.example'],
  ['_dmarc.acme.example', '_dmarc.acme.example'],
  ['xn--cme-5cd.example', 'xn--cme-5cd.example'],
  ['localhost', undefined],
  ['192.0.2.1', undefined],
  ['a b.example', undefined],
  ['ácme.example', undefined],
  ['acme..example', undefined],
  ['-acme.example', undefined],
  ['*.*.example', undefined],
  [`${'a'.repeat(64)}.example`, undefined],
  [`${'a.'.repeat(127)}example`, undefined],
  ['<script>.example', undefined],
  ['', undefined],
])('%j is for the host %j', (name, host) => expect(hostOf(name)).toBe(host));
