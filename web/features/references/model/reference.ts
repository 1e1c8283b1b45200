import type { ReferenceSettings } from '#contract/references.ts';
import type { PreparedPicture } from '../shrink/protocol.ts';

/** A reference image. */
export interface Reference extends ReferenceSettings {
  id: string;
  /** The name of the chosen file. */
  name: string;
  /** The file to upload: at most 2,048 px on its longer side. */
  file: File;
  preview: Blob;
  /** An object URL of the preview, revoked with the reference. */
  previewUrl: string;
  width: number;
  height: number;
  /** The size of the chosen file. */
  originalBytes: number;
  isFirstFrame: boolean;
  /** It came along from another tool's form; false once the user changed something about it here. */
  isCarried: boolean;
  /** The gallery picture that it is a copy of; null for a file. */
  imageId: string | null;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

let count = 0;

export function createReference(
  { bytes, preview, width, height, isFirstFrame }: PreparedPicture,
  original: { name: string; bytes: number; imageId?: string | null },
  settings: ReferenceSettings = { use: 'auto', strokes: [] },
): Reference {
  count += 1;
  const stem = original.name.replace(/\.[^.]*$/, '') || 'reference';
  return {
    id: `${Date.now().toString(36)}-${count}`,
    name: original.name,
    file: new File([bytes], `${stem}.${extensions[bytes.type] ?? 'jpg'}`, { type: bytes.type }),
    preview,
    previewUrl: URL.createObjectURL(preview),
    width,
    height,
    originalBytes: original.bytes,
    isFirstFrame,
    isCarried: false,
    imageId: original.imageId ?? null,
    ...settings,
  };
}

/** The same picture for another tool's form, which removes it on its own. */
export function copyReference(reference: Reference): Reference {
  count += 1;
  return {
    ...reference,
    id: `${Date.now().toString(36)}-${count}`,
    previewUrl: URL.createObjectURL(reference.preview),
    isCarried: true,
  };
}
