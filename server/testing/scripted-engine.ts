import sharp from 'sharp';
import { aspectRatios } from '#contract/resolutions.ts';
import { type GenerateTool, generateTools } from '#contract/tools.ts';
import type { EngineContext, EnginePicture, EngineResult } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import type { GenerateRequest } from '#engines/picture-requests.ts';
import { requestOf } from '#engines/request-of.ts';
import type { TrainedStyle, TrainingContext, TrainingPicture, TrainStyleRequest } from '#engines/training.ts';
import type { DescribeRequest, EnhancedPrompt, EnhanceRequest, TranscribeRequest } from '#engines/words.ts';

/** How the engine handles a request; by default it makes a plain picture of the requested size. */
export type Behaviour = (request: GenerateRequest, context: EngineContext) => Promise<EngineResult>;

/** What the engine recognises in a recording. */
export type TranscribeScript = (
  request: TranscribeRequest,
  context: { signal: AbortSignal },
) => Promise<string>;
/** The input of a training. */
export type Lesson = Omit<TrainStyleRequest, 'readPictures'> & { pictures: readonly TrainingPicture[] };
/** What the engine learns from pictures; by default their number. */
export type Training = (lesson: Lesson, context: TrainingContext) => Promise<TrainedStyle>;

const countPictures: Training = async ({ pictures }, { onProgress }) => {
  onProgress(0.5, 'working');
  return { profile: { pictures: pictures.length }, description: `Learnt from ${pictures.length} pictures.` };
};

/** What the engine sees in a picture. */
export type DescribeScript = (request: DescribeRequest, context: { signal: AbortSignal }) => Promise<string>;
/** How the engine improves a prompt. */
export type EnhanceScript = (request: EnhanceRequest) => Promise<EnhancedPrompt>;

/** An engine that follows a test's script, and records its requests. */
export interface ScriptedEngine extends Engine {
  readonly requests: GenerateRequest[];
  /** Sets its behaviour from now on. */
  setBehaviour(behaviour: Behaviour): void;
  readonly trainings: Lesson[];
  /** Sets its training from now on. */
  learn(training: Training): void;
}

export const paintPlainly: Behaviour = async (request, { onProgress }) => {
  onProgress(0.5, 'scene');
  const { count, seed } = request.settings;
  const [first, ...others] = await Promise.all(
    Array.from({ length: count }, (_, index) => paintOne(request, seed + index)),
  );
  if (!first) throw new RangeError('no picture was requested');
  return { pictures: [first, ...others], warnings: [], enhancedPrompt: null };
};

/** Pictures by size and tone. Encoding one takes longer than the rest of a test's generation. */
const painted = new Map<string, Promise<Uint8Array>>();
const tones = 16;

/** A plain picture. Consecutive seeds have different tones; each size and tone is encoded once. */
async function paintOne(
  { width, height }: Pick<GenerateRequest, 'width' | 'height'>,
  seed: number,
): Promise<EnginePicture> {
  const tone = seed % tones;
  const key = `${width}x${height}:${tone}`;
  let picture = painted.get(key);
  if (picture === undefined) {
    const background = { r: tone * tones, g: 90, b: 160 };
    picture = sharp({ create: { width, height, channels: 3, background } })
      .webp({ effort: 0 })
      .toBuffer();
    painted.set(key, picture);
  }
  return { bytes: new Uint8Array(await picture), mimeType: 'image/webp', width, height, recipe: { seed } };
}

/** Without `transcribe`, `enhancePrompt` and `describe` it can only make pictures. */
export function createScriptedEngine({
  id = 'scripted',
  name,
  progress = 'measured',
  typicalMs = null,
  isRemote = false,
  isModel = false,
  tools = generateTools,
  timeoutMs = 20_000,
  maxReferences = 0,
  transcribe,
  enhancePrompt,
  describe,
}: {
  id?: string;
  name?: string;
  progress?: 'measured' | 'none';
  typicalMs?: number | null;
  isRemote?: boolean;
  isModel?: boolean;
  tools?: readonly GenerateTool[];
  timeoutMs?: number;
  maxReferences?: number;
  transcribe?: TranscribeScript;
  enhancePrompt?: EnhanceScript;
  describe?: DescribeScript;
} = {}): ScriptedEngine {
  const requests: GenerateRequest[] = [];
  let behaviour = paintPlainly;
  const trainings: Lesson[] = [];
  let training = countPictures;
  return {
    requests,
    setBehaviour(next) {
      behaviour = next;
    },
    trainings,
    learn(next) {
      training = next;
    },
    capabilities: {
      id,
      ...(name !== undefined && { name }),
      madeBy: 'Designed by a test',
      isModel,
      isRemote,
      facts: { generate: { priceMicros: isRemote ? 40_000 : 0, typicalMs } },
      operations: [
        'generate',
        'trainStyle',
        ...(transcribe ? (['transcribe'] as const) : []),
        ...(enhancePrompt ? (['enhancePrompt'] as const) : []),
        ...(describe ? (['describe'] as const) : []),
      ],
      takesSeed: true,
      tools,
      aspectRatios,
      pictures: { sizes: 'any', formats: ['image/webp'], takesMask: false },
      maxReferences,
      progress,
      concurrency: 2,
      timeoutMs,
      afterCrash: 'restart',
    },
    submit: async () => ({}),
    async collect(submitted, _ticket, context) {
      const request = requestOf(submitted, 'generate');
      requests.push(request);
      return behaviour(request, context);
    },
    ...(transcribe && { transcribe }),
    ...(enhancePrompt && { enhancePrompt }),
    ...(describe && { describe }),
    async trainStyle(request, context) {
      const { readPictures, ...lesson } = request;
      const pictures = await readPictures();
      trainings.push({ ...lesson, pictures });
      return training({ ...lesson, pictures }, context);
    },
    close: async () => {},
  };
}
