import type { Stage } from '../stages.ts';

/** In the place of a secret, for functions that only want to know which sources a stage has. */
const keptAway = 'not given to this function';

/**
 * The environment variable SOURCES: source -> how it is reached. Only who asks the platforms gets the name of the secret, and
 * the right to read it (`grantSecrets`): it does so when it asks, so that a missing one stops no deploy and a new one counts at once.
 */
export const sourcesVariable = (stage: Stage, tokens: 'with tokens' | 'without tokens'): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stage.sources).map(([source, { tokenSecret, standInToken, ...access }]) => {
        const isSecret = tokenSecret !== undefined || standInToken !== undefined;
        if (tokens === 'without tokens') return [source, { ...access, ...(isSecret && { token: keptAway }) }];
        return [
          source,
          { ...access, ...(tokenSecret ? { tokenSecret } : isSecret && { token: standInToken }) },
        ];
      }),
    ),
  );

/** The names of the secrets of a stage's sources. */
export const sourceSecrets = ({ sources }: Pick<Stage, 'sources'>): string[] =>
  Object.values(sources).flatMap(({ tokenSecret }) => tokenSecret ?? []);
