import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { createApp, stageOf } from '../../bin/app.ts';
import { lambdasFolder } from '../../bin/build.ts';
import { functionsOf } from '../../emulator/lambda/from-template.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { liveCode } from '../../emulator/template/live-code.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import type { LocalOptions, LocalStack } from '../../local/stack.ts';
import { startServices } from '../support/services.ts';

interface Branch extends LocalStack {
  /** What a function is called there. @param entry its file, without the extension */
  nameOf: (entry: string) => string;
}

/** The template of a branch, running; what differs is where its site and its identity service are. Its platforms are played by its own function. */
export async function startBranch(options: Pick<LocalOptions, 'data'> = {}): Promise<Branch> {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-branch-'));
  const here = {
    ...{ siteUrl: 'http://site.local.invalid', identityOnSite: true },
    ...{ webFromSources: true, hostedLogin: false },
  };
  const assets = { ...placeholderAssets, lambda: (name: string) => Code.fromInline(liveCode(name)) };
  const stage = { ...stageOf({ branch: 'main' }), ...here };
  createApp({ outdir: folder, validate: false, assets }, stage).app.synth();
  const stack = await startServices({ ...options, assembly: folder });
  const close = async () => {
    await stack.close();
    rmSync(folder, { recursive: true });
  };
  const functions = functionsOf(loadAssembly(folder, stack.origin), lambdasFolder);
  const nameOf = (entry: string) => functions.find((one) => basename(one.folder) === entry)!.name;
  return { ...stack, close, nameOf };
}
