import { randomUUID } from 'node:crypto';
import type { EngineTicket } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { EngineReference, PictureRequest } from '../picture-requests.ts';
import { seedAt } from '../remote/diffusion-models.ts';
import { leavesOut } from './answers.ts';
import type { ComfyUiClient } from './client.ts';
import { fillGraph, type OperationGraph } from './graph.ts';
import { valuesFor } from './graph-values.ts';
import { equip, type ModelChoice } from './models.ts';
import { nodeErrorCode } from './rules.ts';

interface Deps {
  readonly vendor: string;
  readonly client: ComfyUiClient;
  readonly chosen: ModelChoice;
  readonly graphs: readonly OperationGraph[];
}

/** A graph that is worked on without the output that is wanted. */
class GraphLeftOut extends EngineError {}

/** How long a server is told that nobody wants a graph any more. */
const farewellMs = 5_000;

/** What finds graphs again: their ids with commas, the name that their socket has, and the node whose pictures are wanted. */
export interface ComfyUiTicket extends EngineTicket {
  readonly promptIds: string;
  readonly clientId: string;
  readonly output: string;
  /** How many of the given references the graph has no place for. */
  readonly unusedReferences: number;
}

/**
 * Has the server queue a graph for each wanted picture. Each has an id that was made here, so that nothing the server
 * answers is needed to find it. Throws `EngineError`; what was queued until then is taken back.
 */
export async function submitGraphs(
  deps: Deps,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<ComfyUiTicket> {
  const { vendor, client } = deps;
  const {
    graph,
    values: models,
    sampling,
  } = await equip(deps, graphsFor(deps.graphs, request), request, signal);
  const values = { ...models, ...(await valuesFor(client, { request, graph, sampling }, signal)) };
  const clientId = randomUUID();
  const promptIds: string[] = [];
  const count = request.operation === 'generate' ? request.count : 1;
  try {
    for (let place = 0; place < count; place += 1) {
      const promptId = randomUUID();
      const seed = 'seed' in request ? { seed: seedAt(request.seed, place) } : {};
      promptIds.push(promptId);
      const filled = fillGraph(graph, { ...values, ...seed }, `Adventure/${promptId.slice(0, 8)}`);
      const accepted = await client.queue(filled, { promptId, clientId }, signal);
      // Older servers name it themselves.
      promptIds[place] = accepted.prompt_id;
      if (leavesOut(accepted.node_errors, graph.output)) {
        const code = nodeErrorCode(accepted.node_errors) ?? 'node_errors';
        throw new GraphLeftOut(
          'misconfigured',
          `${vendor} leaves out what graph ${graph.name} is for (${code})`,
        );
      }
    }
  } catch (error) {
    // Without a ticket nobody will ask for them.
    if (promptIds.length > 1 || mayBeQueued(error)) {
      client.stop(promptIds, AbortSignal.timeout(farewellMs)).catch(() => {});
    }
    throw error;
  }
  const unusedReferences = referencesOf(request).length - placesOf(graph);
  return { promptIds: promptIds.join(','), clientId, output: graph.output, unusedReferences };
}

/** Whether a graph may be in the queue although queueing it has failed. */
function mayBeQueued(error: unknown): boolean {
  return !(error instanceof EngineError) || error.mayHaveCost || error instanceof GraphLeftOut;
}

/** The graphs that can serve, the operator's own first: of those with references the one that uses the most of them. */
function graphsFor(graphs: readonly OperationGraph[], request: PictureRequest): OperationGraph[] {
  const given = referencesOf(request).length;
  return graphs
    .filter(({ operation }) => operation === request.operation)
    .filter((graph) => placesOf(graph) <= given)
    .sort((a, b) => placesOf(b) - placesOf(a));
}

const placesOf = ({ inputs }: OperationGraph) => inputs.references?.length ?? 0;

function referencesOf(request: PictureRequest): readonly EngineReference[] {
  return request.operation === 'generate' ? request.references : [];
}
