import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** AppSync refuses longer code: https://docs.aws.amazon.com/appsync/latest/APIReference/API_CreateResolver.html */
const MAX_CODE = 32_768;

/** One resolver: its file name `Type.field.source.ts` is its wiring; source = a table, `none`, or the Lambda `graphql`. */
export interface ResolverFile {
  typeName: string;
  fieldName: string;
  source: string;
  path: string;
}

const resolverFolder = fileURLToPath(new URL('../../resolvers/', import.meta.url));

/** Every resolver of the folder, in name order. Files of another form (tests, shared code in folders) are not resolvers. */
export function resolverFiles(folder: string = resolverFolder): ResolverFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const parts = /^([A-Z]\w*)\.(\w+)\.(\w+)\.ts$/.exec(name);
      if (!parts || parts[3] === 'test') return [];
      return [{ typeName: parts[1]!, fieldName: parts[2]!, source: parts[3]!, path: `${folder}/${name}` }];
    });
}

/** The file with what it imports as one APPSYNC_JS module; throws when AppSync would refuse its length. */
export function resolverCode(path: string): string {
  const built = buildSync({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    // Without this, the comment naming each source file would differ by machine.
    absWorkingDir: resolverFolder,
    external: ['@aws-appsync/utils', '@aws-appsync/utils/dynamodb'],
  });
  const code = built.outputFiles[0]!.text;
  if (code.length >= MAX_CODE)
    throw new Error(`${path} bundles to ${code.length} characters; AppSync allows fewer than ${MAX_CODE}`);
  return code;
}
