import { EngineError } from '../engine.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { type Sampling, samplingOf } from '../remote/diffusion-models.ts';
import type { ComfyUiClient } from './client.ts';
import type { GraphValues, OperationGraph } from './graph.ts';

/** The operator's choice of models; null takes what the server has. */
export interface ModelChoice {
  /** A checkpoint file, or a diffusion model (Flux). */
  readonly checkpoint: string | null;
  readonly upscaler: string | null;
}

/** A graph with the models to run it with. */
export interface EquippedGraph {
  readonly graph: OperationGraph;
  readonly values: GraphValues;
  readonly sampling: Sampling;
}

interface Deps {
  readonly vendor: string;
  readonly client: Pick<ComfyUiClient, 'choices'>;
  readonly chosen: ModelChoice;
}

/**
 * Returns the first of these graphs whose models the server has. Throws an `EngineError` that names what
 * the operator has to install.
 */
export async function checkModels(
  deps: Deps,
  graphs: readonly OperationGraph[],
  { operation }: Pick<PictureRequest, 'operation'>,
  signal: AbortSignal,
): Promise<EquippedGraph> {
  let missing: EngineError | null = null;
  for (const graph of graphs) {
    try {
      const values = await modelsFor(deps, graph, signal);
      const model = values.checkpoint ?? values.diffusionModel;
      return {
        graph,
        values,
        sampling: samplingOf(typeof model === 'string' ? model : deps.chosen.checkpoint),
      };
    } catch (error) {
      if (!(error instanceof EngineError) || error.kind !== 'misconfigured') throw error;
      missing ??= error;
    }
  }
  throw missing ?? new EngineError('invalid_input', `${deps.vendor} does not do ${operation}`);
}

async function modelsFor(
  { vendor, client, chosen }: Deps,
  { inputs, operation }: OperationGraph,
  signal: AbortSignal,
): Promise<GraphValues> {
  const lacks = (what: string) => new EngineError('misconfigured', `${vendor} has no ${what}`);
  const pick = async (
    classType: string,
    input: string,
    what: string,
    choose: (names: readonly string[]) => string | undefined | Promise<string | undefined>,
  ) => {
    const name = await choose(await client.choices(classType, input, signal));
    if (name === undefined) throw lacks(what);
    return name;
  };
  const requested = chosen.checkpoint;
  const isDiffusionModel = async (name: string | null) =>
    name !== null && named(await client.choices('UNETLoader', 'unet_name', signal), name) !== undefined;

  const [checkpoint, diffusionModel, upscaler, textEncoder1, textEncoder2, vae] = await Promise.all([
    inputs.checkpoint &&
      pick('CheckpointLoaderSimple', 'ckpt_name', `checkpoint${called(requested)}`, async (names) => {
        const found = requested === null ? usualFirst(names) : named(names, requested);
        // Flux alone makes pictures; all other work needs a checkpoint.
        const isDiffusion =
          found === undefined && operation !== 'generate' && (await isDiffusionModel(requested));
        return isDiffusion ? usualFirst(names) : found;
      }),
    inputs.diffusionModel &&
      pick('UNETLoader', 'unet_name', `Flux model${called(requested)}`, (names) =>
        requested === null ? names.find(isPlainFlux) : named(names, requested),
      ),
    inputs.upscaler &&
      pick('UpscaleModelLoader', 'model_name', `upscale model${called(chosen.upscaler)}`, (names) =>
        chosen.upscaler === null ? names[0] : named(names, chosen.upscaler),
      ),
    inputs.textEncoder1 && pick('DualCLIPLoader', 'clip_name1', 'text encoder t5xxl', like(/t5xxl/i)),
    inputs.textEncoder2 && pick('DualCLIPLoader', 'clip_name2', 'text encoder clip_l', like(/clip_l/i)),
    inputs.vae && pick('VAELoader', 'vae_name', 'VAE of Flux (ae.safetensors)', like(/(^|[\\/])ae\.|flux/i)),
  ]);
  return {
    ...(checkpoint && { checkpoint }),
    ...(diffusionModel && { diffusionModel }),
    ...(upscaler && { upscaler }),
    ...(textEncoder1 && { textEncoder1 }),
    ...(textEncoder2 && { textEncoder2 }),
    ...(vae && { vae }),
  };
}

const called = (name: string | null) => (name === null ? '' : ` called ${name}`);
const like = (words: RegExp) => (names: readonly string[]) => names.find((name) => words.test(name));

/** Flux that makes pictures from words, not from other pictures. */
const isPlainFlux = (name: string) => /flux/i.test(name) && !/fill|kontext|canny|depth|redux/i.test(name);

/** Files may be named without folder and extension. */
function named(names: readonly string[], requested: string): string | undefined {
  const bare = (name: string) =>
    name
      .replace(/^.*[\\/]/, '')
      .replace(/\.\w+$/, '')
      .toLowerCase();
  return names.find((name) => name === requested) ?? names.find((name) => bare(name) === bare(requested));
}

/** The first one that makes pictures from words alone. */
function usualFirst(names: readonly string[]): string | undefined {
  return names.find((name) => !/inpaint|refiner|svd|video|audio|zero123|stable3d/i.test(name)) ?? names[0];
}
