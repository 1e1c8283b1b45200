import type { ShowcaseItem } from '#contract/site.ts';
import { findThumbnailStyle } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import type { SharedPicture } from '../../gallery/gallery.ts';
import { type DeliveredPicture, deliveredWidths } from './delivered.ts';

/** Where a user's picture of the showcase lies; `routes.ts` serves it. */
export const showcasePath = '/showcase';

export function presentDelivered(id: string, picture: DeliveredPicture): ShowcaseItem {
  return {
    id,
    prompt: picture.prompt,
    tool: tools.Thumbnail.label,
    style: findThumbnailStyle(picture.style)?.styleName ?? picture.style,
    width: 1280,
    height: 720,
    variants: deliveredWidths.map((width) => ({
      width,
      url: `/media/showcase/${picture.name}-${width}.webp`,
    })),
    thumbhash: null,
  };
}

export function presentShared(id: string, picture: SharedPicture): ShowcaseItem {
  return {
    id,
    prompt: picture.prompt,
    tool: tools[picture.tool].label,
    style: picture.styleName,
    width: picture.width,
    height: picture.height,
    variants: picture.variants.map(({ width }) => ({ width, url: `${showcasePath}/${id}/${width}.webp` })),
    thumbhash: picture.thumbhash,
  };
}
