import type { OauthWire } from './provider-protocol.ts';
import { github } from './provider-protocols/github.ts';
import { linkedin } from './provider-protocols/linkedin.ts';
import { pinterest } from './provider-protocols/pinterest.ts';
import { reddit } from './provider-protocols/reddit.ts';
import { snapchat } from './provider-protocols/snapchat.ts';
import { tiktok } from './provider-protocols/tiktok.ts';
import { whatsapp } from './provider-protocols/whatsapp.ts';
import { x } from './provider-protocols/x.ts';

/** By the name in the address: /platforms/oauth/<name>/... */
export const oauthWires: Record<string, OauthWire> = {
  github,
  x,
  linkedin,
  tiktok,
  pinterest,
  snapchat,
  reddit,
  whatsapp,
};
