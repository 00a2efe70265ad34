import { parseArgs } from 'node:util';
import { sayCosts } from './counted.ts';

/** npm run bench -- cost [--identities 60] */
const { values } = parseArgs({
  allowPositionals: true,
  options: { identities: { type: 'string', default: '60' } },
});
await sayCosts(Number(values.identities));
