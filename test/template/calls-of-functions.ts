import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions, lambdaEntries } from '../../bin/build.ts';

/** The services whose calls are read off the code, by the package of their client; DynamoDB's rows are held by lib/data/table-access.ts. */
const services: Readonly<Record<string, string>> = {
  'cognito-identity-provider': 'cognito-idp',
  ...{ s3: 's3', sesv2: 'ses', sns: 'sns', sqs: 'sqs' },
};
/** Where a call is allowed by an action of another name. */
const named: Readonly<Record<string, string | string[]>> = {
  's3:ListObjectsV2': 's3:ListBucket',
  's3:ListObjectVersions': 's3:ListBucketVersions',
  's3:DeleteObjects': ['s3:DeleteObject', 's3:DeleteObjectVersion'],
  'sqs:SendMessageBatch': 'sqs:SendMessage',
};
/** Requests that are signed by hand: what stands in the code -> the action. */
const byHand: readonly [RegExp, string[]][] = [
  [/createPresignedPost\(/, ['s3:PutObject']],
  [/'secretsmanager'|secretsmanager\./, ['secretsmanager:GetSecretValue']],
  [/'appsync'/, ['appsync:GraphQL']],
  [/\/event-source-mappings\//, ['lambda:GetEventSourceMapping', 'lambda:UpdateEventSourceMapping']],
  [/\/invocations/, ['lambda:InvokeFunction']],
  // A schedule names the role that it calls with, and whoever changes it hands that on.
  [/\/schedules\//, ['scheduler:GetSchedule', 'scheduler:UpdateSchedule', 'iam:PassRole']],
  // Amazon does it in the name of who asks.
  [
    /StartMessageMoveTaskCommand/,
    ['ReceiveMessage', 'DeleteMessage', 'SendMessage'].map((each) => `sqs:${each}`),
  ],
];

const root = join(import.meta.dirname, '../..');

/** Name of a function -> the actions that its own code asks AWS for: of every file of which something is in its bundle. */
export async function callsOfFunctions(): Promise<Map<string, Set<string>>> {
  const entryPoints = Object.entries(await lambdaEntries()).map(([name, file]) => ({
    in: file,
    out: `${name}/index`,
  }));
  const { metafile } = await build({ ...bundleOptions, minify: false, entryPoints });
  return new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]) => {
      const own = Object.entries(inputs).filter(
        ([file, { bytesInOutput }]) =>
          bytesInOutput > 0 && file.endsWith('.ts') && !file.includes('node_modules'),
      );
      return [
        basename(dirname(path)),
        new Set(own.flatMap(([file]) => callsIn(readFileSync(join(root, file), 'utf8')))),
      ];
    }),
  );
}

function callsIn(text: string): string[] {
  const commands = [
    ...text.matchAll(/import (?:type )?\{([^}]*)\} from '@aws-sdk\/client-([a-z0-9-]+)'/g),
  ].flatMap(([, imported = '', client = '']) => {
    const service = services[client];
    const calls = [...imported.matchAll(/\b(?:([A-Z]\w+)Command|paginate([A-Z]\w+))\b/g)];
    return service ? calls.map(([, command, paged]) => `${service}:${command ?? paged}`) : [];
  });
  return [
    ...commands.flatMap((each) => named[each] ?? each),
    ...byHand.flatMap(([pattern, actions]) => (pattern.test(text) ? actions : [])),
  ];
}
