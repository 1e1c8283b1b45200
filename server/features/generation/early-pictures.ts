import type { EngineContext, EnginePicture } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import type { RunningJob } from '../jobs/jobs.ts';
import type { GenerationContext } from './context.ts';
import type { GenerationInput } from './input.ts';
import { type StoredFiles, storePicture } from './store-picture.ts';

export type EarlyPictures = ReturnType<typeof createEarlyPictures>;

/**
 * Stores the pictures of a job that an engine has finished while it still makes the others, and shows each in
 * its place. The gallery gets them with the rest, in one transaction.
 */
export function createEarlyPictures(
  { objects, sign }: Pick<GenerationContext, 'objects' | 'sign'>,
  job: RunningJob<GenerationInput>,
) {
  const stored = new Map<EnginePicture, Promise<StoredFiles>>();
  let calls = 0;

  /** A file's content never changes: each engine that is called has names of its own. */
  const fileName = (position: number) => (calls < 2 ? `${position}` : `call-${calls}-${position}`);

  return {
    fileName,
    /** Returns what receives the pictures of this engine. */
    begin({ capabilities }: Engine): NonNullable<EngineContext['onPicture']> {
      calls += 1;
      const own = calls;
      return (picture, position) => {
        if (own !== calls || job.signal.aborted) return;
        const files = storePicture(objects, {
          job,
          fileName: fileName(position),
          picture,
          madeBy: capabilities.madeBy,
          isModelMade: capabilities.isModel,
          input: job.input,
        });
        stored.set(picture, files);
        files.then(
          ({ width, height, variants }) => {
            const shown = variants.map((one) => ({ width: one.width, url: sign(one.key) }));
            if (own === calls) job.reveal(position, { width, height, variants: shown });
          },
          // `storeOne` awaits the same promise and reports the error.
          () => {},
        );
      };
    },
    /** The files of a picture that is stored, or being stored; undefined for others. */
    filesOf: (picture: EnginePicture): Promise<StoredFiles> | undefined => stored.get(picture),
    /** Resolves when no file is being written. */
    settled: () => Promise.allSettled(stored.values()),
    /** Deletes the files of an engine that failed after some of its pictures. */
    async removeUnused(kept: readonly StoredFiles[]): Promise<void> {
      const keys = new Set(kept.flatMap(keysOf));
      const all = await Promise.allSettled(stored.values());
      const unused = all.flatMap((one) => (one.status === 'fulfilled' ? keysOf(one.value) : []));
      await objects.delete(unused.filter((key) => !keys.has(key)));
    },
  };
}

function keysOf({ objectKey, variants }: StoredFiles): string[] {
  return [objectKey, ...variants.map(({ key }) => key)];
}
