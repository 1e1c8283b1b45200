import sharp from 'sharp';
import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import type { EngineContext, EngineResult } from '#engines/calls.ts';
import type { EditUnderstanding, UnderstandEditRequest } from '#engines/edits.ts';
import type { Engine } from '#engines/engine.ts';
import type { EditRequest, InpaintRequest } from '#engines/picture-requests.ts';
import { requestOf } from '#engines/request-of.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';

export type AnyEdit = EditRequest | InpaintRequest;
type Behaviour = (request: AnyEdit, context: EngineContext) => Promise<EngineResult>;

/** An engine that edits as a test says; by painting everything in one colour by default. */
export interface ScriptedEditor extends Engine {
  readonly requests: AnyEdit[];
  setBehaviour(behaviour: Behaviour): void;
}

/** The colour of what a scripted engine has painted. */
export const painted = { r: 12, g: 200, b: 34 } as const;

export const paintAll: Behaviour = async ({ picture }, { onProgress }) => {
  onProgress(0.5, 'working');
  const { width, height } = picture;
  const bytes = await sharp({ create: { width, height, channels: 3, background: painted } })
    .png()
    .toBuffer();
  return {
    pictures: [{ bytes, mimeType: 'image/png', width, height, recipe: null }],
    warnings: [],
    enhancedPrompt: null,
  };
};

/** What an engine without a model makes of an instruction: it can darken, and nothing else. */
export const onlyDarkens = async ({ prompt }: UnderstandEditRequest): Promise<EditUnderstanding> => {
  const words = prompt.split(/ and /);
  const actions = words.includes('make it darker')
    ? [{ kind: 'darken' as const, sentence: 'darken the picture' }]
    : [];
  const others = words.filter((one) => one !== 'make it darker' && one !== 'flip it');
  return {
    actions: words.includes('flip it')
      ? [...actions, { kind: 'flip', sentence: 'mirror the picture' }]
      : actions,
    cannot: others.map((one) => ({
      words: one,
      obstacle: 'expression',
      reason: 'Faces need an image model.',
    })),
    freeTool: prompt === 'flip it' ? 'flip' : null,
    warnings: [],
  };
};

export function createScriptedEditor({
  id = 'scripted-editor',
  name,
  isRemote = false,
  isModel = true,
  operations = ['edit', 'inpaint'],
  understandEdit,
  afterCrash = 'restart',
  timeoutMs = 60_000,
}: Partial<
  Pick<Engine['capabilities'], 'id' | 'name' | 'isRemote' | 'isModel' | 'operations' | 'timeoutMs'>
> &
  Partial<Pick<Engine, 'understandEdit'>> & { afterCrash?: 'restart' | 'lost' } = {}): ScriptedEditor {
  const requests: AnyEdit[] = [];
  let behaviour = paintAll;
  return {
    requests,
    setBehaviour(next) {
      behaviour = next;
    },
    capabilities: {
      id,
      ...(name !== undefined && { name }),
      madeBy: 'Edited by a test',
      isModel,
      isRemote,
      operations,
      takesSeed: true,
      tools: [],
      aspectRatios: [],
      pictures: { sizes: 'any', formats: ['image/png'], takesMask: true },
      maxReferences: 0,
      progress: 'measured',
      concurrency: 2,
      timeoutMs,
      afterCrash,
    },
    ...(understandEdit && { understandEdit }),
    submit: async () => ({}),
    async collect(input, _ticket, context) {
      const request = requestOf(input, input.operation === 'inpaint' ? 'inpaint' : 'edit');
      requests.push(request);
      return behaviour(request, context);
    },
    close: async () => {},
  };
}

/** The app with engines that edit, and the pictures of its users. */
export interface EditBench extends TestApp {
  /** A user with a plan, and that many coins. */
  creator(coins?: number): Promise<Client>;
}

export async function openEditBench(
  engines: readonly Engine[],
  options: Omit<NonNullable<Parameters<typeof openTestApp>[0]>, 'otherEngines'> = {},
): Promise<EditBench> {
  const test = await openTestApp({ ...options, otherEngines: engines });
  return {
    ...test,
    async creator(coins = 900) {
      const client = await test.signUp();
      await test.subscribe(client, 'pro', coins);
      return client;
    },
  };
}

/** Posts the form of an edit. */
export function postEdit(
  client: Client,
  fields: Record<string, string | Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ prompt: 'make it night', ...fields })) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'mask.png');
  }
  return client.request('/api/edits', { method: 'POST', body: form, headers });
}

export interface StartedEdit {
  job: Job;
  coins: number;
  cost: number;
}

/** Edits a picture, and waits for the end. */
export async function edited(client: Client, fields: Record<string, string | Uint8Array>): Promise<Job> {
  const answer = await postEdit(client, fields);
  if (!answer.ok) throw new Error(`the edit answered ${answer.status}: ${await answer.text()}`);
  return client.jobEnded(((await answer.json()) as StartedEdit).job.id);
}

/** Posts JSON. */
export function post(client: Client, path: string, body: object, headers = {}): Promise<Response> {
  return client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** A gallery picture, generated from a prompt. */
export async function makePicture(client: Client): Promise<GalleryImage> {
  const answer = await client.generate({ variant: 'Genesys 1.0', prompt: 'A whale over a city' });
  const { jobId } = (await answer.json()) as { jobId: string };
  const [image] = (await client.jobEnded(jobId)).images;
  if (!image) throw new Error('no picture was made');
  return image;
}

interface Size {
  width: number;
  height: number;
}
export type Rectangle = { left: number; top: number } & Size;

/** A mask that is white in a rectangle. */
export async function maskOf({ width, height }: Size, white: Rectangle | null): Promise<Buffer> {
  const black = sharp({ create: { width, height, channels: 3, background: '#000' } });
  if (white === null) return black.png().toBuffer();
  const { left, top, ...size } = white;
  const input = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return black.composite([{ input, left, top }]).png().toBuffer();
}

export const dataUrl = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Loads the bytes of one of our URLs. */
export async function load(client: Client, address: string | null | undefined): Promise<Buffer> {
  const answer = await client.request(address ?? '');
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Status and code of a refusal. */
export async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}
