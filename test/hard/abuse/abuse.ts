import { type Zone, nameServer } from '../../../platforms/dns/name-server.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { startAttacked } from '../stack/attacked.ts';
import { openScene } from '../stack/scene.ts';
import { checkScraping } from './check-scraping.ts';
import { falseReports } from './false-reports.ts';
import { helperLinks } from './helper-links.ts';
import { mailPumping } from './mail-pumping.ts';
import { provenCopy } from './proven-copy.ts';
import { silencing } from './silencing.ts';
import { stalking } from './stalking.ts';
import { textPumping } from './text-pumping.ts';
import { trialHopping } from './trial-hopping.ts';

const abuses = [
  ...[falseReports, provenCopy, silencing],
  ...[stalking, checkScraping, helperLinks],
  ...[textPumping, mailPumping, trialHopping],
];

/** A small share tries a third of them, others with another seed. */
const chosen = ({ seed, share }: Told) => abuses.filter((_, at) => share >= 0.1 || at % 3 === seed % 3);

/** Everything here is allowed, call by call: it is what the calls are used for. Each abuse is tried and has its line. */
export const abuse: HardCase = {
  id: 'n',
  what: 'What the product may be abused for',
  run: async (told: Told): Promise<Result[]> => {
    const zone: Zone = {};
    const dns = await nameServer(zone);
    const attacked = await startAttacked({ nameServer: dns.address });
    try {
      const scene = await openScene(attacked);
      const results: Result[] = [];
      for (const one of chosen(told)) {
        results.push(await one({ attacked, scene, zone, told }).catch(broken(told)));
        await scene.restore();
      }
      return results;
    } finally {
      await attacked.close();
      await dns.close();
    }
  },
};

/** One that could not be tried is a line that did not hold, and leaves the others theirs. */
const broken =
  ({ say }: Told) =>
  (error: Error): Result => {
    say(error.stack ?? error.message);
    return { tried: '', mark: 'it is tried', result: error.message.slice(0, 80), held: false };
  };
