import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from '../../../emulator/faults/faults.ts';
import { startLocal } from '../../../local/stack.ts';

/**
 * What test/hard attacks: the services of the product without its pages, as a process of its own. Prints `ready ADDRESS`, and
 * `POLLUTED` when something got into the prototype of all objects: the fuzz writes `polluted` wherever it can.
 */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    fault: { type: 'string' },
    ahead: { type: 'string' },
    'name-server': { type: 'string' },
    port: { type: 'string' },
    'tell-heap': { type: 'boolean' },
  },
});

const stack = await startLocal({
  root: resolve(import.meta.dirname, '../../..'),
  port: Number(values.port ?? 0),
  ...(values.data && { data: values.data }),
  ...(values.fault && {
    fault: { throttle: 0, latency: 0, ...(JSON.parse(values.fault) as Partial<Fault>) },
  }),
  ...(values.ahead && { now: () => Date.now() + Number(values.ahead) }),
  web: false,
  watch: false,
  // Nobody answers there, if nothing else is said: nothing leaves this machine.
  nameServer: values['name-server'] ?? '127.0.0.1:9',
  say: (line) => console.log(line),
});
console.log(`ready ${stack.origin}`);

const watch = setInterval(() => {
  if (!('polluted' in {})) return;
  console.log('POLLUTED');
  clearInterval(watch);
}, 50);

if (values['tell-heap'])
  setInterval(() => {
    globalThis.gc?.();
    console.log(`heap ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(1)}`);
  }, 30_000);
