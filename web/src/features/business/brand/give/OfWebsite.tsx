import { Link, useLocation } from 'react-router-dom';
import { words } from '../words.ts';

const said = words.give;

/** A website is checked beside the domain of the business; without one, that comes first, and only some may add it. */
export type Website = 'checked' | 'domain first' | 'ask an admin';

/** Where a website that was given as a copy belongs. */
export function OfWebsite({ businessId, website }: { businessId: string; website: Website }) {
  const { search } = useLocation();
  if (website === 'ask an admin') return said.websiteFirst.asks;
  const [before, link, after] = website === 'checked' ? said.website : said.websiteFirst.edits;
  const settings = `/business-settings?businessId=${encodeURIComponent(businessId)}#domain`;
  return (
    <>
      {before}
      {website === 'checked' ? (
        <Link to={{ search, hash: '#looks' }}>{link}</Link>
      ) : (
        // In a tab of its own: what was typed stays here.
        <Link to={settings} target="_blank">
          {link}
        </Link>
      )}
      {after}
    </>
  );
}
