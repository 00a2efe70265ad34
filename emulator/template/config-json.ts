import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atOrigin } from './at-origin.ts';
import { TemplateError, type Deployment } from './template.ts';

interface Markers {
  SourceObjectKeys: string[];
  SourceMarkers?: Record<string, unknown>[];
}

/**
 * /config.json as the deployment would upload it (its file with the markers replaced), with the two addresses that
 * Amplify needs in another spelling on plain http.
 */
export function configJson(deployment: Deployment, origin: string): Record<string, unknown> {
  const text = atOrigin(uploadedFile(deployment, 'config.json'), origin);
  const config = JSON.parse(text) as {
    API?: { GraphQL?: { endpoint: string } };
    Auth?: { Cognito?: { loginWith?: { oauth?: { domain: string } } } };
  };
  // Amplify opens subscriptions with wss:// unless the address begins with HTTP:// in capitals; see the test that pins it.
  if (config.API?.GraphQL) config.API.GraphQL.endpoint = `${origin.replace(/^http:/, 'HTTP:')}/graphql`;
  const oauth = config.Auth?.Cognito?.loginWith?.oauth;
  if (oauth) oauth.domain = new URL(origin).host;
  return config as Record<string, unknown>;
}

/** The text of a file of the web deployment, its deploy-time values filled in. */
function uploadedFile(deployment: Deployment, name: string): string {
  for (const { properties } of deployment.ofType('Custom::CDKBucketDeployment')) {
    const { SourceObjectKeys, SourceMarkers = [] } = properties as unknown as Markers;
    for (const [index, key] of SourceObjectKeys.entries()) {
      const folder = deployment.asset(key.replace(/\.zip$/, ''));
      const text = folder === undefined ? undefined : readIfThere(join(folder, name));
      if (text !== undefined) return fill(text, SourceMarkers[index] ?? {});
    }
  }
  throw new TemplateError(`No web deployment of the template holds ${name}`);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Markers stand inside JSON strings, so a value is put in as the inside of one. */
const fill = (text: string, markers: Record<string, unknown>): string =>
  Object.entries(markers).reduce(
    (filled, [marker, value]) => filled.replaceAll(marker, JSON.stringify(String(value)).slice(1, -1)),
    text,
  );
