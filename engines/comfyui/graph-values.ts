import { editStrength } from '#contract/edit-actions.ts';
import type { Mask, PictureRequest } from '../picture-requests.ts';
import { negativePrompt, type Sampling, stepsFor } from '../remote/diffusion-models.ts';
import { toTransparentWhereChanged } from '../remote/masks.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { maskInSize, modelSize, pictureInSize } from '../remote/model-size.ts';
import type { ComfyUiClient } from './client.ts';
import { type GraphValues, type OperationGraph, splitPlace } from './graph.ts';

interface Filling {
  readonly request: PictureRequest;
  readonly graph: OperationGraph;
  readonly sampling: Sampling;
}

/** Returns what a request puts into a graph besides models and seed. Uploads the request's pictures. */
export async function valuesFor(
  client: Pick<ComfyUiClient, 'upload'>,
  { request, graph, sampling }: Filling,
  signal: AbortSignal,
): Promise<GraphValues> {
  const { sampler, scheduler, cfg, maxPixels } = sampling;
  const upload = (picture: Parameters<ComfyUiClient['upload']>[0]) => client.upload(picture, signal);
  const common = { negative: negativePrompt, sampler, scheduler, cfg };
  const steps = ownStepsOf(graph) ?? sampling.steps;
  const requested = 'settings' in request ? { steps: stepsFor(steps, request.settings.effort) } : {};

  switch (request.operation) {
    case 'generate': {
      const used = request.references.slice(0, graph.inputs.references?.length ?? 0);
      const references = await Promise.all(used.map(upload));
      const size = modelSize(request, maxPixels);
      return { ...common, ...requested, ...size, prompt: cleanPrompt(toModelPrompt(request)), references };
    }
    case 'edit':
    case 'inpaint': {
      const size = modelSize(request.picture, maxPixels);
      const picture = await upload(await pictureInSize(request.picture, size));
      const mask = request.operation === 'inpaint' && {
        mask: await upload(await maskFor(graph, await maskInSize(request.mask, size))),
      };
      const prompt = cleanPrompt(request.prompt);
      const { strength = editStrength.initial } = request.settings;
      return { ...common, ...requested, ...size, prompt, strength, picture, ...mask };
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

/** The mask in the colours that the graph reads. */
async function maskFor({ changed }: OperationGraph, mask: Mask) {
  const bytes = changed === 'transparent' ? await toTransparentWhereChanged(mask) : mask.bytes;
  return { bytes, mimeType: 'image/png' } as const;
}

/** The steps of a graph with a model of its own, which its author has chosen for that model. */
function ownStepsOf({ graph, inputs }: OperationGraph): number | null {
  const place = inputs.steps?.[0];
  if (place === undefined || inputs.checkpoint || inputs.diffusionModel) return null;
  const [node, input] = splitPlace(place);
  const steps = graph[node]?.inputs[input];
  return typeof steps === 'number' ? steps : null;
}

/** `embedding:name` in a prompt loads a file of the server; users must not do that. */
function cleanPrompt(prompt: string): string {
  return prompt.replace(/embedding:/gi, 'embedding ');
}
