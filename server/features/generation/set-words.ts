import { makesThumbnails } from '#contract/tools.ts';
import type { EnginePicture, EngineWarning, ResultPicture } from '#engines/calls.ts';
import type { EngineDesigns } from '#engines/designs.ts';
import type { Engine } from '#engines/engine.ts';
import { cropPicture } from '#server/platform/images/fit-picture.ts';
import { type Engines, engineShare, readProviderPicture } from '../engines/engines.ts';
import type { RunningJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import { describeRequest } from './engine-request.ts';
import { finishPicture } from './finished-picture.ts';
import type { GenerationInput } from './input.ts';
import { allEnded } from './store-picture.ts';

/** The widest picture that is kept under the words, in pixels. Larger ones look the same in a design. */
const widestBase = 2_048;

/** A finished picture, and its place among the job's pictures. */
export interface PlacedPicture {
  readonly picture: EnginePicture;
  readonly position: number;
  /** What is under the words of a design that another engine has made the picture for: a JPEG. */
  readonly base?: Uint8Array;
  readonly warnings?: readonly EngineWarning[];
}

/**
 * The engine that sets the words over another one's picture; null if the other one makes the whole picture:
 * it draws by rules, the tool makes no thumbnails, or the user wants it so.
 */
export function wordSetter(
  engines: Pick<Engines, 'designer'>,
  engine: Engine,
  { tool, settings }: Pick<GenerationInput, 'tool' | 'settings'>,
): (Engine & { readonly designs: EngineDesigns }) | null {
  const isAsked = makesThumbnails(tool) && settings.words === 'adventure';
  if (!isAsked || !engine.capabilities.isModel) return null;
  const designer = engines.designer();
  return designer?.designs ? { ...designer, designs: designer.designs } : null;
}

/**
 * Finishes the pictures of an engine, and sets the words over them if the user wants that. A picture whose
 * words cannot be set stays as the engine has made it, with a warning. Throws like `finishPicture`.
 */
export async function finishPictures(
  context: { engines: Pick<Engines, 'designer'> } & Pick<GenerationContext, 'log'>,
  job: Pick<RunningJob<GenerationInput>, 'jobId' | 'signal' | 'input' | 'report'>,
  { engine, pictures }: { engine: Engine; pictures: readonly ResultPicture[] },
): Promise<PlacedPicture[]> {
  const { input } = job;
  const designer = wordSetter(context.engines, engine, input);
  if (designer === null) {
    return allEnded(
      pictures.map(async (came, position) => ({ picture: await finishPicture(came, input), position })),
    );
  }
  job.report(engineShare, 'headline');
  // Described for the engine that sets the words: a style that the other one has trained is in its own terms.
  const request = { ...describeRequest(input, designer, 'adventure'), references: [] };
  const finished: PlacedPicture[] = [];
  // One after another: the threads that draw are few, and each picture is large.
  for (const [position, came] of pictures.entries()) {
    const source = 'unchecked' in came ? came.unchecked : came.bytes;
    const size = { width: request.width, height: request.height, widest: widestBase };
    const base = await readProviderPicture(() => cropPicture(source, size));
    try {
      const { picture, warnings } = await designer.designs.compose(
        request,
        { bytes: base, mimeType: 'image/jpeg', place: position },
        { signal: job.signal, onProgress: () => {} },
      );
      finished.push({ picture, position, base, warnings });
    } catch (error) {
      if (job.signal.aborted) throw error;
      context.log.warn({ error, jobId: job.jobId }, 'the words of a picture could not be set');
      finished.push({ picture: await finishPicture(came, input), position, warnings: [wordsNotSet] });
    }
  }
  return finished;
}

const wordsNotSet: EngineWarning = {
  code: 'words-not-set',
  message: 'The words could not be set over this picture. It is as the engine made it.',
};
