import { join } from 'node:path';
import { liveCodeName } from '../template/live-code.ts';
import { isOurs } from '../template/resource-table.ts';
import type { Deployment } from '../template/template.ts';
import type { FunctionDefinition } from './definition.ts';

/**
 * A function has so many times its time here: a laptop also runs the tables, the browser and whatever else is open, and a call that
 * is only late must not fail as in no cloud it would. One that hangs is ended all the same.
 */
const slower = 6;

/** Lambda allows a thousand at once; a laptop is kinder with fewer. */
const usualConcurrency = 10;

/**
 * The functions of a deployment.
 * @param bundles folder that holds a folder for each function
 * @param instead values of environment variables that take the place of the template's, for functions that have them
 * @param strict functions have the time that they have in the cloud
 */
export const functionsOf = (
  deployment: Deployment,
  bundles: string,
  instead: Readonly<Record<string, string>> = {},
  strict = false,
): FunctionDefinition[] =>
  deployment
    .ofType('AWS::Lambda::Function')
    .filter(isOurs)
    .map(({ physicalName, properties }) => {
      const bundle = liveCodeName(properties.Code)!;
      const variables = (properties.Environment as { Variables?: Record<string, string> } | undefined)
        ?.Variables;
      return {
        name: physicalName,
        logName: bundle.replaceAll('/', '-'),
        folder: join(bundles, bundle),
        handler: String(properties.Handler),
        timeoutSeconds: (strict ? 1 : slower) * Number(properties.Timeout ?? 3),
        strict,
        memoryMegabytes: Number(properties.MemorySize ?? 128),
        concurrency: Number(properties.ReservedConcurrentExecutions ?? usualConcurrency),
        environment: Object.fromEntries(
          Object.entries(variables ?? {}).map(([name, value]) => [name, instead[name] ?? value]),
        ),
        roleArn: String(properties.Role),
      };
    });
