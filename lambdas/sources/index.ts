import type { Platform } from '#domain/platform/platform';
import type { Ask } from './ask.ts';
import { github } from './github.ts';
import type { Source, SourceAccess } from './source.ts';

/** Every source we can search; a new platform is a file and a line here. */
const makers: Partial<Record<Platform, (access: SourceAccess, ask: Ask) => Source>> = {
  GITHUB: github,
};

/** The sources a stage has access to. A platform without a row reads "not connected". */
export function connectedSources(
  access: Partial<Record<Platform, SourceAccess>>,
  ask: Ask,
): Map<Platform, Source> {
  const connected = new Map<Platform, Source>();
  for (const [platform, make] of Object.entries(makers) as [Platform, (typeof makers)[Platform]][]) {
    const given = access[platform];
    if (given && make) connected.set(platform, make(given, ask));
  }
  return connected;
}
