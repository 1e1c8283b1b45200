import type { VersionKind } from '#contract/gallery.ts';
import type { GalleryImage } from '#contract/images.ts';

/** What a version is called: the kind, counted from the first picture on, or how many times it is larger. */
export type VersionName =
  | { kind: Exclude<VersionKind, 'upscale'>; number: number }
  | { kind: 'upscale'; factor: number };

/** `index` counts from 0, the first picture of the stack. */
export function versionName(
  version: Pick<GalleryImage, 'versionKind' | 'scaleFactor'>,
  index: number,
): VersionName {
  const { versionKind: kind, scaleFactor } = version;
  if (kind === 'upscale') return { kind, factor: scaleFactor ?? 2 };
  return { kind, number: index + 1 };
}

type Made = Pick<GalleryImage, 'id' | 'versionOf'>;

/**
 * What a picture is compared with: the one that it was made from; where that is gone, the one before it; of the first
 * one, the newest. Null where there is no other.
 */
export function comparedWith(
  image: Made,
  versions: readonly Made[],
): { before: string; after: string } | null {
  const index = versions.findIndex(({ id }) => id === image.id);
  if (index === -1 || versions.length < 2) return null;
  if (index === 0) return { before: image.id, after: versions[versions.length - 1]?.id ?? image.id };
  const source = versions.find(({ id }) => id === image.versionOf) ?? versions[index - 1];
  return source === undefined ? null : { before: source.id, after: image.id };
}
