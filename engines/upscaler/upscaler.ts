import { Worker } from 'node:worker_threads';
import { upscaleSignatures, upscaleWarnings } from '#contract/upscale.ts';
import type { EngineWarning } from '../calls.ts';
import { type Engine, EngineError } from '../engine.ts';
import { createPictureThread, TaskRefused } from '../picture-thread/picture-thread.ts';
import { requestOf } from '../request-of.ts';
import { runtimes as allRuntimes, type Runtime } from './network/network.ts';
import type { Upscaled, UpscaleTask } from './thread/protocol.ts';

/** The signatures of enlarged pictures, by what has enlarged them. */
const signatures: Record<Runtime, string> = {
  native: upscaleSignatures.network,
  wasm: upscaleSignatures.network,
  lanczos: upscaleSignatures.resizing,
};

const warnings: Record<Runtime, EngineWarning | null> = {
  native: null,
  wasm: {
    code: upscaleWarnings.slow,
    message: 'Upscaled in WebAssembly, which is slower: the native runtime is not available on this server.',
  },
  lanczos: {
    code: upscaleWarnings.noNetwork,
    message: 'Simple resize: the AI upscaler is not installed on this server.',
  },
};

/**
 * The built-in upscaler: a small network that runs on this machine, without a key or any request. It
 * ignores the prompt. Its pictures are PNGs, so that with neutral sliders they are bit-identical to the
 * network's output. `runtimes` are tried in this order.
 */
export function createUpscaler({ runtimes = allRuntimes }: { runtimes?: readonly Runtime[] } = {}): Engine {
  const thread = createPictureThread<UpscaleTask, Upscaled>(
    () => new Worker(new URL('./thread/worker.ts', import.meta.url), { workerData: { runtimes } }),
  );
  return {
    capabilities: {
      id: 'upscaler',
      name: 'Built-in upscaler',
      madeBy: signatures.native,
      isModel: true,
      isRemote: false,
      operations: ['upscale'],
      facts: { upscale: { priceMicros: 0, typicalMs: 3_000 } },
      takesSeed: true,
      tools: [],
      aspectRatios: [],
      pictures: { sizes: 'any', formats: ['image/png'], takesMask: false },
      maxReferences: 0,
      upscaleReads: ['dynamic', 'creativity', 'resemblance'],
      progress: 'measured',
      concurrency: 1,
      // 64 megapixels take half a minute natively on two cores, and three or more in WebAssembly.
      timeoutMs: 600_000,
      afterCrash: 'restart',
    },
    async submit() {
      return {};
    },
    async collect(input, _ticket, { signal, onProgress }) {
      const { picture, ...request } = requestOf(input, 'upscale');
      const task = {
        bytes: picture.bytes,
        factor: request.factor,
        dynamic: request.dynamic,
        creativity: request.creativity,
        resemblance: request.resemblance,
        seed: request.seed,
      };
      try {
        const { runtime, ...made } = await thread.run(task, {
          signal,
          onProgress: (fraction) => onProgress(fraction, 'working'),
        });
        const warning = warnings[runtime];
        return {
          pictures: [{ ...made, mimeType: 'image/png', recipe: null }],
          warnings: warning ? [warning] : [],
          enhancedPrompt: null,
          madeBy: signatures[runtime],
          isModelMade: runtime !== 'lanczos',
        };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const kind = error instanceof TaskRefused ? 'invalid_input' : 'unavailable';
        throw new EngineError(kind, 'the built-in upscaler could not enlarge this picture', { cause: error });
      }
    },
    close: () => thread.close(),
  };
}
