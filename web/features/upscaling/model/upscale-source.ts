import type { DrawnDesign } from '#web/features/gallery/lazy.ts';

/** Facts about a picture to upscale. Sizes in pixels. */
interface SourceFacts {
  name: string;
  width: number;
  height: number;
  previewUrl: string;
}

/**
 * A file of the user's, sent unchanged. Its preview is an object URL, which the owner of the source must
 * revoke.
 */
export interface FileSource extends SourceFacts {
  kind: 'file';
  file: File;
  /** Whether it is animated: only its first frame is upscaled. */
  isAnimated: boolean;
}

/** A picture of the gallery: sent by its id. */
export interface ImageSource extends SourceFacts {
  kind: 'image';
  imageId: string;
  /** Set for a design, which can be drawn again at a larger size. */
  design: DrawnDesign | null;
}

export type UpscaleSource = FileSource | ImageSource;

/** The part of a source that is sent: file or id. */
export type SentSource = Pick<FileSource, 'kind' | 'file'> | Pick<ImageSource, 'kind' | 'imageId'>;

const fileKeys = new WeakMap<File, string>();
let count = 0;

/** Identifies a source, to recognise a repeated submission. */
export function sourceKey(source: SentSource): string {
  if (source.kind === 'image') return source.imageId;
  const known = fileKeys.get(source.file);
  if (known !== undefined) return known;
  count += 1;
  const key = `file-${count}`;
  fileKeys.set(source.file, key);
  return key;
}

/** Revokes the preview of a source that is no longer shown. */
export function releaseSource(source: UpscaleSource | null): void {
  if (source?.kind === 'file') URL.revokeObjectURL(source.previewUrl);
}
