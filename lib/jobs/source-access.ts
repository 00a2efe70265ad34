import { SecretValue } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * The environment variable SOURCES: platform -> {apiUrl, token?}. A secret goes in as a reference that CloudFormation
 * resolves when it deploys, so that no template and no synth ever holds it. Only who asks the platforms gets `tokens`.
 */
export const sourcesVariable = (stage: Stage, tokens: 'with tokens' | 'without tokens'): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stage.sources).map(([platform, { apiUrl, tokenSecret, standInToken }]) => {
        const token = tokenSecret ? SecretValue.secretsManager(tokenSecret).unsafeUnwrap() : standInToken;
        return [platform, { apiUrl, ...(token && tokens === 'with tokens' && { token }) }];
      }),
    ),
  );
