import { parseArgs } from 'node:util';
import { sayCosts } from './counted.ts';

/** npm run bench -- cost [--identities 40] */
const { values } = parseArgs({
  allowPositionals: true,
  options: { identities: { type: 'string', default: '40' } },
});
await sayCosts(Number(values.identities));
