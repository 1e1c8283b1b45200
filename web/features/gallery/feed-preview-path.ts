import { pathOf } from '#contract/routes.ts';

/** Where a picture is looked at among others, as on a video site. */
export function feedPreviewPath(imageId: string): string {
  return `${pathOf('feedPreview')}?image=${imageId}`;
}
