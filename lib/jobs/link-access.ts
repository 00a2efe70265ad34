import { SecretValue } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * The environment variable LINKS: platform -> {clientId, clientSecret, pages?, api?}. A secret goes in as a reference that
 * CloudFormation resolves when it deploys, so that no template and no synth ever holds it.
 */
export const linksVariable = (stage: Stage): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stage.links).map(([platform, { secretName, standInSecret, ...access }]) => {
        const secret = secretName ? SecretValue.secretsManager(secretName).unsafeUnwrap() : standInSecret;
        if (secret === undefined) throw new Error(`links.${platform}: give secretName`);
        return [platform, { ...access, clientSecret: secret }];
      }),
    ),
  );
