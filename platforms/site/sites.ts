/** A platform's site as its twin shows it: how it is called, and what its official form for reporting an impersonation asks. */
export interface Site {
  name: string;
  /** How a handle is written there. */
  at: '' | '@' | 'u/';
  asks: readonly string[];
}

const links = ['A link to the account that imitates you', 'A link to your own account'];
const profileMenu = [
  'There is no form that we know of: the report is made from the menu on the profile itself',
  ...links,
];

/** By the name in the address: /platforms/<name>/... */
export const sites: Record<string, Site> = {
  facebook: { name: 'Facebook', at: '', asks: [...links, 'A picture of an identity document'] },
  linkedin: { name: 'LinkedIn', at: '', asks: links },
  x: {
    name: 'X',
    at: '@',
    asks: [
      ...links,
      'Two parts of your identity that are copied',
      'Your email address; no X account is needed',
    ],
  },
  instagram: { name: 'Instagram', at: '@', asks: [...links, 'A color picture of an identity document'] },
  google: {
    name: 'YouTube',
    at: '@',
    asks: ['A link to the channel that imitates you', 'A link to your own channel'],
  },
  microsoft: { name: 'Microsoft', at: '', asks: profileMenu },
  tiktok: { name: 'TikTok', at: '@', asks: [...links, 'A picture of an identity document'] },
  pinterest: { name: 'Pinterest', at: '@', asks: ['Your real profile', 'A proof that it is yours'] },
  snapchat: { name: 'Snapchat', at: '@', asks: profileMenu },
  github: { name: 'GitHub', at: '', asks: [...links, 'A few words on what is copied'] },
  reddit: { name: 'Reddit', at: 'u/', asks: links },
  discord: {
    name: 'Discord',
    at: '',
    asks: ['The user id or a message link of the account', 'Your own user id'],
  },
  zoom: { name: 'Zoom', at: '', asks: profileMenu },
  spotify: { name: 'Spotify', at: '', asks: profileMenu },
  twitch: { name: 'Twitch', at: '', asks: profileMenu },
  imgur: { name: 'Imgur', at: '', asks: profileMenu },
  whatsapp: {
    name: 'WhatsApp',
    at: '',
    asks: ['The phone number of the account, in full', 'Your own number'],
  },
};
