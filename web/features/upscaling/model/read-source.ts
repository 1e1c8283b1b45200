import { uploadLimits } from '#contract/limits.ts';
import { type PictureFacts, readFacts } from '#web/features/references/index.ts';
import { type FileSource, releaseSource } from './upscale-source.ts';

/** Why a file cannot be upscaled; each is the text key of its sentence. */
export type SourceFault = 'invalid' | 'heic' | 'tooManyBytes' | 'tooManyPixels';

export class SourceError extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault) {
    super(fault);
    this.name = 'SourceError';
    this.fault = fault;
  }
}

/** Decodes a picture far enough to know its size; the browser's decoder except in tests. */
export type MeasurePicture = (url: string) => Promise<{ width: number; height: number }>;

/**
 * Reads a file as it will be sent: the original, since upscaling needs every pixel. Throws `SourceError` for
 * a file that no server would accept, before anything is uploaded.
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
    // The file may disappear from the disk after it was chosen.
    throw new SourceError('invalid');
  }
}

export interface SourceReader {
  /** Null if another file was chosen, or the file was dropped, before it was read. Throws `SourceError`. */
  read(file: File): Promise<FileSource | null>;
  /** Drops the file being read. */
  drop(): void;
}

/** Reads chosen files: the last one chosen counts, not the last one read. */
export function createSourceReader(read: (file: File) => Promise<FileSource> = readSource): SourceReader {
  let turn = 0;
  return {
    async read(file) {
      turn += 1;
      const own = turn;
      try {
        const source = await read(file);
        if (own === turn) return source;
        releaseSource(source);
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

/** The size of a picture, upright. For most files an image element reads only the header. */
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
