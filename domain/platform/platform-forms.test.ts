import { describe, expect, it } from 'vitest';
import { Platform } from './platform.ts';
import { platformTable } from './platform-table.ts';
import { parseAccount, parseProfileLink } from './platforms.ts';

/** Every form in which a link to a profile is met, and the handle that stands in it. */
const forms: Record<Platform, [handle: string, ...links: string[]][]> = {
  FACEBOOK: [
    [
      'maya.hollimund',
      'facebook.com/maya.hollimund',
      'fb.com/maya.hollimund',
      'de-de.facebook.com/maya.hollimund',
    ],
    [
      'maya.hollimund',
      'facebook.com/maya.hollimund/photos',
      'facebook.com/maya.hollimund/posts/1234',
      'fb.me/maya.hollimund',
    ],
    [
      'maya.hollimund',
      'm.me/maya.hollimund',
      'messenger.com/t/maya.hollimund',
      'mbasic.facebook.com/maya.hollimund',
      'facebook.com/@maya.hollimund',
    ],
    [
      '100001234567890',
      'facebook.com/profile.php?id=100001234567890',
      'facebook.com/profile.php?ref=x&id=100001234567890',
    ],
    ['100001234567890', 'facebook.com/people/Maya-Hollimund/100001234567890'],
    ['100001234567890', 'facebook.com/p/Maya-Hollimund-100001234567890', 'facebook.com/100001234567890'],
  ],
  LINKEDIN: [
    ['maya-hollimund-1a2b', 'linkedin.com/in/maya-hollimund-1a2b', 'se.linkedin.com/in/maya-hollimund-1a2b'],
    [
      'maya-hollimund-1a2b',
      'linkedin.com/in/maya-hollimund-1a2b/de',
      'linkedin.com/in/maya-hollimund-1a2b/details/skills',
    ],
    [
      'maya-hollimund-1a2b',
      'linkedin.com/mwlite/in/maya-hollimund-1a2b',
      'linkedin.com/mwlite/profile/in/maya-hollimund-1a2b',
    ],
    ['jürgen-k', 'linkedin.com/in/j%C3%BCrgen-k', 'linkedin.com/in/jürgen-k'],
    [
      'hollimund-clay',
      'linkedin.com/company/hollimund-clay',
      'linkedin.com/company/hollimund-clay/about',
      'linkedin.com/school/hollimund-clay',
      'linkedin.com/showcase/hollimund-clay',
    ],
  ],
  X: [
    [
      'maya_hollimund',
      'x.com/maya_hollimund',
      'twitter.com/maya_hollimund',
      'mobile.twitter.com/maya_hollimund',
    ],
    [
      'maya_hollimund',
      'x.com/@maya_hollimund',
      'twitter.com/#!/maya_hollimund',
      'x.com/maya_hollimund/status/1',
      'x.com/maya_hollimund/with_replies',
    ],
    [
      'maya_hollimund',
      'x.com/intent/user?screen_name=maya_hollimund',
      'twitter.com/intent/follow?ref=a&screen_name=maya_hollimund',
    ],
  ],
  INSTAGRAM: [
    [
      'hollimund.clay',
      'instagram.com/hollimund.clay',
      'instagr.am/hollimund.clay',
      'instagram.com/@hollimund.clay',
    ],
    [
      'hollimund.clay',
      'instagram.com/hollimund.clay/reels',
      'instagram.com/hollimund.clay/tagged',
      'instagram.com/_u/hollimund.clay',
      'instagram.com/stories/hollimund.clay/123',
      'instagram.com/hollimund.clay/p/Cabc',
    ],
  ],
  GOOGLE: [
    [
      'mayahollimund',
      'youtube.com/@mayahollimund',
      'youtube.com/@mayahollimund/videos',
      'youtube.com/mayahollimund',
      'youtube.com/%40mayahollimund',
    ],
    ['c/mayahollimund', 'youtube.com/c/mayahollimund', 'm.youtube.com/c/mayahollimund/videos'],
    ['user/mayahollimund', 'youtube.com/user/mayahollimund/about'],
    [
      'UCabcdefghijklmnopqrstuv',
      'youtube.com/channel/UCabcdefghijklmnopqrstuv',
      'music.youtube.com/channel/UCabcdefghijklmnopqrstuv',
      'youtube.com/channel/UCabcdefghijklmnopqrstuv/featured',
    ],
  ],
  MICROSOFT: [
    [
      'mayah',
      'learn.microsoft.com/users/mayah',
      'learn.microsoft.com/en-us/users/mayah',
      'learn.microsoft.com/zh-hans-cn/users/mayah/achievements',
      'learn.microsoft.com/users/@mayah',
    ],
  ],
  TIKTOK: [
    [
      'maya.hollimund',
      'tiktok.com/@maya.hollimund',
      'tiktok.com/@maya.hollimund/video/1',

      'tiktok.com/%40maya.hollimund',
    ],
  ],
  PINTEREST: [
    [
      'mayahollimund',
      'pinterest.com/mayahollimund',
      'pinterest.co.uk/mayahollimund',
      'de.pinterest.com/mayahollimund',
      'pinterest.com.au/mayahollimund',
      'pinterest.jp/mayahollimund',
      'pinterest.com/mayahollimund/_created',
      'pinterest.com/mayahollimund/clay-board',
      'pinterest.com/@mayahollimund',
    ],
  ],
  SNAPCHAT: [
    [
      'maya-hollimund',
      'snapchat.com/add/maya-hollimund',
      'snapchat.com/@maya-hollimund',
      'story.snapchat.com/@maya-hollimund',

      'snapchat.com/add/@maya-hollimund',
    ],
  ],
  GITHUB: [
    [
      'maya-hollimund',
      'github.com/maya-hollimund',
      'github.com/maya-hollimund/repo',
      'gist.github.com/maya-hollimund',
      'github.com/@maya-hollimund',
    ],
  ],
  REDDIT: [
    [
      'maya_hollimund',
      'reddit.com/user/maya_hollimund',
      'reddit.com/u/maya_hollimund',
      'old.reddit.com/u/maya_hollimund',
      'reddit.com/user/maya_hollimund/comments',
      'np.reddit.com/U/maya_hollimund',
      'reddit.com/r/u_maya_hollimund',
    ],
  ],
  DISCORD: [
    [
      '123456789012345678',
      'discord.com/users/123456789012345678',
      'discordapp.com/users/123456789012345678',
      'ptb.discord.com/users/123456789012345678',
      'canary.discord.com/users/123456789012345678',
    ],
  ],
  ZOOM: [
    [
      'maya.hollimund',
      'zoom.us/my/maya.hollimund',
      'us02web.zoom.us/my/maya.hollimund',
      'acme.zoom.us/my/maya.hollimund',
      'zoom.com/my/maya.hollimund',
    ],
  ],
  SPOTIFY: [
    [
      'mayah',
      'open.spotify.com/user/mayah',
      'open.spotify.com/intl-de/user/mayah',
      'play.spotify.com/user/mayah',
      'open.spotify.com/user/mayah/playlists',
      'open.spotify.com/user/mayah/playlist/37i9',
    ],
  ],
  TWITCH: [
    [
      'mayahollimund',
      'twitch.tv/mayahollimund',
      'twitch.tv/mayahollimund/about',
      'player.twitch.tv/?channel=mayahollimund',
      'twitch.tv/popout/mayahollimund/chat',
      'twitch.tv/@mayahollimund',
      'go.twitch.tv/mayahollimund',
    ],
  ],
  IMGUR: [
    [
      'mayahollimund',
      'imgur.com/user/mayahollimund',
      'imgur.com/user/mayahollimund/posts',

      'imgur.com/user/@mayahollimund',
    ],
  ],
  WHATSAPP: [
    [
      '46701234567',
      'wa.me/46701234567',
      'wa.me/+46701234567',
      'api.whatsapp.com/send?phone=46701234567',
      'api.whatsapp.com/send?text=hi&phone=%2B46701234567',
      'web.whatsapp.com/send?phone=+46701234567',
      'api.whatsapp.com/send/?phone=46701234567',
      'wa.me/46701234567?text=hi',
    ],
    ['0029VaAbCdEfGhIjKlMnOp', 'whatsapp.com/channel/0029VaAbCdEfGhIjKlMnOp'],
  ],
};

