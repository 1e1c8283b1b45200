import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import type { EntryState } from '#web/features/send-to/index.ts';
import { shownPrompt } from './shown-prompt.ts';

/** Where a picture is looked at among others, as on a video site. */
export function feedPreviewPath(imageId: string): string {
  return `${pathOf('feedPreview')}?image=${imageId}`;
}

/** What goes there with it, so that the preview shows it before it has asked. */
export function feedPreviewState(image: GalleryImage): EntryState {
  const { id, thumbnailUrl, width, height } = image;
  const prompt = shownPrompt(image) ?? '';
  return { feedThumbnail: { imageId: id, url: thumbnailUrl, prompt, width, height } };
}
