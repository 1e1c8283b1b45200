import { uploadLimits } from '#contract/limits.ts';
import { type PictureFacts, readFacts } from '#web/features/references/index.ts';
import { type FileSource, letSourceGo } from './upscale-source.ts';

/** Why a file cannot be enlarged; the keys are those of its sentence in the texts. */
export type SourceFault = 'invalid' | 'heic' | 'tooManyBytes' | 'tooManyPixels';

export class SourceError extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault) {
    super(fault);
    this.name = 'SourceError';
    this.fault = fault;
  }
}

/** What decodes a picture far enough to know its size; the browser's own unless a test gives another. */
export type MeasurePicture = (url: string) => Promise<{ width: number; height: number }>;

/**
 * Reads a file as it will be sent: the original, since an enlargement needs every pixel of it. Throws `SourceError` for
 * what no server would take, before anything is uploaded.
 */
export async function readSource(file: File, measure: MeasurePicture = measureImage): Promise<FileSource> {
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) throw new SourceError('heic');
  if (file.size > uploadLimits.maxBytes) throw new SourceError('tooManyBytes');
  const { kind, isAnimated } = await factsOf(file);
  if (kind === 'heic' || kind === 'unknown') throw new SourceError(kind === 'heic' ? 'heic' : 'invalid');
  const previewUrl = URL.createObjectURL(file);
  try {
    const { width, height } = await measure(previewUrl);
    if (width * height > uploadLimits.maxPixels || Math.max(width, height) > uploadLimits.maxSide) {
      throw new SourceError('tooManyPixels');
    }
    return { kind: 'file', file, name: file.name, width, height, previewUrl, isAnimated };
  } catch (error) {
    URL.revokeObjectURL(previewUrl);
    throw error instanceof SourceError ? error : new SourceError('invalid');
  }
}

async function factsOf(file: File): Promise<PictureFacts> {
  try {
    return await readFacts(file);
  } catch {
    // A file may go from the disk between the choice and this.
    throw new SourceError('invalid');
  }
}

export interface SourceReader {
  /** Null where another file was chosen, or none is wanted any more, before this one was read. Throws `SourceError`. */
  read(file: File): Promise<FileSource | null>;
  /** What is being read is not wanted any more. */
  drop(): void;
}

/** Reads the files that somebody chooses one after the other: the last that was chosen counts, not the last that is read. */
export function createSourceReader(read: (file: File) => Promise<FileSource> = readSource): SourceReader {
  let turn = 0;
  return {
    async read(file) {
      turn += 1;
      const own = turn;
      try {
        const source = await read(file);
        if (own === turn) return source;
        letSourceGo(source);
      } catch (error) {
        if (own === turn) throw error;
      }
      return null;
    },
    drop() {
      turn += 1;
    },
  };
}

/** The size of a picture, upright. An element reads no more than the head of most files for it. */
async function measureImage(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  const loaded = Promise.withResolvers<void>();
  image.onload = () => loaded.resolve();
  image.onerror = () => loaded.reject(new SourceError('invalid'));
  image.src = url;
  await loaded.promise;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) throw new SourceError('invalid');
  return { width, height };
}
