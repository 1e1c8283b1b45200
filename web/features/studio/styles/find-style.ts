import type { QueryClient } from '@tanstack/react-query';
import type { CustomImageStyle, CustomThumbnailStyle } from '#contract/styles.ts';
import { fetchDescribedStyles } from '#web/features/described-styles/index.ts';
import { fetchTrainedStyles, findTrainedStyle } from '#web/features/trained-styles/index.ts';
import { findOwnImageStyle } from './find-own-style.ts';

/** A style that a link or a spoken command means. */
export interface FoundStyle {
  /** Of the Thumbnails tool, or of Genesys. */
  kind: 'thumbnail' | 'image';
  id: string;
}

/** The user's own styles, as far as they are known. */
export interface OwnStyles {
  trained: readonly CustomThumbnailStyle[];
  described: readonly CustomImageStyle[];
}

/** Of the user's own styles the one that is called so. */
export function findOwnStyle(wanted: string, { trained, described }: OwnStyles): FoundStyle | undefined {
  if (wanted.trim() === '') return undefined;
  const thumbnail = findTrainedStyle(trained, wanted);
  if (thumbnail !== undefined) return { kind: 'thumbnail', id: thumbnail.id };
  const image = findOwnImageStyle(described, wanted);
  return image && { kind: 'image', id: image.id };
}

/** The user's own styles, from the cache or the server; none of a kind that cannot be had. */
export async function loadOwnStylesOf(client: QueryClient): Promise<OwnStyles> {
  const [trained, described] = await Promise.all([
    fetchTrainedStyles(client).catch(() => []),
    fetchDescribedStyles(client).catch(() => []),
  ]);
  return { trained, described };
}
