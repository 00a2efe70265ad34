import { runInNewContext } from 'node:vm';
import type { Deployment } from './template.ts';

interface Behavior {
  DefaultCacheBehavior: { FunctionAssociations?: { EventType: string; FunctionARN: string }[] };
}

/** What CloudFront runs for each page of the site at one moment of a request, as the template says it; undefined: nothing. */
export function edgeFunction<Event, Answer>(
  { ofType }: Pick<Deployment, 'ofType'>,
  moment: 'viewer-request' | 'viewer-response',
): ((event: Event) => Answer) | undefined {
  const [site] = ofType('AWS::CloudFront::Distribution');
  const { DefaultCacheBehavior } = (site?.properties['DistributionConfig'] ?? {}) as Partial<Behavior>;
  const arn = DefaultCacheBehavior?.FunctionAssociations?.find(
    (each) => each.EventType === moment,
  )?.FunctionARN;
  const code = ofType('AWS::CloudFront::Function').find((each) => each.attribute('FunctionARN') === arn);
  if (arn === undefined || !code) return undefined;
  return runInNewContext(`${String(code.properties['FunctionCode'])}; handler`) as (event: Event) => Answer;
}
