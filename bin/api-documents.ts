import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument, type ApiServer } from '#domain/contract/api-document';
import { apiNames, type Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';

/**
 * Writes one OpenAPI document for each REST group beside the templates, for an engineer's own tools.
 * @returns the files, in the order of the contract
 */
export function writeApiDocuments(folder: string, stage: string): string[] {
  return (Object.keys(contract) as Group[]).map((group) => {
    const file = join(folder, `${apiNames[group]}.openapi.json`);
    const document = apiDocument(group, contract[group], servers(apiNames[group], stage));
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    return file;
  });
}

/** The deployed stage, and the local stack. The id of the API is in both the host or path that /config.json names. */
function servers(name: string, stage: string): ApiServer[] {
  const api = { default: 'api-id', description: `As in the endpoint of ${name} in the site's /config.json` };
  return [
    {
      url: 'https://{api}.execute-api.us-east-1.amazonaws.com/{stage}',
      description: 'In the cloud',
      variables: { api, stage: { default: stage, description: 'Name of the stage' } },
    },
    {
      url: 'http://localhost:{port}/execute-api/{api}/local',
      description: 'On one machine, by npm start',
      variables: { api, port: { default: '4910', description: 'The port that npm start printed' } },
    },
  ];
}
