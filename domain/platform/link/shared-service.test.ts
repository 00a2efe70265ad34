import { expect, it } from 'vitest';
import { sharedService } from './shared-service.ts';

it.each([
  ['linktr.ee/ferrow.tickets', 'linktr.ee'],
  ['https://www.eventbrite.co.uk/e/ferrow-class-123?aff=x', 'eventbrite.co.uk'],
  ['eventbrite.com', 'eventbrite.com'],
  ['Look: https://www.ebay.de/usr/ferrow', 'ebay.de'],
  ['https://docs.google.com/forms/d/e/1FAI/viewform', 'docs.google.com'],
  ['instagram.com', 'instagram.com'],
  ['https://t.me/ferrow', 't.me'],
  ['https://www.google.com/maps/place/Ferrow', 'google.com'],
  ['https://uk.trustpilot.com/review/ferrow', 'uk.trustpilot.com'],
  ['amazon.com.au/shop/ferrow', 'amazon.com.au'],
])('%s is a page at %s', (text, site) => expect(sharedService(text)).toEqual({ site, isShort: false }));

it.each([
  ['https://bit.ly/3xFerrow', 'bit.ly'],
  ['tinyurl.com/ferrow', 'tinyurl.com'],
])('%s may lead anywhere', (text, site) => expect(sharedService(text)).toEqual({ site, isShort: true }));

it.each([
  'ferrowbay.com',
  'https://shop.ferrow-bay.example/pots',
  'ferrow.substack.com',
  'ferrow.etsy.com',
  'ebay-ferrow.com',
  'amazon.vip',
  'etsy.xyz',
  'https://linktr.ee:8080@evil.example/ferrow',
  'https://gofundme.com@evil.example',
  'myetsy.com',
  'linktr.ee.ferrow.example',
  'etsy.ferrow.com',
  'ferrow',
  '',
])('%j is a site of somebody’s own, or none', (text) => expect(sharedService(text)).toBeUndefined());
