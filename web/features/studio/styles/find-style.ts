import type { QueryClient } from '@tanstack/react-query';
import type { CustomImageStyle, CustomThumbnailStyle } from '#contract/styles.ts';
import { fetchDescribedStyles } from '#web/features/described-styles/index.ts';
import { fetchTrainedStyles, findTrainedStyle } from '#web/features/trained-styles/index.ts';
import { findOwnImageStyle } from './find-own-style.ts';

/** A style named by a link or a voice command. */
export interface FoundStyle {
  /** Whether it belongs to Thumbnails or to Genesys. */
  kind: 'thumbnail' | 'image';
  id: string;
}

/** The user's own styles that are loaded. */
export interface OwnStyles {
  trained: readonly CustomThumbnailStyle[];
  described: readonly CustomImageStyle[];
}

/** Finds one of the user's own styles by name. */
export function findOwnStyle(nameOrId: string, { trained, described }: OwnStyles): FoundStyle | undefined {
  if (nameOrId.trim() === '') return undefined;
  const thumbnail = findTrainedStyle(trained, nameOrId);
  if (thumbnail !== undefined) return { kind: 'thumbnail', id: thumbnail.id };
  const image = findOwnImageStyle(described, nameOrId);
  return image && { kind: 'image', id: image.id };
}

/** The user's own styles from the cache or the server; empty for a kind that fails to load. */
export async function loadOwnStylesOf(client: QueryClient): Promise<OwnStyles> {
  const [trained, described] = await Promise.all([
    fetchTrainedStyles(client).catch(() => []),
    fetchDescribedStyles(client).catch(() => []),
  ]);
  return { trained, described };
}
