import { pathOf } from '#contract/routes.ts';

/** The address of the canvas editor with a gallery picture. */
export function canvasPath(imageId: string): string {
  return `${pathOf('canvas')}?image=${encodeURIComponent(imageId)}`;
}
