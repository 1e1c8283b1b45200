import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import type { EntryState } from '#web/features/send-to/index.ts';
import { shownPrompt } from './shown-prompt.ts';

/** The address of the feed preview for a picture. */
export function feedPreviewPath(imageId: string): string {
  return `${pathOf('feedPreview')}?image=${imageId}`;
}

/** Router state that lets the preview show the picture before it is fetched. */
export function feedPreviewState(image: GalleryImage): EntryState {
  const { id, thumbnailUrl, width, height } = image;
  const prompt = shownPrompt(image) ?? '';
  return { feedThumbnail: { imageId: id, url: thumbnailUrl, prompt, width, height } };
}
