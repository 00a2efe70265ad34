import { expect, test } from 'vitest';
import { sharedDomainIn } from './shared-domain.ts';

test.each([
  ['gmail.com', 'gmail.com'],
  ['Rook@GMail.com', 'gmail.com'],
  ['yahoo.co.uk', 'yahoo.co.uk'],
  ['hotmail.com.br', 'hotmail.com.br'],
  ['gmx.de', 'gmx.de'],
  ['https://www.instagram.com/rook.bakery/', 'instagram.com'],
  ['uk.linkedin.com', 'linkedin.com'],
  ['mail.proton.me', 'proton.me'],
  ['https://www.etsy.com/shop/Rook', 'etsy.com'],
  ['rook.myshopify.com', 'myshopify.com'],
  ['rook.example', undefined],
  ['gmail-bakery.com', undefined],
  ['live.bakery.com', undefined],
  ['notme.com', undefined],
  ['gmail', undefined],
  ['', undefined],
])('%j has the shared domain %s', (typed, domain) => expect(sharedDomainIn(typed)).toBe(domain));
