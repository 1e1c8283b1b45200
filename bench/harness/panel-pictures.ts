/** Pictures for the design panel: with photos, and in a trained style. */
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { ReferenceSettings } from '../../contract/references.ts';
import { type Client, type EventStream, formOf } from './client.ts';
import { photoOf, photoStrokes } from './photo.ts';

interface Maker {
  client: Client;
  stream: EventStream;
  /** The id of a trained style. */
  styleId: string;
}

const background: ReferenceSettings = { use: 'background', strokes: [] };
const card: ReferenceSettings = { use: 'card', strokes: [] };
const cutOut: ReferenceSettings = { use: 'cutout', strokes: photoStrokes };
const prompt = 'Why I quit my job';

/** Each makes the n-th picture, different from all others, and returns its id. */
export const panelPictures = {
  'a photo as background': (maker: Maker, at: number) => ofOnePhoto(maker, at, background),
  'a cut-out photo': (maker: Maker, at: number) => ofOnePhoto(maker, at, cutOut),
  'three photos': async ({ client, stream }: Maker, at: number) => {
    const photos = await Promise.all([0, 1, 2].map((place) => photoOf(at * 10 + place)));
    const references = JSON.stringify([background, card, cutOut]);
    return idOf(stream, await client.generateThumbnail({ prompt, references }, photos));
  },
  'a trained style': async ({ client, stream, styleId }: Maker, at: number) =>
    idOf(stream, await client.generate({ prompt, style: styleId, seed: `${at}` })),
  'a cut-out photo in a trained style': (maker: Maker, at: number) =>
    ofOnePhoto(maker, at, cutOut, { style: maker.styleId }),
} as const;

async function ofOnePhoto(
  { client, stream }: Maker,
  at: number,
  settings: ReferenceSettings,
  fields: Record<string, string> = {},
): Promise<string> {
  const references = JSON.stringify([settings]);
  return idOf(stream, await client.generate({ prompt, references, ...fields }, await photoOf(at)));
}

export async function idOf(stream: EventStream, { jobId }: { jobId: string }): Promise<string> {
  const { job } = await stream.ended(jobId);
  const [image] = job.images;
  if (!image) throw new Error(`no picture was made: ${job.error?.code}`);
  return image.id;
}

/** Trains a style on six similar pictures and waits until it is ready. Needs a plan with trained styles. */
export async function trainStyle(client: Client): Promise<string> {
  const images = await Promise.all(Array.from({ length: 6 }, (_, at) => drawLook(at)));
  const fields = { styleName: 'Bench', triggerWord: 'benchlook', mode: 'style', rightsConfirmed: 'true' };
  const body = formOf(fields, { images });
  const path = '/api/custom-thumbnail-styles';
  const { style } = (await client.json(path, { method: 'POST', body })) as { style: { id: string } };
  for (;;) {
    const { styles } = (await client.json(path)) as { styles: { id: string; status: string }[] };
    const status = styles.find(({ id }) => id === style.id)?.status;
    if (status === 'ready') return style.id;
    if (status === 'failed') throw new Error('the style could not be trained');
    await wait(300);
  }
}

/** Draws a warm, grainy picture with a bar and a circle, at positions that depend on `at`. */
async function drawLook(at: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <defs><filter id="n"><feTurbulence baseFrequency="0.8" seed="${at}"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.4 0 0 0 0 0.2 0 0 0 0.6 0"/></filter></defs>
    <rect width="100%" height="100%" fill="#3a1c10"/>
    <rect x="${80 + at * 150}" y="90" width="220" height="540" fill="#f2a33c"/>
    <circle cx="${1100 - at * 140}" cy="${200 + at * 60}" r="130" fill="#c8402c"/>
    <rect width="100%" height="100%" filter="url(#n)"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 92 }).toBuffer());
}
