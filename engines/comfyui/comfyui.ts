import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';
import type { UpscaleInput } from '#contract/upscale.ts';
import type { Engine, OperationFacts } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { pictureOperations } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { withCost } from '../remote/cost.ts';
import { createComfyUiClient } from './client.ts';
import { collectPictures, readTicket } from './collect-pictures.ts';
import type { GraphInput, OperationGraph } from './graph.ts';
import { bundledGraphs, readGraphFolder } from './graph-files.ts';
import type { ModelChoice } from './models.ts';
import { submitGraphs } from './submit-graph.ts';

/** How one ComfyUI server is reached, and what it works with. */
export interface ComfyUiConfig extends ModelChoice {
  readonly id: string;
  readonly vendor: string;
  /** Such as `http://192.168.1.20:8188`, without a slash at its end. */
  readonly baseUrl: string;
  /** `user:password`, for a server behind one that asks; null where nobody does. */
  readonly login: string | null;
  /** The operator's own graphs, which go before the bundled ones. */
  readonly graphs: readonly OperationGraph[];
}

/** A queue of others' work may be in front. */
const timeoutMs = 20 * 60_000;

/** The operator's own machine: nothing to pay, and nobody knows how fast it is. */
const facts: OperationFacts = { priceMicros: 0, typicalMs: null };

/** A ComfyUI server. Its graphs have ids that are made here, by which they are found again after a crash. */
export function createComfyUi(config: ComfyUiConfig, network: EngineNetwork): Engine {
  const { id, vendor, baseUrl, login, checkpoint } = config;
  const headers = login ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` } : {};
  const address = { vendor, baseUrl, headers };
  const client = createComfyUiClient(address, network);
  const graphs = [...config.graphs, ...readGraphFolder(bundledGraphs).graphs];
  const operations = pictureOperations.filter((each) => graphs.some(({ operation }) => operation === each));
  const deps = { vendor, client, chosen: config, graphs };

  return {
    capabilities: {
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
      pictures: { sizes: 'any', formats: null, takesMask: operations.includes('inpaint') },
      maxReferences: Math.max(0, ...graphs.map(({ inputs }) => inputs.references?.length ?? 0)),
      upscaleReads: upscaleReadsOf(graphs),
      progress: 'measured',
      // It works on one at a time: the second is there when the first is done.
      concurrency: 2,
      timeoutMs,
      afterCrash: 'resume',
    },
    submit: (request, { signal }) =>
      withEngineErrors(vendor, { signal }, () => submitGraphs(deps, request, signal)),
    async collect(_request, ticket, context) {
      try {
        return await withEngineErrors(vendor, context, () =>
          collectPictures({ client, address }, ticket, context),
        );
      } catch (error) {
        // What was queued is worked on, whatever comes of asking for it: nobody may queue it a second time.
        throw withCost(error, true);
      }
    },
    async cancel(_request, ticket, { signal }) {
      const { promptIds } = readTicket(ticket);
      await withEngineErrors(vendor, { signal }, () => client.stop(promptIds, signal));
    },
    close: async () => {},
  };
}

/** The inputs of a graph that the form of the upscaler fills. */
const formInputs = [
  ['strength', 'creativity'],
  ['prompt', 'prompt'],
] as const satisfies readonly [GraphInput, UpscaleInput][];

/** What the graph that enlarges has places for; the first of them is the one that is used. */
function upscaleReadsOf(graphs: readonly OperationGraph[]): readonly UpscaleInput[] {
  const inputs = graphs.find(({ operation }) => operation === 'upscale')?.inputs ?? {};
  return formInputs.filter(([input]) => (inputs[input] ?? []).length > 0).map(([, read]) => read);
}
