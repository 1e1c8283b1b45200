/** What is known of a picture that somebody wants to enlarge. Sizes in pixels. */
interface SourceFacts {
  name: string;
  width: number;
  height: number;
  previewUrl: string;
}

/** A file of the user's, sent as it is. Its preview is an object URL: whoever drops the source revokes it. */
export interface FileSource extends SourceFacts {
  kind: 'file';
  file: File;
  /** Whether it moves: what is enlarged is its first frame. */
  isAnimated: boolean;
}

/** A picture of the gallery, which the server has already: it is sent by its id. */
export interface ImageSource extends SourceFacts {
  kind: 'image';
  imageId: string;
}

export type UpscaleSource = FileSource | ImageSource;

/** What of a source is sent: the file, or the id. */
export type SentSource = Pick<FileSource, 'kind' | 'file'> | Pick<ImageSource, 'kind' | 'imageId'>;

const fileKeys = new WeakMap<File, string>();
let count = 0;

/** Tells one source from another, so that a press is known to be the same again. */
export function sourceKey(source: SentSource): string {
  if (source.kind === 'image') return source.imageId;
  const known = fileKeys.get(source.file);
  if (known !== undefined) return known;
  count += 1;
  const key = `file-${count}`;
  fileKeys.set(source.file, key);
  return key;
}

/** Lets the preview of a source go that is shown nowhere any more. */
export function letSourceGo(source: UpscaleSource | null): void {
  if (source?.kind === 'file') URL.revokeObjectURL(source.previewUrl);
}
