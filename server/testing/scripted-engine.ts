import sharp from 'sharp';
import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';
import type { Engine, EngineContext, EngineResult, GenerateRequest } from '#engines/engine.ts';

/** What the engine does with a request; by default it makes a plain picture of the asked size. */
export type Behaviour = (request: GenerateRequest, context: EngineContext) => Promise<EngineResult>;

/** An engine that does what a test says, and keeps what it was asked. */
export interface ScriptedEngine extends Engine {
  readonly requests: GenerateRequest[];
  /** What it does from now on. */
  behave(behaviour: Behaviour): void;
}

export const paintPlainly: Behaviour = async ({ width, height, seed }, { onProgress }) => {
  onProgress(0.5, 'scene');
  const background = { r: seed % 256, g: 90, b: 160 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
  const picture = { bytes, mimeType: 'image/webp', width, height, recipe: { seed } } as const;
  return { pictures: [picture], warnings: [], enhancedPrompt: null };
};

export function createScriptedEngine({ timeoutMs = 20_000 } = {}): ScriptedEngine {
  const requests: GenerateRequest[] = [];
  let behaviour = paintPlainly;
  return {
    requests,
    behave(next) {
      behaviour = next;
    },
    capabilities: {
      id: 'scripted',
      madeBy: 'Designed by a test',
      isModel: false,
      operations: ['generate'],
      tools: generateTools,
      aspectRatios,
      maxReferences: 0,
      progress: 'measured',
      concurrency: 2,
      timeoutMs,
      afterCrash: 'restart',
    },
    submit: async () => ({}),
    async collect(request, _ticket, context) {
      requests.push(request);
      return behaviour(request, context);
    },
    close: async () => {},
  };
}
