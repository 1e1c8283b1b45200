import { EngineError } from '../engine.ts';
import { type GenerateRequest, neededInputs, type PictureRequest } from '../picture-requests.ts';
import { noiseOf } from '../remote/edit-strength.ts';
import { toBlackWhereChanged } from '../remote/masks.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { type ModelInputs, requireRoles } from './models/build-input.ts';
import type { KnownModels, ReadyModel } from './models/known-models.ts';
import type { ModelMapping } from './models/mapping.ts';
import { type ModelName, modelNameOf } from './models/model-name.ts';
import { trainedModel } from './models/presets.ts';
import { vendor } from './rules.ts';
import { promptWithTrigger, readProfile } from './training/profile.ts';
import type { Uploads } from './uploads.ts';

/** The engine's models by operation. */
export interface Models {
  readonly generate: ModelName;
  readonly edit: ModelName;
  readonly inpaint: ModelName;
  readonly upscale: ModelName;
  readonly removeBackground: ModelName;
}

/** The strengths that suit most models, for the initial strength of an edit. */
const strengths = { edit: 0.8, inpaint: 0.85 } as const;

/** The call to make: a model and its inputs. */
export interface Plan {
  readonly model: ReadyModel;
  readonly inputs: ModelInputs;
  /** The number of pictures. */
  readonly count: number;
}

interface Deps {
  readonly models: Models;
  readonly known: KnownModels;
  /** Whether a model takes references, as far as that is known without a call. */
  readonly takesReferences: (name: ModelName) => boolean;
}

/** The model for a request, unless a trained version serves it. */
export function modelFor(
  { models, takesReferences }: Omit<Deps, 'known'>,
  request: PictureRequest,
): ModelName {
  if (request.operation !== 'generate') return models[request.operation];
  // If the model cannot read references, use the edit model.
  return request.references.length > 0 && !takesReferences(models.generate) ? models.edit : models.generate;
}

/** Plans a request, after uploading its files. Throws `EngineError`. */
export async function planRequest(
  deps: Deps,
  request: PictureRequest,
  uploads: Uploads,
  signal: AbortSignal,
): Promise<Plan> {
  const trained = request.operation === 'generate' ? await trainedPlan(deps.known, request) : null;
  if (trained !== null) return trained;
  const model = await deps.known.read(modelFor(deps, request));
  signal.throwIfAborted();
  requireRoles(model.id, model.mapping, neededInputs[request.operation]);
  const inputs = await inputsOf(request, model.mapping, uploads, signal);
  return { model, inputs, count: request.operation === 'generate' ? request.settings.count : 1 };
}

/** The plan for a style that was trained here, which is its own version; null when the request has none. */
async function trainedPlan(known: KnownModels, request: GenerateRequest): Promise<Plan | null> {
  const profile = readProfile(request.style.profile);
  if (profile === null) return null;
  const name = modelNameOf(`${profile.model}:${profile.version}`);
  const model = await known.read(name, trainedModel);
  const style = { id: 'Default', name: 'Default' };
  const prompt = promptWithTrigger(profile, toModelPrompt({ ...request, style }));
  const { width, height } = request;
  const { seed, count } = request.settings;
  return { model, inputs: { prompt, seed, shape: { width, height } }, count };
}

async function inputsOf(
  request: PictureRequest,
  mapping: ModelMapping,
  uploads: Uploads,
  signal: AbortSignal,
): Promise<ModelInputs> {
  if (request.operation === 'generate') {
    const { width, height, settings } = request;
    const references = await Promise.all(
      request.references
        .slice(0, mapping.maxReferences ?? 1)
        .map((reference, at) =>
          uploads.add({ ...reference, name: nameOf(`reference-${at}`, reference) }, signal),
        ),
    );
    return { prompt: toModelPrompt(request), seed: settings.seed, shape: { width, height }, references };
  }
  const { picture } = request;
  const source = await uploads.add({ ...picture, name: nameOf('picture', picture) }, signal);
  switch (request.operation) {
    case 'edit': {
      const { prompt, settings } = request;
      const strength = noiseOf(settings.strength, strengths.edit);
      return { picture: source, prompt, seed: settings.seed, strength };
    }
    case 'inpaint': {
      const { mask, prompt, settings } = request;
      const bytes = mapping.changes === 'black' ? await toBlackWhereChanged(mask) : mask.bytes;
      const masked = await uploads.add({ bytes, mimeType: 'image/png', name: 'mask.png' }, signal);
      const strength = noiseOf(settings.strength, strengths.inpaint);
      return { picture: source, mask: masked, prompt, seed: settings.seed, strength };
    }
    case 'upscale': {
      const { factor, prompt, seed, dynamic, creativity, resemblance } = request;
      return { picture: source, prompt, seed, factor, sliders: { dynamic, creativity, resemblance } };
    }
    case 'removeBackground':
      return { picture: source };
    default:
      throw new EngineError('invalid_input', `${vendor} does not do this`);
  }
}

function nameOf(stem: string, { mimeType }: { mimeType: string }): string {
  return `${stem}.${mimeType === 'image/jpeg' ? 'jpg' : mimeType.slice('image/'.length)}`;
}
