import { placeAsTyped } from '../place-as-typed.ts';
import type { Region } from './region.ts';

/** What countries are called: by ISO 3166-1, in English, and in a language spoken there. */
const called: Partial<Record<Region, readonly string[]>> = {
  EU: [
    ...['AT', 'Austria', 'Österreich', 'BE', 'Belgium', 'België', 'Belgique', 'Belgien', 'BG', 'Bulgaria'],
    ...['България', 'HR', 'Croatia', 'Hrvatska', 'CY', 'Cyprus', 'Κύπρος', 'CZ', 'Czechia', 'Česko'],
    ...['Czech Republic', 'Česká republika', 'DK', 'Denmark', 'Danmark', 'EE', 'Estonia', 'Eesti'],
    ...['FI', 'Finland', 'Suomi', 'FR', 'France', 'DE', 'Germany', 'Deutschland', 'GR', 'Greece', 'Ελλάδα'],
    ...['HU', 'Hungary', 'Magyarország', 'IE', 'Ireland', 'Republic of Ireland', 'Éire', 'IT', 'Italy'],
    ...['Italia', 'LV', 'Latvia', 'Latvija', 'LT', 'Lithuania', 'Lietuva', 'LU', 'Luxembourg', 'Luxemburg'],
    ...['Lëtzebuerg', 'MT', 'Malta', 'NL', 'Netherlands', 'The Netherlands', 'Nederland', 'Holland'],
    ...['PL', 'Poland', 'Polska', 'PT', 'Portugal', 'RO', 'Romania', 'România', 'SK', 'Slovakia'],
    ...['Slovensko', 'SI', 'Slovenia', 'Slovenija', 'ES', 'Spain', 'España', 'SE', 'Sweden', 'Sverige'],
  ],
  UK: ['UK', 'GB', 'United Kingdom', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['US', 'USA', 'United States', 'United States of America'],
  AU: ['AU', 'Australia'],
  IN: ['IN', 'India', 'भारत'],
  BR: ['BR', 'Brazil', 'Brasil'],
};
const regions = new Map(
  Object.entries(called).flatMap(([region, names]) =>
    names.map((name) => [placeAsTyped(name), region as Region] as const),
  ),
);

/** Where a country is that somebody typed into an address, to suggest; undefined of others, and of what we don’t recognize. */
export const regionOfCountry = (country: string | null | undefined): Region | undefined =>
  regions.get(placeAsTyped(country ?? ''));
