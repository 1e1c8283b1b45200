import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { isGenerateTool } from '#contract/tools.ts';

/** What the studio copies from a picture: only its prompt, or all its settings. */
export type CopyScope = 'prompt' | 'settings';

/** The studio's address with a picture to copy from. */
export function studioPath(imageId: string, taken: CopyScope): string {
  return `${pathOf('studio')}?use=${taken}&image=${imageId}`;
}

/** Whether the studio has a form that could make the picture again. */
export function hasForm(image: Pick<GalleryImage, 'tool'>): boolean {
  return isGenerateTool(image.tool);
}
