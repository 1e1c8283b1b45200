import { randomUUID } from 'node:crypto';
import { EngineError, type EngineReference, type EngineTicket } from '../engine.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { negativePrompt, type Sampling, seedAt, stepsFor } from '../remote/diffusion-models.ts';
import { toTransparentWhereChanged } from '../remote/masks.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { maskInSize, modelSize, pictureInSize } from '../remote/model-size.ts';
import { leavesOut } from './answers.ts';
import type { ComfyUiClient } from './client.ts';
import { fillGraph, type GraphValues, type OperationGraph, splitPlace } from './graph.ts';
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
  return { promptIds: promptIds.join(','), clientId, output: graph.output };
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

async function valuesFor(
  client: ComfyUiClient,
  { request, graph, sampling }: { request: PictureRequest; graph: OperationGraph; sampling: Sampling },
  signal: AbortSignal,
): Promise<GraphValues> {
  const { sampler, scheduler, cfg, maxPixels } = sampling;
  const upload = (picture: Parameters<ComfyUiClient['upload']>[0]) => client.upload(picture, signal);
  const common = { negative: negativePrompt, sampler, scheduler, cfg };
  const steps = ownStepsOf(graph) ?? sampling.steps;
  const wanted = 'quality' in request ? { steps: stepsFor(steps, request.quality) } : {};

  switch (request.operation) {
    case 'generate': {
      const used = request.references.slice(0, placesOf(graph));
      const references = await Promise.all(used.map(upload));
      const size = modelSize(request, maxPixels);
      return { ...common, ...wanted, ...size, prompt: cleanPrompt(toModelPrompt(request)), references };
    }
    case 'edit':
    case 'inpaint': {
      const size = modelSize(request.picture, maxPixels);
      const picture = await upload(await pictureInSize(request.picture, size));
      const mask = request.operation === 'inpaint' && { mask: await uploadMask(request.mask) };
      return { ...common, ...wanted, ...size, prompt: cleanPrompt(request.prompt), picture, ...mask };
      async function uploadMask(whole: Parameters<typeof maskInSize>[0]): Promise<string> {
        const fitted = await maskInSize(whole, size);
        const bytes =
          graph.changed === 'transparent' ? await toTransparentWhereChanged(fitted) : fitted.bytes;
        return upload({ bytes, mimeType: 'image/png' });
      }
    }
    case 'upscale': {
      const { picture, factor, creativity, prompt } = request;
      const size = { width: picture.width * factor, height: picture.height * factor };
      const strength = creativity / 10;
      return { ...common, ...size, prompt: cleanPrompt(prompt), strength, picture: await upload(picture) };
    }
    case 'removeBackground': {
      const { width, height } = request.picture;
      return { width, height, picture: await upload(request.picture) };
    }
  }
}

/** The steps of a graph that has a model of its own, which its author has chosen for that model. */
function ownStepsOf({ graph, inputs }: OperationGraph): number | null {
  const place = inputs.steps?.[0];
  if (place === undefined || inputs.checkpoint || inputs.diffusionModel) return null;
  const [node, input] = splitPlace(place);
  const steps = graph[node]?.inputs[input];
  return typeof steps === 'number' ? steps : null;
}

/** `embedding:name` in a prompt loads a file of the server's; users' prompts are only words. */
function cleanPrompt(prompt: string): string {
  return prompt.replace(/embedding:/gi, 'embedding ');
}
