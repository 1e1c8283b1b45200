import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { isGenerateTool } from '#contract/tools.ts';

/** What the studio takes over from a picture: its prompt alone, or all that it was made with. */
export type Taken = 'prompt' | 'settings';

/** The studio with what it takes over from a picture. */
export function studioPath(imageId: string, taken: Taken): string {
  return `${pathOf('studio')}?use=${taken}&image=${imageId}`;
}

/** Whether the studio has a form in which a picture could be made again. */
export function hasForm(image: Pick<GalleryImage, 'variant'>): boolean {
  return isGenerateTool(image.variant);
}
