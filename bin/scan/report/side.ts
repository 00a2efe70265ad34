import { utcDay } from '#domain/utc';
import type { SeenProfile } from '#domain/scan/finding';
import type { FetchedImage } from '../../../lambdas/scan/picture/fetch-image.ts';
import { html, linked, type Markup, shown } from './markup.ts';
import { picture } from './pictures.ts';

/** One of the two profiles of a comparison, with all that it shows. */
export function side(title: string, profile: SeenProfile, image: FetchedImage | undefined): Markup {
  const { handle, name, bio, location, url, createdAt, followers } = profile;
  const rows: [string, Markup | readonly Markup[] | string | undefined | false][] = [
    ['Bio', !!bio && shown(bio)],
    ['Place', !!location && shown(location)],
    ['Opened', createdAt ? dayOf(createdAt) : undefined],
    ['Followers', followers === null || followers === undefined ? undefined : followers.toLocaleString('en')],
    ['Address', !!url && linked(url)],
    ['Seen', profile.seenIn === 'web search' && 'in a web search'],
  ];
  return html`<section class="side">
    <h3>${title}</h3>
    <div class="who">
      ${picture(image)}
      <p>
        <span class="handle">${shown(handle)}</span>
        ${!!name && html`<span class="name">${shown(name)}</span>`}
      </p>
    </div>
    <dl>
      ${rows.map(
        ([term, value]) =>
          value &&
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </section>`;
}

const dayOf = (moment: string): string => (Number.isNaN(Date.parse(moment)) ? moment : utcDay(moment));
