import { expect, test } from 'vitest';
import { webShape as inFull } from '#domain/engine/web/web-shape';
import { profile } from '../judge-sides.ts';
import { emptySide } from '../side.ts';
import { webShape } from './no-sites.ts';

test('a comparison by hand has no sites, and the stand-in says of none what the engine says', () => {
  const { domain, links } = profile({
    ...emptySide(),
    link: 'instagram.com/maya_hollimund',
    name: 'Maya Hollimund',
    bio: 'Pots and more: maya.example, https://maya.example/shop',
  });
  expect([domain, links]).toEqual([undefined, undefined]);
  expect(webShape(domain, links)).toEqual(inFull(domain, links));
  expect(webShape(undefined, [])).toEqual(inFull(undefined, []));
  expect(() => webShape('maya.example', undefined)).toThrow('not loaded');
  expect(() => webShape(undefined, ['https://maya.example'])).toThrow('not loaded');
});
