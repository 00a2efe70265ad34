import type { TwinProfile } from '../population/profile.ts';

/** An account as Reddit shows it to an app; its picture stands twice, and its page is a subreddit. */
export function user(profile: TwinProfile, base: string): Record<string, unknown> {
  const { handle: name, followers } = profile;
  const id = profile.id.toString(36);
  const created = Date.parse(profile.createdAt) / 1000;
  const icon_img = `${base}/avatars/${name}`;
  return {
    is_employee: false,
    accept_chats: false,
    icon_img,
    pref_show_snoovatar: false,
    name,
    is_friend: false,
    created,
    hide_from_robots: false,
    verified: true,
    created_utc: created,
    subreddit: {
      default_set: true,
      user_is_contributor: false,
      banner_img: '',
      restrict_posting: true,
      user_is_banned: false,
      free_form_reports: true,
      community_icon: null,
      show_media: true,
      icon_color: '',
      user_is_muted: null,
      display_name: `u_${name}`,
      header_img: null,
      title: profile.name ?? '',
      previous_names: [],
      over_18: false,
      icon_size: [256, 256],
      primary_color: '',
      icon_img,
      description: '',
      submit_link_label: '',
      header_size: null,
      restrict_commenting: false,
      subscribers: 0,
      submit_text_label: '',
      is_default_icon: false,
      link_flair_position: '',
      display_name_prefixed: `u/${name}`,
      key_color: '',
      name: `t5_${id}`,
      is_default_banner: true,
      url: `/user/${name}/`,
      banner_size: null,
      user_is_moderator: false,
      public_description: profile.bio ?? '',
      link_flair_enabled: false,
      disable_contributor_requests: false,
      subreddit_type: 'user',
      user_is_subscriber: false,
    },
    comment_karma: followers * 7,
    is_gold: false,
    is_mod: false,
    has_subscribed: true,
    link_karma: followers,
    has_verified_email: true,
    id,
    accept_pms: true,
  };
}

/** A suspended account: its name and little else. */
export const suspendedUser = (name: string) => ({
  ...{ name, is_suspended: true, is_blocked: false },
  ...{ awardee_karma: 0, awarder_karma: 0, total_karma: 0 },
});
