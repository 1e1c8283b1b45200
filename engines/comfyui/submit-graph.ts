import { randomUUID } from 'node:crypto';
import type { EngineTicket } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { EngineReference, PictureRequest } from '../picture-requests.ts';
import { seedAt } from '../remote/diffusion-models.ts';
import { hasNodeErrors } from './answers.ts';
import type { ComfyUiClient } from './client.ts';
import { fillGraph, type OperationGraph } from './graph.ts';
import { valuesFor } from './graph-values.ts';
import { checkModels, type ModelChoice } from './models.ts';
import { nodeErrorCode } from './rules.ts';

interface Deps {
  readonly vendor: string;
  readonly client: ComfyUiClient;
  readonly chosen: ModelChoice;
  readonly graphs: readonly OperationGraph[];
}

/** The server works on a graph, but without the output node. */
class GraphLeftOut extends EngineError {}

/** The time limit for cancelling a graph on the server. */
const cancelTimeoutMs = 5_000;

/** Finds graphs again: their ids with commas, the name of their socket, and their output node. */
export interface ComfyUiTicket extends EngineTicket {
  readonly promptIds: string;
  readonly clientId: string;
  readonly output: string;
  /** How many of the given references the graph has no place for. */
  readonly unusedReferences: number;
}

/** The seed of the first picture; null for an operation without seeds. */
function seedOf(request: PictureRequest): number | null {
  if ('settings' in request) return request.settings.seed;
  return 'seed' in request ? request.seed : null;
}

/**
 * Queues a graph for each requested picture. We choose the ids, so a graph is found without the server's
 * response. Throws `EngineError`, after cancelling what was already queued.
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
  } = await checkModels(deps, graphsFor(deps.graphs, request), request, signal);
  const values = { ...models, ...(await valuesFor(client, { request, graph, sampling }, signal)) };
  const clientId = randomUUID();
  const promptIds: string[] = [];
  const firstSeed = seedOf(request);
  const count = request.operation === 'generate' ? request.settings.count : 1;
  try {
    for (let place = 0; place < count; place += 1) {
      const promptId = randomUUID();
      const seed = firstSeed === null ? {} : { seed: seedAt(firstSeed, place) };
      promptIds.push(promptId);
      const filled = fillGraph(graph, { ...values, ...seed }, `Adventure/${promptId.slice(0, 8)}`);
      const accepted = await client.queue(filled, { promptId, clientId }, signal);
      // Older servers choose the id themselves.
      promptIds[place] = accepted.prompt_id;
      if (hasNodeErrors(accepted.node_errors, graph.output)) {
        const code = nodeErrorCode(accepted.node_errors) ?? 'node_errors';
        throw new GraphLeftOut(
          'misconfigured',
          `${vendor} leaves out what graph ${graph.name} is for (${code})`,
        );
      }
    }
  } catch (error) {
    // Without a ticket no caller can collect them.
    if (promptIds.length > 1 || mayBeQueued(error)) {
      client.stop(promptIds, AbortSignal.timeout(cancelTimeoutMs)).catch(() => {});
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

/**
 * The graphs that can serve, the operator's own first. For references: the one that uses the most of them.
 */
function graphsFor(graphs: readonly OperationGraph[], request: PictureRequest): OperationGraph[] {
  const referenceCount = referencesOf(request).length;
  return graphs
    .filter(({ operation }) => operation === request.operation)
    .filter((graph) => placesOf(graph) <= referenceCount)
    .sort((a, b) => placesOf(b) - placesOf(a));
}

const placesOf = ({ inputs }: OperationGraph) => inputs.references?.length ?? 0;

function referencesOf(request: PictureRequest): readonly EngineReference[] {
  return request.operation === 'generate' ? request.references : [];
}
