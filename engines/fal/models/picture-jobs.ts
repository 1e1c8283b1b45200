import type { AspectRatio } from '#contract/resolutions.ts';
import type { EditRequest, EditSettings, GenerateRequest } from '../../picture-requests.ts';
import { toModelPrompt } from '../../remote/model-prompt.ts';
import type { FalJob } from '../queue.ts';
import { type FalStyle, loraModel } from '../trained-style.ts';
import type { UploadFile } from '../uploads.ts';
import { endpointWithReferences, type PictureModel, pictureModelOf } from './picture-models.ts';

interface ModelInputs {
  readonly prompt: string;
  readonly settings: EditSettings;
  readonly count: number;
  /** Null when the input picture decides. */
  readonly shape: { aspectRatio: AspectRatio; width: number; height: number } | null;
  /** Addresses of the input pictures. */
  readonly pictures: readonly string[];
}

/** The calls that make pictures from a prompt. */
export async function generateJobs(
  { model, editModel }: { readonly model: string; readonly editModel: string },
  request: GenerateRequest,
  { place, trained }: { place: UploadFile; trained: FalStyle | null },
): Promise<FalJob[]> {
  const { settings, width, height } = request;
  const { aspectRatio, count } = settings;
  const inputs = { settings, count, shape: { aspectRatio, width, height }, pictures: [] };
  if (trained !== null) {
    // The trigger word selects the trained style; a description would only weaken it.
    const prompt = `${trained.triggerWord}, ${request.prompt}`;
    const plain = { ...request, prompt, style: { id: 'Default', name: 'Default' } };
    const loras = [{ path: trained.path, scale: 1 }];
    return jobsOf(loraModel, { ...inputs, prompt: toModelPrompt(plain) }, { loras });
  }
  const prompt = toModelPrompt(request);
  if (request.references.length === 0) return jobsOf(model, { ...inputs, prompt });
  const endpoint = endpointWithReferences(model, editModel, request.references.length);
  const { most } = pictureModelOf(endpoint).pictures;
  const pictures = await allPlaced(request.references.slice(0, most), place);
  return jobsOf(endpoint, { ...inputs, prompt, pictures });
}

/** The call that remakes a whole picture. */
export async function editJobs(
  endpoint: string,
  { prompt, settings, picture }: EditRequest,
  place: UploadFile,
): Promise<FalJob[]> {
  const pictures = [await place(picture)];
  return jobsOf(endpoint, { prompt, settings, count: 1, shape: null, pictures });
}

/** As many calls as the count needs, each with its own seed. */
function jobsOf(endpoint: string, inputs: ModelInputs, more: Record<string, unknown> = {}): FalJob[] {
  const model = pictureModelOf(endpoint);
  const calls = Math.ceil(inputs.count / model.maxCount);
  return Array.from({ length: calls }, (_, at) => {
    const made = at * model.maxCount;
    const count = Math.min(model.maxCount, inputs.count - made);
    const settings = { ...inputs.settings, seed: inputs.settings.seed + made };
    const input = inputOf(model, { ...inputs, count, settings });
    return { endpoint, input: { ...input, ...more } };
  });
}

function inputOf(model: PictureModel, inputs: ModelInputs): Record<string, unknown> {
  const { prompt, settings, count, shape, pictures } = inputs;
  return {
    prompt,
    ...(shape && shapeInput(model, shape)),
    ...(pictures.length > 0 && picturesInput(model, pictures)),
    ...(model.maxCount > 1 && { num_images: count }),
    ...(model.takesSeed && { seed: settings.seed }),
    ...(model.takesEffort && { quality: settings.effort }),
    ...model.fixed,
  };
}

function picturesInput({ pictures: { field } }: PictureModel, addresses: readonly string[]) {
  return { [field]: field === 'image_url' ? addresses[0] : addresses };
}

/** For OpenAI's older models, whose 3:2 is cropped to 16:9 afterwards. */
const openAiSizes: Record<AspectRatio, string> = {
  '16:9': '1536x1024',
  '9:16': '1024x1536',
  '1:1': '1024x1024',
};

function shapeInput(
  { shape }: PictureModel,
  inputs: NonNullable<ModelInputs['shape']>,
): Record<string, unknown> {
  const { aspectRatio, width, height } = inputs;
  switch (shape) {
    case 'image_size':
      return { image_size: { width, height } };
    case 'openai_size':
      return { image_size: openAiSizes[aspectRatio] };
    case 'aspect_ratio':
      return { aspect_ratio: aspectRatio };
    case 'resolution_mode':
      return { resolution_mode: aspectRatio };
    case null:
      return {};
  }
}

async function allPlaced(
  files: readonly Parameters<UploadFile>[0][],
  place: UploadFile,
): Promise<readonly string[]> {
  const addresses: string[] = [];
  // In sequence: the order decides which files fit into the call.
  for (const file of files) addresses.push(await place(file));
  return addresses;
}
