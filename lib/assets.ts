import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { atOwnAddress, type Address } from './web/own-address.ts';

/** What the stacks deploy that is not described by the template itself. */
export interface Assets {
  /** Code of one function, by the file name of its entry. */
  lambda(name: string): Code;
  /** The built web app at the address of a stage, split by how long a browser may keep it. */
  web(stage: Address): { hashed: ISource; entry: ISource };
}

/** The output of `npm run build`. @throws, naming the command, when a part is absent: nothing half-built deploys. */
export function builtAssets(dist: string): Assets {
  const folder = (...path: string[]): string => {
    const found = join(dist, ...path);
    if (!existsSync(found)) throw new Error(`${found} is absent: run "npm run build" first.`);
    return found;
  };
  return {
    lambda: (name) => Code.fromAsset(folder('lambdas', name)),
    web: (stage) => ({
      hashed: Source.asset(folder('web'), { exclude: ['*', '.*', '!assets', '!assets/**'] }),
      entry: Source.asset(atOwnAddress(folder('web'), stage)),
    }),
  };
}

/** Stands in for the build in tests, which look at the template and not at the code. */
export const placeholderAssets: Assets = {
  lambda: () => Code.fromInline("exports.handler = async () => { throw new Error('placeholder'); };"),
  web: () => ({
    hashed: Source.data('assets/placeholder.js', '// placeholder'),
    entry: Source.data('index.html', '<!doctype html><title>placeholder</title>'),
  }),
};
