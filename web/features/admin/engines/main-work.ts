import type { RunningEngine } from '#contract/admin-engines.ts';

type Latency = RunningEngine['latency'][number];

/** Of what an engine has done, what its time is told by: pictures where it makes any, whatever small things it is asked between them. */
export function mainWork(latency: readonly Latency[]): Latency | undefined {
  return latency.find(({ operation }) => operation === 'generate') ?? latency[0];
}