const cases = (Object.entries(forms) as [Platform, (typeof forms)[Platform]][]).flatMap(([platform, rows]) =>
  rows.flatMap(([handle, ...links]) => links.map((link) => [platform, link, handle] as const)),
);

/** The ways in which one link is written. */
function written(link: string): string[] {
  const [address = '', query] = link.split('?');
  const [host = '', ...path] = address.split('/');
  const asked = (more: string) => (query === undefined ? more : `${query}&${more}`);
  const own = host.split('.').length === 2;
  const tail = query === undefined ? '' : `?${query}`;
  return [
    link,
    `https://${link}`,
    `http://${link}`,
    `HTTPS://${host.toUpperCase()}/${path.join('/')}${tail}`,
    `https://${address}/${tail}`,
    `https://${address}?${asked('utm_source=share&igsh=abc&hl=de')}`,
    `  https://${address}/?${asked('lang=en')}#about `,
    `https://${host}:443/${path.join('/')}${tail}`,
    `<https://${link}>`,
    ...(own ? [`https://www.${link}`, `https://m.${link}`, `www.${link}`] : []),
  ];
}

describe('an account of each platform is read from every form of its link', () => {
  it('there are forms for all 17', () => {
    expect(Object.keys(forms).sort()).toEqual([...Platform.options].sort());
  });

  it.each(cases)('%s: %s is %s', (platform, link, handle) => {
    for (const text of written(link)) {
      expect(parseProfileLink(text), text).toMatchObject({ platform, handle });
      expect(parseAccount(platform, text), text).toMatchObject({ platform, handle });
    }
  });

  it.each(cases.filter(([platform, , handle]) => platformTable[platform].handle.test(handle)))(
    '%s: %s leads to one page, from which the handle is read again',
    (platform, _, handle) => {
      for (const text of [handle, `@${handle}`, ` ${handle} `]) {
        const read = parseAccount(platform, text);
        expect(read, text).toMatchObject({ platform, handle });
        expect(parseProfileLink(read!.url!)).toEqual(read);
      }
    },
  );

  it.each(cases)('%s: %s is an account of no other platform', (platform, link) => {
    for (const other of Platform.options.filter((one) => one !== platform))
      expect(parseAccount(other, `https://${link}`), other).toBeUndefined();
  });
});

