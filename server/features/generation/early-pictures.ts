import type { EngineContext, EnginePicture, EngineWarning } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import { otherEngineWarnings } from '../engines/engines.ts';
import type { RunningJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { objectKeys } from './object-keys.ts';
import { referenceWarnings, type StoredPicture } from './shown-picture.ts';
import { type StoredFiles, storePicture } from './store-picture.ts';

export type EarlyPictures = ReturnType<typeof createEarlyPictures>;

/** One call of an engine in a job: names its files, and receives the pictures that are done early. */
export interface EngineCall {
  /** A file's content never changes: each engine that is called has names of its own. */
  fileName(position: number): string;
  readonly onPicture: NonNullable<EngineContext['onPicture']>;
}

/** The pictures of a call that has failed, with their positions. */
export interface Delivered {
  readonly engine: Engine;
  readonly call: EngineCall;
  readonly pictures: ReadonlyMap<number, EnginePicture>;
}

/**
 * Stores the pictures of a job that an engine has finished while it still makes the others, and shows each in
 * its place. The gallery gets them with the rest, in one transaction, or alone if the job is cancelled.
 */
export function createEarlyPictures(
  { objects, sign }: Pick<GenerationContext, 'objects' | 'sign'>,
  job: RunningJob<GenerationInput>,
) {
  const stored = new Map<EnginePicture, Promise<StoredFiles>>();
  const delivered: { engine: Engine; call: EngineCall; pictures: Map<number, EnginePicture> }[] = [];
  const revealOnly = (kept: readonly StoredPicture[]) =>
    job.revealOnly(Object.fromEntries(kept.map((one) => [one.position, one])));

  return {
    begin(engine: Engine): EngineCall {
      const { id, madeBy, isModel } = engine.capabilities;
      const own = delivered.length + 1;
      const isLatest = () => own === delivered.length;
      const pictures = new Map<number, EnginePicture>();
      const fileName = (position: number) => (own < 2 ? `${position}` : `call-${own}-${position}`);
      const call: EngineCall = {
        fileName,
        onPicture(picture, position) {
          if (!isLatest() || job.signal.aborted) return;
          const files = storePicture(objects, {
            job,
            fileName: fileName(position),
            picture,
            madeBy,
            isModelMade: isModel,
            input: job.input,
          });
          stored.set(picture, files);
          files.then(
            (stored) => {
              pictures.set(position, picture);
              if (!isLatest()) return;
              const { width, height, variants } = stored;
              const shown = variants.map((one) => ({ width: one.width, url: sign(one.key) }));
              const kept: StoredPicture = {
                ...stored,
                position,
                engine: id,
                madeBy,
                isModelMade: isModel,
                recipe: picture.recipe,
                enhancedPrompt: null,
                warnings: [
                  ...warningsOf(picture),
                  ...referenceWarnings(engine, job.input),
                  ...otherEngineWarnings({ engine, isFirstChoice: own === 1 }),
                ],
              };
              job.reveal(position, { width, height, variants: shown }, kept);
            },
            // `storeOne` awaits the same promise and reports the error.
            () => {},
          );
        },
      };
      delivered.push({ engine, call, pictures });
      return call;
    },
    /** The files of a picture that is stored, or being stored; undefined for others. */
    filesOf: (picture: EnginePicture): Promise<StoredFiles> | undefined => stored.get(picture),
    /** Resolves when no file is being written. */
    settled: () => Promise.allSettled(stored.values()),
    /** The stored pictures of the call that has made most of them; null without any. */
    async mostDelivered(): Promise<Delivered | null> {
      await Promise.allSettled(stored.values());
      const [most] = delivered.toSorted((a, b) => b.pictures.size - a.pictures.size);
      return most !== undefined && most.pictures.size > 0 ? most : null;
    },
    /** Deletes the files of an engine that failed after some of its pictures. */
    async removeUnused(kept: readonly StoredPicture[]): Promise<void> {
      const keys = new Set(kept.flatMap(keysOf));
      const all = await Promise.allSettled(stored.values());
      const early = all.flatMap((one) => (one.status === 'fulfilled' ? keysOf(one.value) : []));
      const unused = early.filter((key) => !keys.has(key));
      if (unused.length === 0) return;
      await revealOnly(kept);
      await objects.delete(unused);
    },
    /** Shows none but these. From now on a cancel keeps them, and the files of others may go. */
    async revealOnly(kept: readonly StoredPicture[]): Promise<void> {
      // A file still being written would be shown after this.
      await Promise.allSettled(stored.values());
      await revealOnly(kept);
    },
    /**
     * Deletes whatever else this attempt has stored, as files of a picture that were not all stored. Await
     * `revealOnly` before.
     */
    async removeOthers(kept: readonly StoredPicture[]): Promise<void> {
      const keys = new Set(kept.flatMap(keysOf));
      const all = await objects.list(objectKeys.attempt(job.userId, job.jobId, job.attempt));
      await objects.delete(all.filter((key) => !keys.has(key)));
    },
  };
}

/** The notes of an engine that makes them for each picture. Those of its result include them. */
export function warningsOf(
  picture: EnginePicture & { readonly warnings?: readonly EngineWarning[] },
): readonly EngineWarning[] {
  return picture.warnings ?? [];
}

function keysOf({ objectKey, variants, baseKey }: StoredFiles): string[] {
  return [objectKey, ...variants.map(({ key }) => key), ...(baseKey ? [baseKey] : [])];
}
