import type { PlatformRequest, PlatformResponse } from '../http.ts';
import type { TwinProfile } from '../population/profile.ts';
import { stamp } from '../population/profile.ts';
import type { Site } from './sites.ts';
import { formPage, text } from './html.ts';

const longestBio = 160;

/** The page on which the demonstration lets anybody change what a profile says of itself. */
export const editPage = (site: Site, url: URL, profile: TwinProfile): PlatformResponse =>
  formPage(
    `Edit ${profile.handle} on ${site.name}`,
    `<p class="where">${text(site.name)}</p>
<article class="sheet plain"><div>
<h1>What ${site.at}${text(profile.handle)} says of itself</h1>
<form method="post" action="${text(url.pathname)}">
<p><label for="bio">Bio, at most ${longestBio} characters</label></p>
<p><textarea id="bio" name="bio" rows="4" cols="50" maxlength="${longestBio}">${text(profile.bio ?? '')}</textarea></p>
<p><button>Save</button></p>
</form>
<p>The demonstration has no passwords: on the real ${text(site.name)} only the owner can do this.</p>
</div></article>`,
  );

/** Takes the form and leads back to the profile. */
export function saveEdit(
  request: PlatformRequest,
  profile: TwinProfile,
  { path, now }: { path: string; now: number },
): PlatformResponse {
  const bio = new URLSearchParams(request.body.toString('utf8')).get('bio') ?? '';
  changeBio(profile, bio, now);
  return {
    status: 303,
    headers: { location: `/platforms/${path}/u/${encodeURIComponent(profile.handle)}` },
    body: '',
  };
}

export function changeBio(profile: TwinProfile, bio: string, now: number): void {
  const shown = bio.replace(/\s+/g, ' ').trim().slice(0, longestBio);
  if (shown === '') delete profile.bio;
  else profile.bio = shown;
  profile.updatedAt = stamp(now);
}
