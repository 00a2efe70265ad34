import type { Stage } from '../stages.ts';

/**
 * The environment variable LINKS: platform -> {clientId, clientSecret | secretName, pages?, api?}. A secret is read under its
 * name when somebody signs in (`grantSecrets`); only what a twin takes for one stands in the template.
 */
export const linksVariable = (stage: Stage): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stage.links).map(([platform, { secretName, standInSecret, ...access }]) => {
        if (!secretName && standInSecret === undefined) throw new Error(`links.${platform}: give secretName`);
        return [platform, { ...access, ...(secretName ? { secretName } : { clientSecret: standInSecret }) }];
      }),
    ),
  );

/** The names of the secrets of a stage's sign-ins at platforms. */
export const linkSecrets = ({ links }: Pick<Stage, 'links'>): string[] =>
  Object.values(links).flatMap(({ secretName }) => secretName ?? []);
