import { batch } from '../pipeline/drive.ts';
import { type Day, measurePipeline } from '../pipeline/measure.ts';
import { prices, readOn } from './prices.ts';

const users = 1_000;
const days = 30;
/** Weekly for everybody (domain/scan/scan-plan.ts). */
const webSearches = 30 / 7;
/** MB of the function that works the queue off (lib/jobs/scanning.ts), and of one that has a whole core. */
const memory = 1024;
const memoryOfACore = 1769;
/** A platform answers in about so many ms; a job puts six questions at once. */
const answerTime = 300;
const atOnce = 6;
/** Jobs side by side take as long as the slowest of them: about twice as long as one does. */
const slowest = 2;
/** Messages that cross-match is given at once (lib/jobs/cross-match.ts). */
const metAtOnce = 10;
/** A person looks so often a month; calls of a dashboard with one finding opened, counted in a browser on the demonstration. */
const visits = 8;
const callsAVisit = { rest: 6, graphql: 1 };
const mailsAMonth = 6;
/** Bytes of log of one job, as the local stack writes them: what Lambda says of it, and two figures of our own. */
const logBytes = 900;

/**
 * Prints dollars a month for 1,000 users, by item, from calls that are counted in this run: scans of so many identities on the first day, which is left
 * out, and in the week after it, in which everything comes round that is due weekly.
 */
export async function sayCosts(identities: number): Promise<void> {
  process.stderr.write('Counting a week of scans ...\n');
  const [, ...week] = await measurePipeline(identities, { days: 1 + 7 });
  const mean = (of: (day: Day) => number) => week.reduce((sum, day) => sum + of(day), 0) / week.length;
  const questions = mean((day) => Object.values(day.questions).reduce((sum, count) => sum + count, 0));
  const jobs = mean((day) => day.jobs);
  const batches = mean((day) => day.messages) / batch;
  const waiting = ((questions / atOnce) * answerTime * slowest) / (jobs / batches);
  const time = mean((day) => day.cpu) * (memoryOfACore / memory) + waiting;
  const met = mean((day) => day.met);

  const items: [what: string, count: number, key: keyof typeof prices][] = [
    ['writes of scans', mean((day) => day.writeUnits) * days, 'writeUnit'],
    ['reads of scans', mean((day) => day.readUnits) * days, 'readUnit'],
    ['scans: time of functions', (time / 1000) * (memory / 1024) * days, 'lambdaGbSecond'],
    ['scans: calls of functions', batches * days, 'lambdaCall'],
    // Received and deleted by the batch.
    ['queue', (mean((day) => day.sends) + 2 * batches) * days, 'queueCall'],
    ['queue of cross-match', met * (1 + 2 / metAtOnce) * days, 'queueCall'],
    ['progress told', mean((day) => day.published) * days, 'graphqlCall'],
    ['pictures kept, and listed', mean((day) => day.keptFiles + day.lists) * days, 'filePut'],
    ['logs', (jobs * days * logBytes) / 1e9, 'logGigabyte'],
    ['web searches', webSearches, 'webSearch'],
    ['visits: REST', visits * callsAVisit.rest, 'restCall'],
    ['visits: GraphQL', visits * callsAVisit.graphql, 'graphqlCall'],
    ['mails', mailsAMonth, 'mail'],
    ['sign-in', 1, 'activeUser'],
  ];
  const rows = items
    .map(([what, count, key]) => {
      const { dollars, per, unit } = prices[key];
      return { what, unit, count: count * users, dollars: (count * users * dollars) / per };
    })
    .sort((a, b) => b.dollars - a.dollars);
  const total = rows.reduce((sum, { dollars }) => sum + dollars, 0);
  console.log(
    `Dollars a month for ${users} users, each with one identity on five platforms, searched every day, counted over a week;`,
  );
  console.log(`list prices of us-east-1 as of ${readOn}, nothing free taken off.\n`);
  for (const { what, unit, count, dollars } of rows)
    console.log(
      `${dollars.toFixed(2).padStart(9)}  ${what.padEnd(28)} ${Math.round(count).toLocaleString('en')} ${unit}`,
    );
  console.log(`${total.toFixed(2).padStart(9)}  together`);
}
