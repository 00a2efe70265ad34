import type { OauthWire } from './wire.ts';
import { github } from './wires/github.ts';
import { linkedin } from './wires/linkedin.ts';
import { pinterest } from './wires/pinterest.ts';
import { reddit } from './wires/reddit.ts';
import { snapchat } from './wires/snapchat.ts';
import { tiktok } from './wires/tiktok.ts';
import { whatsapp } from './wires/whatsapp.ts';
import { x } from './wires/x.ts';

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
