import { MetricUnit, Metrics } from '@aws-lambda-powertools/metrics';
import { brand } from '#domain/brand';
import { type Measured, measured, measuredService } from '#domain/operations/measured';
import { correlationId } from './correlation.ts';

/**
 * Writes a figure of the product's own: a line of the log, of which CloudWatch makes a metric. Never about a person.
 * @param by the source it is about, where each has its own
 */
export type Measure = (what: Measured, value?: number, by?: { source: string }) => void;

/** Into the metrics of this stage. The line says what set it off, which is no part of the metric. */
export function stageMeasure(): Measure {
  const metrics = new Metrics({
    namespace: `${brand}/${process.env['STAGE'] ?? 'local'}`,
    serviceName: measuredService,
  });
  return (what, value = 1, by) => {
    const one = metrics.singleMetric();
    if (by) one.addDimension('source', by.source);
    const id = correlationId();
    if (id) one.addMetadata('correlation_id', id);
    one.addMetric(what, MetricUnit[measured[what]], value);
  };
}
