import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';
import { bioInSnippet } from './page-description.ts';

const own = 'Stoneware and slow glazes.';

it.each<[Platform, string, string | undefined]>([
  [
    'TIKTOK',
    `Maya Hollimund (@maya.h) on TikTok | 88 Likes. 233 Followers. ${own} Watch the latest video from Maya Hollimund (@maya.h).`,
    own,
  ],
  ['TIKTOK', 'Maya Hollimund (@maya.h) on TikTok | 88 Likes. 233 Followers.', undefined],
  ['TIKTOK', 'Watch the latest video from Maya Hollimund (@maya.h).', undefined],
  ['TIKTOK', own, own],
  [
    'PINTEREST',
    "See what Maya Hollimund (mayah) has discovered on Pinterest, the world's biggest collection of ideas.",
    undefined,
  ],
  ['PINTEREST', `Maya Hollimund | ${own}`, own],
  ['FACEBOOK', `Maya Hollimund. 1,234 likes · 12 talking about this. ${own}`, own],
  [
    'FACEBOOK',
    'Maya Hollimund is on Facebook. Join Facebook to connect with Maya Hollimund and others you may know.',
    undefined,
  ],
  ['SNAPCHAT', 'Maya Hollimund is on Snapchat!', undefined],
  [
    'LINKEDIN',
    'View Maya Hollimund’s profile on LinkedIn, a professional community of 1 billion members.',
    undefined,
  ],
  ['LINKEDIN', own, own],
  [
    'LINKEDIN',
    `${own} · Experience: Hollimund Clay · Education: Ferrow Bay College · Location: London · 500+ connections on LinkedIn. View Maya Hollimund’s profile on LinkedIn, a professional community of 1 billion members.`,
    own,
  ],
  [
    'LINKEDIN',
    `${own} · 500+ connections on LinkedIn. View Maya Hollimund’s profile on LinkedIn, a professional community of 1 billion members.`,
    own,
  ],
  [
    'LINKEDIN',
    'Location: London · 12 connections on LinkedIn. View Maya Hollimund’s profile on LinkedIn, a professional community of 1 billion members.',
    undefined,
  ],
  [
    'TIKTOK',
    '@maya.h 12 Followers, 30 Following, 5 Likes - Watch awesome short videos created by Maya Hollimund',
    undefined,
  ],
  ['SPOTIFY', 'Listen to Maya Hollimund on Spotify. Artist · 2.3K monthly listeners.', undefined],
  ['SPOTIFY', 'Artist · 95 monthly listeners.', undefined],
  ['SPOTIFY', own, own],
  [
    'TWITCH',
    'maya_h streams live on Twitch! Check out their videos, sign up to chat, and join their community.',
    undefined,
  ],
  [
    'PINTEREST',
    'See what Maya Hollimund (mayah) found on Pinterest, the home of the world’s best ideas.',
    undefined,
  ],
  ['DISCORD', '', undefined],
  [
    'INSTAGRAM',
    '412 Followers, 180 Following, 96 Posts - See Instagram photos and videos from Maya Hollimund (@maya.h)',
    undefined,
  ],
  [
    'INSTAGRAM',
    `1,412 Followers, 180 Following, 96 Posts - Maya Hollimund (@maya.h) on Instagram: "${own}"`,
    own,
  ],
  ['GITHUB', `${own} maya-h has 12 repositories available. Follow their code on GitHub.`, own],
  ['GITHUB', 'maya-h has 1 repository available. Follow their code on GitHub.', undefined],
  ['GOOGLE', 'Share your videos with friends, family, and the world', undefined],
  ['GOOGLE', own, own],
  ['GITHUB', `  ${own}   maya-h has 12 repositories available. Follow their code on GitHub.`, own],
  ['TWITCH', own, own],
  ['TWITCH', '', undefined],
  [
    'WHATSAPP',
    'WhatsApp Messenger: More than 2 billion people in over 180 countries use WhatsApp.',
    undefined,
  ],
  ['ZOOM', 'Zoom is the leader in modern enterprise cloud communications.', undefined],
])('%s: %s', (platform, snippet, bio) => {
  expect(bioInSnippet({ platform }, snippet)).toBe(bio);
});
