import * as z from 'zod';

/** The social platforms of the product, in its order. */
export const Platform = z.enum([
  'FACEBOOK',
  'LINKEDIN',
  'X',
  'INSTAGRAM',
  'GOOGLE',
  'MICROSOFT',
  'TIKTOK',
  'PINTEREST',
  'SNAPCHAT',
  'GITHUB',
  'REDDIT',
  'DISCORD',
  'ZOOM',
  'SPOTIFY',
  'TWITCH',
  'IMGUR',
  'WHATSAPP',
]);
export type Platform = z.infer<typeof Platform>;
