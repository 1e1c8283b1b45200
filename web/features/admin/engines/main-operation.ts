import type { RunningEngine } from '#contract/admin-engines.ts';

type Latency = RunningEngine['latency'][number];

/**
 * The kind of work whose latency represents an engine: pictures if it makes any, however many small calls it
 * serves.
 */
export function mainOperation(latency: readonly Latency[]): Latency | undefined {
  return latency.find(({ operation }) => operation === 'generate') ?? latency[0];
}
