import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { createApp, stageOf } from '../../bin/app.ts';
import { liveCode } from '../../emulator/template/live-code.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import type { LocalOptions, LocalStack } from '../../local/stack.ts';
import { startServices } from '../support/services.ts';

/** The template of a branch, running; what differs is where its site and its identity service are. Its platforms are played by its own function. */
export async function startBranch(options: Pick<LocalOptions, 'data'> = {}): Promise<LocalStack> {
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
  return { ...stack, close };
}
