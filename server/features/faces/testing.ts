import sharp from 'sharp';
import type { Face, FaceExpression } from '#contract/faces.ts';
import type { EngineFaces } from '#engines/faces.ts';
import type { Client } from '#server/testing/app.ts';
import { createScriptedEngine, type ScriptedEngine } from '#server/testing/scripted-engine.ts';

/** The colour that stands for a face in a test's photo, by what the scripted engine reads in it. */
export const faceColors = {
  neutral: '#808080',
  happy: '#f0d020',
  shocked: '#20b0f0',
  angry: '#e02020',
} as const satisfies Partial<Record<FaceExpression, string>>;
type ReadExpression = keyof typeof faceColors;

/** A photo of one colour; `shade` makes another file of the same expression. */
export async function facePhoto(
  expression: ReadExpression,
  { width = 320, height = 240, shade = 0 } = {},
): Promise<Blob> {
  const photo = sharp({ create: { width, height, channels: 3, background: faceColors[expression] } })
    .jpeg({ quality: 90 - shade })
    .toBuffer();
  return new Blob([new Uint8Array(await photo)], { type: 'image/jpeg' });
}

/** Reads the nearest of `faceColors`, and of a prompt its first word. */
export const scriptedFaces: EngineFaces = {
  async read(picture) {
    const { data } = await sharp(picture)
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const distance = (hex: string) =>
      [1, 3, 5].reduce((sum, at, index) => {
        return sum + Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (data[index] ?? 0));
      }, 0);
    const known = Object.keys(faceColors) as ReadExpression[];
    const [expression = 'neutral'] = known.toSorted(
      (one, other) => distance(faceColors[one]) - distance(faceColors[other]),
    );
    return { expression, box: expression === 'neutral' ? null : [0.3, 0.2, 0.4, 0.5] };
  },
  async suiting(prompt) {
    const [first = ''] = prompt.split(' ');
    const known = Object.keys(faceColors) as ReadExpression[];
    return known.toSorted((one, other) => Number(other === first) - Number(one === first));
  },
};

/** An engine that takes photos, and reads faces as scripted. */
export function createFaceEngine(faces: EngineFaces | null = scriptedFaces): ScriptedEngine {
  const engine = createScriptedEngine({ maxReferences: 5 });
  return { ...engine, ...(faces && { faces }) };
}

/** Posts a photo to the user's own faces, with consent by default. */
export function postFace(client: Client, photo: Blob, consent = true): Promise<Response> {
  const form = new FormData();
  form.append('photo', photo, 'me.jpg');
  if (consent) form.append('consent', 'true');
  return client.request('/api/faces', { method: 'POST', body: form });
}

export async function addedFace(client: Client, photo: Blob): Promise<Face> {
  const answer = await postFace(client, photo);
  if (!answer.ok) throw new Error(`the face was refused: ${await answer.text()}`);
  return ((await answer.json()) as { face: Face }).face;
}

export async function facesOf(client: Client): Promise<{ consentedAt: string | null; faces: Face[] }> {
  return (await client.json('/api/faces')) as { consentedAt: string | null; faces: Face[] };
}
