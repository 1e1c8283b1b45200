import { minuteMs } from '../../contract/durations.ts';
import { builtinSignature } from '../../contract/images.ts';
import { aspectRatios, resolutions } from '../../contract/resolutions.ts';
import { generateTools } from '../../contract/tools.ts';
import type { EngineStep, EngineWarning } from '../calls.ts';
import { type Engine, EngineError } from '../engine.ts';
import { inTurn } from '../in-turn.ts';
import { requestOf } from '../request-of.ts';
import { encodingOf } from '../result-encoding.ts';
import {
  type BuiltinEngine,
  createBuiltinEngine,
  type DesignStep,
  type Drawing,
  DrawingFailed,
  PhotoUnreadable,
} from './builtin.ts';
import { createDesigns } from './interactive/designs.ts';
import { createInteractiveThread } from './interactive/interactive-thread.ts';
import { mostPhotos } from './recipe.ts';
import { toDesignInput } from './to-design-input.ts';
import { trainStyle } from './training/train-style.ts';

const stepNames: Record<DesignStep, EngineStep> = {
  'reading the prompt': 'reading',
  scene: 'scene',
  hero: 'hero',
  headline: 'headline',
  finishing: 'finishing',
  encoding: 'encoding',
};

/** Removes repeated warnings: the designs of one prompt mostly share them. */
function eachOnce(warnings: readonly EngineWarning[]): EngineWarning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

/**
 * Creates the built-in design engine behind the common engine interface. It costs nothing and draws in
 * `threads` threads.
 */
export function createBuiltin({ threads = 1 }: { threads?: number } = {}): Engine {
  const builtin: BuiltinEngine = createBuiltinEngine({ threads });
  const panelThread = createInteractiveThread();
  // Reading a prompt takes milliseconds, but not every prompt is guaranteed to. A thread of its own keeps the
  // process and the design panel responsive.
  const promptThread = createInteractiveThread();
  // Loading takes half a second, which the first user would otherwise wait. A thread that cannot draw fails
  // again when a picture is requested, so the error is ignored here.
  builtin.warmUp().catch(() => {});
  return {
    capabilities: {
      id: 'builtin',
      madeBy: builtinSignature,
      isModel: false,
      isRemote: false,
      operations: ['generate', 'enhancePrompt', 'enhanceStyle', 'trainStyle', 'designs'],
      takesSeed: true,
      tools: generateTools,
      aspectRatios,
      pictures: {
        sizes: Object.values(resolutions).map(({ width, height }) => [width, height] as const),
        formats: ['image/webp', 'image/png'],
        takesMask: false,
      },
      maxReferences: mostPhotos,
      progress: 'measured',
      concurrency: threads + 1,
      timeoutMs: minuteMs,
      trainingTimeoutMs: 120_000,
      afterCrash: 'restart',
    },
    async submit() {
      return {};
    },
    async collect(workRequest, _ticket, { signal, onProgress, onPicture }) {
      const request = requestOf(workRequest, 'generate');
      const { count, outputQuality } = request.settings;
      const drawn: Drawing[] = [];
      try {
        const photos =
          request.references.length > 0 ? await builtin.prepare(request.references, { signal }) : null;
        for (let index = 0; index < count; index += 1) {
          const drawing = await builtin.design(toDesignInput(request, index), {
            signal,
            encoding: encodingOf(request.style.id, outputQuality),
            ...(photos && { photos }),
            onProgress: (fraction, step) =>
              onProgress((index + fraction) / count, stepNames[step], inTurn(count, index, fraction)),
          });
          drawn.push(drawing);
          if (count > 1) onPicture?.(drawing, index);
        }
      } catch (error) {
        if (signal.aborted) throw error;
        const isInput = error instanceof DrawingFailed || error instanceof PhotoUnreadable;
        const kind = isInput ? 'invalid_input' : 'unavailable';
        throw new EngineError(kind, 'the built-in engine could not draw this design', { cause: error });
      }
      const [first, ...others] = drawn;
      if (!first) throw new EngineError('invalid_input', 'no picture was requested');
      return {
        pictures: [first, ...others],
        warnings: eachOnce(drawn.flatMap(({ warnings }) => warnings)),
        enhancedPrompt: null,
      };
    },
    enhancePrompt: (request, { signal }) => promptThread.call('enhancePrompt', request, signal),
    enhanceStyle: (request, { signal }) => promptThread.call('enhanceStyle', request, signal),
    trainStyle: async ({ readPictures, mode }, context) =>
      trainStyle({ pictures: await readPictures(), mode }, context),
    faces: {
      read: (picture, { signal }) => builtin.readFace(picture, { signal }),
      suiting: (prompt, { signal }) => promptThread.call('suitingFaces', { prompt }, signal),
    },
    cutOuts: {
      find: (picture, request, { signal }) => builtin.cutOut(picture, request, { signal }),
    },
    designs: createDesigns({ thread: panelThread, builtin, stepNames }),
    async close() {
      await Promise.all([builtin.close(), panelThread.close(), promptThread.close()]);
    },
  };
}
