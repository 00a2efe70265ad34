import type { Platform } from './platform.ts';
import type { ProfileLink } from './platforms.ts';

/** What platforms write around, or in the place of, what a person says of themselves. The group `own` is the person's. */
const forms: Partial<Record<Platform, readonly RegExp[]>> = {
  TIKTOK: [
    /on TikTok\s*\|.*?\bFollowers?\.\s*(?<own>.*?)(?:\s*Watch (?:the latest|.*? latest).*)?$/i,
    /^Watch (?:the latest|.*? latest)\b.*$/i,
    /^.*?[\d.,]+[KMB]? Followers?, .*\bWatch awesome short videos created by .*$/is,
  ],
  PINTEREST: [
    /^(?:See|Discover) what .* (?:has discovered|found|Pins?).* on Pinterest.*$/i,
    /^.*? \| (?<own>.*)$/,
  ],
  FACEBOOK: [
    /\b[\d,.]+K? (?:likes|followers)\b.*?(?:talking about this|were here)\.?\s*(?<own>.*)$/i,
    /^.* is on Facebook\. Join Facebook to connect .*$/i,
  ],
  SNAPCHAT: [/^.* (?:is )?on Snapchat!?\s*(?<own>.*)$/i],
  // Posts and schools are facts that the platform lists, with how many people it counts.
  LINKEDIN: [
    /^(?<own>.*?)(?:(?:^|\s*·\s*)(?:Experience|Education|Location): |(?:^|\s*·\s*)[\d,.]+\+? (?:connections?|followers?) on LinkedIn|\s*\bView \S.{0,120}? profile on LinkedIn\b).*$/is,
  ],
  SPOTIFY: [
    /^(?:Listen to|User) .* Spotify\.?$/i,
    /^(?:Listen to .*? on Spotify\.\s*)?(?:Artist|User)(?: · .*)?$/is,
  ],
  TWITCH: [/^.* streams live on Twitch!.*$/is],
  DISCORD: [/^Discord is .*$/i],
  INSTAGRAM: [/^[\d,.KM]+ Followers,.*? on Instagram: ["“](?<own>.*?)["”]?$/is, /^[\d,.KM]+ Followers,.*$/is],
  X: [/^The latest (?:posts|Tweets) from .*$/i],
  GITHUB: [/^(?<own>.*?)\s*\S+ has \d+ repositor(?:y|ies) available\. Follow their code on GitHub\.?$/is],
  GOOGLE: [/^Share your videos with friends, family,? and the world\.?$/i],
  WHATSAPP: [/^Business Account$/i, /^WhatsApp Messenger: .*$/is],
  ZOOM: [/^Zoom is the leader .*$/is, /^.*Cloud HD Video Meeting.*$/is],
};

/** What a person says of themselves, as far as a snippet shows it; undefined where the platform speaks instead. */
export function bioInSnippet(
  { platform }: Pick<ProfileLink, 'platform'>,
  snippet: string,
): string | undefined {
  for (const form of forms[platform] ?? []) {
    const found = form.exec(snippet);
    if (found) return found.groups?.['own']?.trim() || undefined;
  }
  return snippet || undefined;
}
