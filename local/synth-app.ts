import { Code } from 'aws-cdk-lib/aws-lambda';
import { synthesize } from '../bin/app.ts';
import { placeholderAssets } from '../lib/assets.ts';
import { liveCode } from '../emulator/template/live-code.ts';

// A process of its own: the CDK needs 300 MB and half a second that a running stack has no use for. Instead of a copy of
// each function's bundle the template names the bundle, which bin/build.ts replaces after an edit.
const assets = { ...placeholderAssets, lambda: (name: string) => Code.fromInline(liveCode(name)) };
synthesize({ stage: 'local', outdir: process.argv[2], validate: false, assets });
