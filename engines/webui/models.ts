import { EngineError } from '../engine.ts';
import { type Sampling, samplingOf } from '../remote/diffusion-models.ts';
import type { WebUiClient } from './client.ts';

/** The operator's choice of models; null takes the server's current settings. */
export interface ModelChoice {
  readonly checkpoint: string | null;
  readonly upscaler: string | null;
}

interface Deps {
  readonly vendor: string;
  readonly client: WebUiClient;
  readonly chosen: ModelChoice;
}

/** How to make pictures with the server's current settings. */
export interface Equipment {
  readonly sampling: Sampling;
  readonly sampler: string;
  readonly scheduler: string;
  /** The title of a model that must be loaded first; null when it is already. */
  readonly load: string | null;
}

/** Maps `Sampling`'s names, which are ComfyUI's, to WebUI's. */
const samplerNames: Readonly<Record<string, string>> = { euler: 'Euler', dpmpp_2m: 'DPM++ 2M' };
const schedulerNames: Readonly<Record<string, string>> = {
  karras: 'Karras',
  simple: 'Simple',
  sgm_uniform: 'SGM Uniform',
};

/** Reads what the server has. Throws an `EngineError` when the operator's choice is missing. */
export async function checkModels({ vendor, client, chosen }: Deps, signal: AbortSignal): Promise<Equipment> {
  const [setup, chosenModel] = await Promise.all([
    client.setup(signal),
    chosen.checkpoint === null ? null : findCheckpoint({ vendor, client }, chosen.checkpoint, signal),
  ]);
  const sampling = samplingOf(chosenModel?.model_name ?? setup.checkpoint);
  const usual = samplerNames[sampling.sampler] ?? 'Euler';
  return {
    sampling,
    sampler: setup.samplers.includes(usual) ? usual : (setup.samplers[0] ?? 'Euler'),
    scheduler: schedulerNames[sampling.scheduler] ?? 'Automatic',
    load: chosenModel === null || chosenModel.title === setup.checkpoint ? null : chosenModel.title,
  };
}

async function findCheckpoint({ vendor, client }: Omit<Deps, 'chosen'>, name: string, signal: AbortSignal) {
  const all = await client.checkpoints(signal);
  const bare = (text: string) => text.replace(/\.\w+( \[\w+\])?$/, '').toLowerCase();
  const found =
    all.find(({ title, model_name }) => title === name || model_name === name) ??
    all.find(({ title, model_name }) => [bare(title), bare(model_name)].includes(bare(name)));
  if (!found) throw new EngineError('misconfigured', `${vendor} has no checkpoint called ${name}`);
  return found;
}

/** Upscalers that only resize. */
const plainUpscalers = new Set(['None', 'Lanczos', 'Nearest']);

/** The operator's upscaler, or the first that is a model. */
export async function findUpscaler({ vendor, client, chosen }: Deps, signal: AbortSignal): Promise<string> {
  const names = await client.upscalers(signal);
  const { upscaler } = chosen;
  const found =
    upscaler === null
      ? names.find((name) => !plainUpscalers.has(name))
      : names.find((name) => name.toLowerCase() === upscaler.toLowerCase());
  if (found !== undefined) return found;
  throw new EngineError(
    'misconfigured',
    `${vendor} has no upscaler${upscaler === null ? '' : ` called ${upscaler}`}`,
  );
}
