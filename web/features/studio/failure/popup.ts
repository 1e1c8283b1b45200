import type { GenerateTool } from '#contract/tools.ts';
import type { Failure } from './failure.ts';

/** What stands over the studio; one thing at a time. */
export type Popup = { kind: 'out_of_coins'; tool: GenerateTool } | { kind: 'failure'; failure: Failure };
