import { type Day, measurePipeline } from '../pipeline/measure.ts';
import { prices, readOn } from './prices.ts';

const users = 1_000;
const days = 30;
/** Weekly for everybody (domain/scan/scan-plan.ts). */
const webSearches = 30 / 7;
/** MB of the function that works the queue off (lib/jobs/scanning.ts). A platform answers in about so many ms; questions go out six at once. */
const memory = 1024;
const answerTime = 300;
const atOnce = 6;
/** Jobs that it works off side by side; they take as long as the slowest of them, about half as long again as one does. */
const jobsAtOnce = 5;
const slowest = 1.5;
/** A person looks so often a month; calls of a dashboard with one finding opened, counted in a browser on the demonstration. */
const visits = 8;
const callsAVisit = { rest: 6, graphql: 1 };
const mailsAMonth = 6;
/** Write units of a finding, with its index: once a week it says that it is still there, which two days do not show. */
const findingUnits = 6;
/** Bytes of log of one job, as the local stack writes them: what Lambda says of it, and two figures of our own. */
const logBytes = 900;

/** Prints dollars a month for 1,000 users, by item, from calls that are counted in this run: two days of scans of so many identities. */
export async function sayCosts(identities: number): Promise<void> {
  process.stderr.write('Counting two days of scans ...\n');
  const [, settled] = (await measurePipeline(identities)) as [Day, Day];
  const questions = Object.values(settled.questions).reduce((sum, count) => sum + count, 0);
  const waiting = ((questions / atOnce) * answerTime * slowest) / jobsAtOnce;
  const batches = settled.jobs / jobsAtOnce;

  const items: [what: string, count: number, key: keyof typeof prices][] = [
    ['writes of scans', settled.writeUnits * days, 'writeUnit'],
    ['findings still there, weekly', (settled.findings / identities / 7) * findingUnits * days, 'writeUnit'],
    ['reads of scans', settled.readUnits * days, 'readUnit'],
    ['scans: time of functions', ((settled.cpu + waiting) / 1000) * (memory / 1024) * days, 'lambdaGbSecond'],
    ['scans: calls of functions', batches * days, 'lambdaCall'],
    // Sent in one call, received and deleted by the batch.
    ['queue', (1 + 2 * batches) * days, 'queueCall'],
    ['progress told', settled.published * days, 'graphqlCall'],
    ['pictures kept', settled.keptFiles * days, 'filePut'],
    ['logs', (settled.jobs * days * logBytes) / 1e9, 'logGigabyte'],
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
    `Dollars a month for ${users} users, each with one identity on five platforms, searched every day;`,
  );
  console.log(`list prices of us-east-1 as of ${readOn}, nothing free taken off.\n`);
  for (const { what, unit, count, dollars } of rows)
    console.log(
      `${dollars.toFixed(2).padStart(9)}  ${what.padEnd(28)} ${Math.round(count).toLocaleString('en')} ${unit}`,
    );
  console.log(`${total.toFixed(2).padStart(9)}  together`);
}
