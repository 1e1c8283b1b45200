import sharp from 'sharp';
import type { EngineContext } from '../calls.ts';
import type { EditRequest, GenerateRequest, InpaintRequest, SourcePicture } from '../picture-requests.ts';

/** A test's request to generate, with its own changes. */
export function generateRequest(changed: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    operation: 'generate',
    tool: 'Genesys Pro',
    prompt: 'A lighthouse in a storm',
    style: { id: 'Cinema', name: 'Cinema' },
    aspectRatio: '16:9',
    width: 1280,
    height: 720,
    quality: 90,
    creativity: 1,
    seed: 7,
    count: 1,
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
  return { operation: 'edit', prompt: 'Make it night', picture: await sourcePicture(), quality: 90, seed: 7 };
}

/** The left half is to change. */
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
  return { signal, onProgress: () => {}, untilNews: async () => {} };
}
