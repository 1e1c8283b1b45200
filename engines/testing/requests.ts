import sharp from 'sharp';
import { initialSettings } from '#contract/generation.ts';
import type { EngineContext } from '../calls.ts';
import type {
  DrawnSettings,
  EditRequest,
  GenerateRequest,
  InpaintRequest,
  SourcePicture,
} from '../picture-requests.ts';

export interface GenerateChanges extends Partial<Omit<GenerateRequest, 'settings'>> {
  settings?: Partial<DrawnSettings>;
}

/** A test's request to generate, with optional changes. */
export function generateRequest({ settings, ...changed }: GenerateChanges = {}): GenerateRequest {
  return {
    operation: 'generate',
    tool: 'Genesys Pro',
    prompt: 'A lighthouse in a storm',
    style: { id: 'Cinema', name: 'Cinema' },
    settings: { ...initialSettings, seed: 7, ...settings },
    width: 1280,
    height: 720,
    references: [],
    ...changed,
  };
}

export async function plainPng(width = 8, height = 8, background = '#336699'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function sourcePicture(width = 1280, height = 720): Promise<SourcePicture> {
  return { bytes: await plainPng(width, height), mimeType: 'image/png', width, height };
}

export async function editRequest(): Promise<EditRequest> {
  return {
    operation: 'edit',
    prompt: 'Make it night',
    picture: await sourcePicture(),
    settings: { effort: 'high', seed: 7 },
  };
}

/** A request to change the left half: the mask is white there. */
export async function inpaintRequest(): Promise<InpaintRequest> {
  const picture = await sourcePicture();
  const { width, height } = picture;
  const left = await plainPng(width / 2, height, '#ffffff');
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { ...(await editRequest()), operation: 'inpaint', picture, mask: { bytes, width, height } };
}

/** A context without pauses: an engine polls at once. */
export function engineContext(signal: AbortSignal = new AbortController().signal): EngineContext {
  return { signal, onProgress: () => {}, waitForWebhook: async () => {} };
}
