import type { PlatformResponse } from '../http.ts';
import type { TwinProfile } from '../population/profile.ts';
import type { Site } from './sites.ts';
import { page, text } from './html.ts';

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const count = new Intl.NumberFormat('en-GB');

/** What a profile's page shows, as plainly as can be. `path` is the platform's part of the address, e.g. 'github'. */
export function profilePage(site: Site, path: string, profile: TwinProfile): PlatformResponse {
  const row = (label: string, value: string | undefined) =>
    value === undefined ? '' : `<dt>${label}</dt><dd>${text(value)}</dd>`;
  return page(
    `${profile.name ?? profile.handle} on ${site.name}`,
    `<p class="where">${site.name}</p>
<article class="sheet">
<img src="/platforms/${path}/avatars/${encodeURIComponent(profile.handle)}" width="200" height="200" alt="Portrait shown by ${text(profile.handle)}">
<div>
<h1>${text(profile.name ?? profile.handle)}</h1>
<p class="handle">${site.at}${text(profile.handle)}</p>
${profile.bio === undefined ? '' : `<p class="bio">${text(profile.bio)}</p>`}
<dl>
${row('Place', profile.location)}
${row('Works at', profile.company)}
${row('Link', profile.link)}
${row('Member since', date.format(Date.parse(profile.createdAt)))}
${row('Followers', count.format(profile.followers))}
${row('Following', count.format(profile.following))}
${path === 'github' ? row('Repositories', count.format(profile.publicRepos)) : ''}
</dl>
<p><a href="/platforms/${path}/report">Report this account to ${site.name}</a></p>
<p><a href="/platforms/${path}/edit/${encodeURIComponent(profile.handle)}">Edit this profile</a> (the demonstration has no passwords)</p>
</div>
</article>`,
  );
}

/** The page of a handle about which the demonstration knows nothing. */
export const unknownProfilePage = (site: Site, handle: string): PlatformResponse =>
  page(
    `${handle} on ${site.name}`,
    `<p class="where">${site.name}</p>
<article class="sheet plain"><div>
<h1>The page of ${site.at}<span class="handle">${text(handle)}</span> would open here</h1>
<p>The demonstration has no account of that name on ${site.name}, and does not open the real platform, where the name may belong to someone.</p>
</div></article>`,
  );

export const missingProfilePage = (site: Site, handle: string): PlatformResponse =>
  page(
    `Not found on ${site.name}`,
    `<p class="where">${site.name}</p>
<article class="sheet plain"><div>
<h1>No account here</h1>
<p>Nobody on ${site.name} has the name <span class="handle">${text(handle)}</span>, or the account was removed.</p>
</div></article>`,
    404,
  );

/** In the place of the platform's official form: says what the real one asks, and sends nothing. */
export const reportPage = (site: Site): PlatformResponse =>
  page(
    `Report to ${site.name}`,
    `<p class="where">${site.name}</p>
<article class="sheet plain"><div>
<h1>Report an impersonation</h1>
<p>Outside the demonstration, the official form of ${site.name} opens here. It asks for:</p>
<ol>
${site.asks.map((item) => `<li>${text(item)}.</li>`).join('\n')}
</ol>
<p>Nothing is sent from this page. Close it and note in Countersign that you reported the account.</p>
</div></article>`,
  );
