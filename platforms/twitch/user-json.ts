import { pictureId } from '../picture-id.ts';
import type { TwinProfile } from '../population/profile.ts';

/** An account as look-ups show it. `view_count` is 0 for everybody, `type` is empty for ordinary people. */
export const user = (profile: TwinProfile, base: string) => ({
  id: String(profile.id),
  login: profile.handle.toLowerCase(),
  display_name: profile.name ?? profile.handle,
  type: '',
  broadcaster_type: '',
  description: profile.bio ?? '',
  profile_image_url: `${base}/avatars/${profile.handle}?v=${pictureId(profile)}`,
  offline_image_url: '',
  view_count: 0,
  created_at: profile.createdAt,
});

/** The same account as searches show it: other names, and the last stream in the place of the text. */
export const channel = (profile: TwinProfile, base: string) => ({
  broadcaster_language: 'en',
  broadcaster_login: profile.handle.toLowerCase(),
  display_name: profile.name ?? profile.handle,
  game_id: '',
  game_name: '',
  id: String(profile.id),
  is_live: false,
  tag_ids: [],
  tags: [],
  thumbnail_url: `${base}/avatars/${profile.handle}?v=${pictureId(profile)}`,
  title: '',
  started_at: '',
});
