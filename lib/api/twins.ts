import { Fn } from 'aws-cdk-lib';
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { grantTables } from '../data/table-access.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import type { Stage } from '../stages.ts';

/** What stands in the place of the address until there is one. */
const placeholder = 'http://site.local.invalid/';

/**
 * The platforms, played by a function with an address of its own: sources ask it as they would ask the platforms. Anybody may, as there;
 * it knows invented people, and handles that people of this stage gave.
 */
export class Twins extends Construct {
  /** `https://…/` */
  readonly address: string;
  /** Host of the address, for the site to lead on to. */
  readonly host: string;

  constructor(scope: Construct, id: string, { tables, ...build }: StageBuild & { tables: Tables }) {
    super(scope, id);
    const play = new ProductFunction(this, 'Play', {
      ...build,
      name: 'platforms',
      impact: 'No platform answers: scans on this branch find nobody.',
      seconds: 20,
      memory: 1024,
      reserved: build.stage.platformsAtOnce,
    });
    grantTables(play, 'platforms', tables);
    this.address = play.addFunctionUrl({ authType: FunctionUrlAuthType.NONE }).url;
    this.host = Fn.select(2, Fn.split('/', this.address));
  }

  /** The same stage, whose sources and certificate logs are asked here. */
  playing(stage: Stage): Stage {
    const { sources, certificateLogs } = stage;
    const here = JSON.stringify({ sources, certificateLogs }).replaceAll(placeholder, this.address);
    return { ...stage, ...(JSON.parse(here) as Pick<Stage, 'sources' | 'certificateLogs'>) };
  }
}
