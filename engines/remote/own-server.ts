import { minuteMs } from '#contract/durations.ts';
import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';
import type { EngineOperation, OperationFacts } from '../engine.ts';

/** Only the operator knows what an own server costs, and how fast it is. */
const facts: OperationFacts = { priceMicros: null, typicalMs: null };

/** The capabilities that engines on the operator's own servers have in common. */
export function ownServer<Operation extends EngineOperation>(
  { id, vendor, checkpoint }: { id: string; vendor: string; checkpoint: string | null },
  operations: readonly Operation[],
) {
  return {
    id,
    name: vendor,
    madeBy: `Made with ${vendor}${checkpoint ? ` (${checkpoint})` : ''}`,
    isModel: true,
    isRemote: true,
    operations,
    facts: Object.fromEntries(operations.map((operation) => [operation, facts])),
    takesSeed: true,
    tools: generateTools,
    aspectRatios,
    progress: 'measured' as const,
    // Other clients' work may be first in the queue.
    timeoutMs: 20 * minuteMs,
  };
}

/** The headers for a server with a password: `user:password`, or null without one. */
export function basicLogin(login: string | null): Record<string, string> {
  return login ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` } : {};
}
