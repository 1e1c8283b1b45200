import type { VersionKind } from '#contract/gallery-fields.ts';
import type { GalleryImage } from '#contract/images.ts';

/** A version's name: its kind, numbered from the first picture, or its upscale factor. */
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
 * The picture to compare with: the version's source; if that is gone, the previous version; for the first
 * one, the newest. Null if there is no other.
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
