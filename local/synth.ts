import { madeOnce } from './made-once.ts';
import { runScript } from './run-script.ts';

/** What the template is made from, below the root. A change of any of these files makes a new one. */
const inputs = [
  'bin/app.ts',
  'lib',
  'domain/contract',
  'domain/keys.ts',
  'domain/errors.ts',
  'domain/brand.ts',
  'web/src/routes.tsx',
  'schema.graphql',
  'resolvers',
  'package-lock.json',
  'local/synth-app.ts',
  'emulator/template/live-code.ts',
  'cdk.json',
];

/** A template that the CDK app cannot make; the message is its own first line. */
export class SynthError extends Error {}

/**
 * Synthesizes the stage `local` without the CDK's command line and validator; an unchanged app costs a hash, not 5 seconds.
 * @param root the project
 * @returns the folder of the cloud assembly
 * @throws SynthError
 */
export const synthesize = (root: string): Promise<string> =>
  madeOnce({ root, kind: 'synth', inputs, complete: 'manifest.json' }, (folder) =>
    runScript(root, ['local/synth-app.ts', folder]).catch((error: Error) => {
      throw new SynthError(`The template can't be made: ${error.message}`);
    }),
  );
