import { expect, it } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { nameInTitle } from './web-title.ts';

const maya = 'Maya Hollimund';

it.each<[Platform, string, string, string | undefined]>([
  ['TIKTOK', 'maya.h', 'Maya Hollimund (@maya.h) | TikTok', maya],
  ['TIKTOK', 'maya.h', 'Maya Hollimund (@maya.h) Official | TikTok', maya],
  ['TIKTOK', 'maya.h', 'Maya (the potter) Hollimund (@Maya.H) • TikTok', 'Maya (the potter) Hollimund'],
  ['TIKTOK', 'maya.h', '@maya.h | TikTok', undefined],
  ['TIKTOK', 'maya.h', 'TikTok - Make Your Day', undefined],
  ['LINKEDIN', 'hollimund', 'Maya Hollimund - Ceramicist - Hollimund Clay | LinkedIn', maya],
  ['LINKEDIN', 'hollimund', 'Maya Hollimund – Studio | LinkedIn', maya],
  ['LINKEDIN', 'hollimund', 'Maya Hollimund | LinkedIn', maya],
  ['LINKEDIN', 'hollimund', 'Maya Hollimund - Ceramicist at a workshop with a long …', maya],
  ['LINKEDIN', 'hollimund', 'Maya Hollimu...', undefined],
  ['LINKEDIN', 'hollimund', 'Anne-Marie Hollimund | LinkedIn', 'Anne-Marie Hollimund'],
  ['LINKEDIN', 'hollimund', 'Sign Up | LinkedIn', undefined],
  ['FACEBOOK', 'maya.h', 'Maya Hollimund | Facebook', maya],
  ['FACEBOOK', 'maya.h', '(20+) Maya Hollimund | Facebook', maya],
  ['FACEBOOK', 'maya.h', 'Maya Hollimund - Facebook', maya],
  ['FACEBOOK', 'maya.h', 'Maya Hollimund | Ferrow Bay | Facebook', maya],
  ['FACEBOOK', 'maya.h', 'Facebook', undefined],
  ['FACEBOOK', 'maya.h', 'Log in to Facebook', undefined],
  ['PINTEREST', 'mayah', 'Maya Hollimund (mayah) - Profile | Pinterest', maya],
  ['PINTEREST', 'mayah', 'Maya Hollimund (mayah) on Pinterest', maya],
  ['PINTEREST', 'mayah', 'mayah | Pinterest', undefined],
  ['SNAPCHAT', 'maya-h', 'Maya Hollimund (@maya-h) | Snapchat Stories, Spotlight & Lenses', maya],
  ['SNAPCHAT', 'maya-h', 'Maya Hollimund on Snapchat', maya],
  ['SPOTIFY', 'mayah', 'Maya Hollimund on Spotify', maya],
  ['SPOTIFY', 'mayah', 'Spotify – Maya Hollimund', maya],
  ['SPOTIFY', 'mayah', 'mayah | Spotify', undefined],
  ['MICROSOFT', 'mayah', 'Maya Hollimund - Microsoft Learn', maya],
  ['MICROSOFT', 'mayah', 'Maya Hollimund | Microsoft Q&A', maya],
  ['MICROSOFT', 'mayah', 'Profile | Microsoft Learn', undefined],
  ['DISCORD', 'mayah', 'Maya Hollimund | Discord', maya],
  ['DISCORD', 'mayah', 'Discord - Group Chat That’s All Fun & Games', undefined],
  ['TIKTOK', 'maya.h', '', undefined],
  ['GITHUB', 'mayah', 'mayah (Maya Hollimund) · GitHub', undefined],
])('%s %s: %s', (platform, handle, title, name) => {
  expect(nameInTitle({ platform, handle }, title)).toBe(name);
});
