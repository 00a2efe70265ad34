import { SecretValue } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/** In the place of a secret, for functions that only want to know which sources a stage has. */
const keptAway = 'not given to this function';

/**
 * The environment variable SOURCES: source -> how it is reached. A secret goes in as a reference that CloudFormation
 * resolves when it deploys, so that no template and no synth ever holds it. Only who asks the platforms gets `tokens`.
 */
export const sourcesVariable = (stage: Stage, tokens: 'with tokens' | 'without tokens'): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stage.sources).map(([source, { tokenSecret, standInToken, ...access }]) => {
        const isSecret = tokenSecret !== undefined || standInToken !== undefined;
        const token =
          tokens === 'without tokens'
            ? keptAway
            : tokenSecret
              ? SecretValue.secretsManager(tokenSecret).unsafeUnwrap()
              : standInToken;
        return [source, { ...access, ...(isSecret && { token }) }];
      }),
    ),
  );
