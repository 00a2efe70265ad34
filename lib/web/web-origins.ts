import { Fn } from 'aws-cdk-lib';
import type { Origins } from './security-headers.ts';
import type { WebConfigSources } from './web-config.ts';

/** Everything the app talks to, by the real addresses of this stage. */
export function originsOf(from: WebConfigSources): Origins {
  const { region, graphql, groups, userFiles, hostedDomain, stage } = from;
  const identity = ['cognito-idp', 'cognito-identity'].map(
    (name) => `https://${name}.${region}.amazonaws.com`,
  );
  const data = Fn.select(2, Fn.split('/', graphql.api.graphqlUrl));
  const files = `https://${userFiles.bucketRegionalDomainName}`;
  return {
    connect: [
      ...(stage.identityOnSite ? [] : identity),
      `https://${data}`,
      `wss://${Fn.join('appsync-realtime-api', Fn.split('appsync-api', data))}`,
      ...groups.map(({ origin }) => origin),
      files,
      ...(hostedDomain === undefined ? [] : [`https://${hostedDomain}`]),
    ],
    images: [files],
  };
}
