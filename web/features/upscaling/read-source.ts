import { uploadLimits } from '#contract/limits.ts';

/** A picture that somebody wants to enlarge. Sizes in pixels. */
export interface UpscaleSource {
  file: File;
  width: number;
  height: number;
  /** An object URL: whoever drops the source revokes it. */
  previewUrl: string;
}

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
export async function readSource(file: File, measure: MeasurePicture = measureImage): Promise<UpscaleSource> {
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) throw new SourceError('heic');
  if (file.type !== '' && !file.type.startsWith('image/')) throw new SourceError('invalid');
  if (file.size > uploadLimits.maxBytes) throw new SourceError('tooManyBytes');
  const previewUrl = URL.createObjectURL(file);
  try {
    const { width, height } = await measure(previewUrl);
    if (width * height > uploadLimits.maxPixels || Math.max(width, height) > uploadLimits.maxSide) {
      throw new SourceError('tooManyPixels');
    }
    return { file, width, height, previewUrl };
  } catch (error) {
    URL.revokeObjectURL(previewUrl);
    throw error instanceof SourceError ? error : new SourceError('invalid');
  }
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
