import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

/** Where features register their metrics. Names are snake case with their unit, by Prometheus' convention. */
export interface Metrics {
  counter<Label extends string = never>(options: CounterConfiguration<Label>): Counter<Label>;
  gauge<Label extends string = never>(options: GaugeConfiguration<Label>): Gauge<Label>;
  histogram<Label extends string = never>(options: HistogramConfiguration<Label>): Histogram<Label>;
  readonly contentType: string;
  /** All of them in Prometheus' text format. */
  text(): Promise<string>;
}

/**
 * How often the delay of the event loop is sampled, in milliseconds. The usual 10 wakes an idle process a
 * hundred times a second.
 */
const eventLoopMonitoringPrecision = 200;

/** A separate registry, so that two apps in one process (tests) do not collide. */
export function createMetrics(options: { withProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (options.withProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  return {
    counter: (configuration) => new Counter({ ...configuration, registers: [registry] }),
    gauge: (configuration) => new Gauge({ ...configuration, registers: [registry] }),
    histogram: (configuration) => new Histogram({ ...configuration, registers: [registry] }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