describe('a handle in any alphabet is read whole', () => {
  const handles = [
    'іванпетренко',
    'іванпетренко_official',
    'іван-петренко',
    '田中太郎公式',
    '王小明',
    'محمد-علي',
    'अंजलि-शर्मा',
    'žofie.černá',
  ];
  it.each(handles)('%s', (handle) => {
    const own = 'https://www.youtube.com/@';
    const read = { platform: 'GOOGLE', handle, url: own + handle };
    for (const text of [
      `${own}${handle}`,
      `youtube.com/@${handle}`,
      `${own}${encodeURIComponent(handle)}`,
      `${own}${handle}/shorts?si=1`,
    ])
      expect(parseProfileLink(text), text).toEqual(read);
    expect(parseAccount('GOOGLE', `@${handle}`)).toEqual(read);
    const person = `${handle.replace(/[._]/g, '-')}-з-міста-дніпро-7b1a2b39`;
    for (const text of [person, encodeURIComponent(person)])
      expect(parseProfileLink(`https://www.linkedin.com/in/${text}/`)).toMatchObject({ handle: person });
    expect(parseAccount('LINKEDIN', person)?.handle).toBe(person);
  });
});

describe('a handle is never cut: of one that is too long or has a sign that no handle has, nothing is read', () => {
  const after = [
    'x'.repeat(120),
    '١'.repeat(30),
    '%E0%A4%A',
    '%2Fmore',
    '%3Fmore',
    '%25',
    '~a',
    '!a',
    '%20a',
  ];
  it.each(cases.filter(([, link]) => !link.includes('?text=')))('%s: %s', (platform, link, handle) => {
    const end = link.indexOf(handle) + handle.length;
    for (const more of after) {
      const text = link.slice(0, end) + more + link.slice(end);
      expect(parseProfileLink(text)?.handle ?? '', text).not.toBe(handle);
      const read = parseProfileLink(text);
      if (read)
        expect(decodeURIComponent(text), `${platform} ${text}`).toMatch(
          new RegExp(`${read.handle}(?:[/?#&]|$)`),
        );
      expect(read?.handle ?? '').not.toContain('%');
    }
  });
});

describe('what is no profile is not read as one', () => {
  it.each([
    'facebook.com/groups/clay',
    'facebook.com/events/1',
    'facebook.com/watch',
    'facebook.com/sharer/sharer.php?u=x',
    'linkedin.com/feed',
    'linkedin.com/jobs/view/1',
    'linkedin.com/pulse/some-article',
    'x.com/home',
    'x.com/i/lists/1',
    'x.com/search?q=maya',
    'x.com/intent/tweet?text=x',
    'x.com/hashtag/clay',
    'instagram.com/p/Cabc',
    'instagram.com/reel/Cabc',
    'instagram.com/explore/tags/clay',
    'youtube.com/watch?v=abc',
    'youtube.com/shorts/abc',
    'youtube.com/playlist?list=abc',
    'youtube.com/results?search_query=maya',
    'youtube.com/feed/subscriptions',
    'learn.microsoft.com/en-us/training',
    'microsoft.com/en-us/windows',
    'tiktok.com/discover/maya',
    'tiktok.com/tag/clay',
    'tiktok.com/foryou',
    'pinterest.com/pin/123',
    'pinterest.com/ideas/clay/1',
    'pinterest.com/search/pins?q=clay',
    'snapchat.com/discover',
    'snapchat.com/spotlight/abc',
    'github.com/features',
    'github.com/orgs/acme',
    'maya-hollimund.github.io',
    'github.com/topics/clay',
    'reddit.com/r/pottery',
    'reddit.com/r/pottery/comments/1/x',
    'discord.com/invite/abc',
    'discord.com/channels/1/2',
    'zoom.us/j/123456789',
    'zoom.us/pricing',
    'open.spotify.com/track/abc',
    'open.spotify.com/artist/abc',
    'twitch.tv/directory',
    'twitch.tv/videos/123',
    'imgur.com/gallery/abc',
    'imgur.com/a/abc',
    'i.imgur.com/abc.png',
    'api.imgur.com',
    'whatsapp.com/download',
    'facebook.com.evil.example/maya',
    'evil.example/github.com/maya',
    'https://github.com@evil.example/maya',
    'notpinterest.com/maya',
    'pinterest.evil.example/maya',
    'maya.github.io.evil.example',
    'https://maya@x.com.evil.example/maya',
  ])('%s', (link) => {
    expect(parseProfileLink(link)).toBeUndefined();
  });
});
