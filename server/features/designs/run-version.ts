import { v5 } from 'uuid';
import type { EnginePicture } from '#engines/calls.ts';
import { NotADesign } from '#engines/designs.ts';
import { type Engine, EngineError } from '#engines/engine.ts';
import type { NewImageRow } from '../gallery/gallery.ts';
import { readReferencePictures, storePicture } from '../generation/generation.ts';
import type { Completion, RunningJob } from '../jobs/jobs.ts';
import type { VersionsDeps } from './context.ts';
import { drawnFrom } from './find-design.ts';
import type { VersionInput } from './version-input.ts';

/** The engine's share of the progress bar; the rest is storing. */
const engineShare = 0.9;

/** Draws a version, stores it, and returns its completion. */
export async function runVersion(deps: VersionsDeps, job: RunningJob<VersionInput>): Promise<Completion> {
  const engine = deps.engines.byId(job.engine);
  if (!engine?.designs) throw new EngineError('misconfigured', `the engine ${job.engine} draws no designs`);
  const picture = await draw(deps, engine, job);
  job.signal.throwIfAborted();
  job.report(engineShare, 'storing');
  const { input } = job;
  const { base } = input;
  const maker = base
    ? { engine: base.engine, madeBy: base.madeBy, isModelMade: true }
    : {
        engine: engine.capabilities.id,
        madeBy: engine.capabilities.madeBy,
        isModelMade: engine.capabilities.isModel,
      };
  const files = await storePicture(deps.objects, {
    job,
    fileName: '0',
    picture,
    ...maker,
    hasDrawnWords: base !== null,
    input,
  });
  const { style, references, referencesOf, ownsReferences, base: _, ...taken } = input;
  const row: NewImageRow = {
    ...taken,
    ...files,
    userId: job.userId,
    // Derived from the job, so that every attempt makes the same picture.
    id: v5('picture:0', job.jobId),
    jobId: job.jobId,
    styleId: style.id,
    styleName: style.name,
    versionKind: 'design',
    cost: 0,
    ...maker,
    createdAt: deps.clock.now(),
  };
  return async (tx) => {
    // The references are deleted with the last picture that has them: a later version has none.
    const hasReferences =
      ownsReferences ||
      (referencesOf !== null && (await deps.gallery.stillHasReferences(tx, job.userId, referencesOf)));
    const shared = hasReferences ? { references, referencesOf } : { references: [], referencesOf: null };
    const hasBase = base !== null && (await deps.gallery.stillHasBase(tx, job.userId, base.key));
    const image = await deps.gallery.add(tx, { ...row, ...shared, baseKey: hasBase ? base.key : null });
    await deps.edits.add(tx, {
      editType: 'design',
      userId: job.userId,
      originalImageId: input.versionOf,
      editedImageId: image.id,
      prompt: input.prompt,
      tool: input.tool,
      image: { width: image.width, height: image.height },
    });
    return [image];
  };
}

async function draw(
  deps: VersionsDeps,
  engine: Engine,
  job: RunningJob<VersionInput>,
): Promise<EnginePicture> {
  const { recipe, settings } = job.input;
  const references = drawnFrom({ ...job.input, baseKey: job.input.base?.key ?? null });
  const timeout = AbortSignal.timeout(engine.capabilities.timeoutMs);
  try {
    const drawn = await engine.designs?.draw(recipe, {
      outputQuality: settings.outputQuality,
      references: await readReferencePictures(deps.objects, engine, references),
      signal: AbortSignal.any([job.signal, timeout]),
      onProgress: (fraction, step) => job.report(fraction * engineShare, step),
    });
    if (!drawn) throw new EngineError('misconfigured', 'the engine draws no designs');
    return drawn;
  } catch (cause) {
    if (job.signal.aborted) throw cause;
    if (timeout.aborted) throw new EngineError('timed_out', 'the engine did not draw in time', { cause });
    if (cause instanceof EngineError) throw cause;
    const kind = cause instanceof NotADesign ? 'invalid_input' : 'unavailable';
    throw new EngineError(kind, 'this version could not be drawn', { cause });
  }
}
