import type { UpscaleInput } from '#contract/upscale.ts';
import type { Engine } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { pictureOperations } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { withCost } from '../remote/cost.ts';
import { basicLogin, ownServer } from '../remote/own-server.ts';
import { createComfyUiClient } from './client.ts';
import { collectPictures, readTicket } from './collect-pictures.ts';
import type { GraphInput, OperationGraph } from './graph.ts';
import { bundledGraphs, readGraphFolder } from './graph-files.ts';
import type { ModelChoice } from './models.ts';
import { submitGraphs } from './submit-graph.ts';

/** How to reach a ComfyUI server, and the models and graphs to use. */
export interface ComfyUiConfig extends ModelChoice {
  readonly id: string;
  readonly vendor: string;
  /** Such as `http://192.168.1.20:8188`, without a trailing slash. */
  readonly baseUrl: string;
  /** `user:password`, for a server behind a proxy with a password; null without one. */
  readonly login: string | null;
  /** The operator's own graphs, which come before the bundled ones. */
  readonly graphs: readonly OperationGraph[];
}

/**
 * Creates an engine for a ComfyUI server. We choose the ids of its graphs, so that they are found again
 * after a crash.
 */
export function createComfyUi(config: ComfyUiConfig, network: EngineNetwork): Engine {
  const { vendor, baseUrl, login } = config;
  const address = { vendor, baseUrl, headers: basicLogin(login) };
  const client = createComfyUiClient(address, network);
  const graphs = [...config.graphs, ...readGraphFolder(bundledGraphs).graphs];
  const operations = pictureOperations.filter((each) => graphs.some(({ operation }) => operation === each));
  const deps = { vendor, client, chosen: config, graphs };

  return {
    capabilities: {
      ...ownServer(config, operations),
      pictures: { sizes: 'any', formats: null, takesMask: operations.includes('inpaint') },
      maxReferences: Math.max(0, ...graphs.map(({ inputs }) => inputs.references?.length ?? 0)),
      upscaleReads: upscaleReadsOf(graphs),
      // The server works on one at a time; the second is ready when the first is done.
      concurrency: 2,
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
        // A queued graph is worked on, even if polling it fails: it must never be queued a second time.
        throw withCost(error, true);
      }
    },
    async cancel(ticket, { signal }) {
      const { promptIds } = readTicket(ticket);
      await withEngineErrors(vendor, { signal }, () => client.stop(promptIds, signal));
    },
    close: async () => {},
  };
}

/** The inputs of a graph that the upscaler's form fills. */
const formInputs = [
  ['strength', 'creativity'],
  ['prompt', 'prompt'],
] as const satisfies readonly [GraphInput, UpscaleInput][];

/** The form inputs that the upscale graph reads. The first graph is the one that is used. */
function upscaleReadsOf(graphs: readonly OperationGraph[]): readonly UpscaleInput[] {
  const inputs = graphs.find(({ operation }) => operation === 'upscale')?.inputs ?? {};
  return formInputs.filter(([input]) => (inputs[input] ?? []).length > 0).map(([, read]) => read);
}
