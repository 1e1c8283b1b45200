import type { ShowcaseItem } from '#contract/site.ts';
import { findThumbnailStyle } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import { v2PresetLabel } from '#contract/v2-presets.ts';
import type { SharedPicture } from '../../gallery/gallery.ts';
import { type DeliveredPicture, deliveredWidths } from './delivered.ts';

/** Where a user's picture of the showcase lies; `routes.ts` serves it. */
export const showcasePath = '/showcase';

export function presentDelivered(id: string, picture: DeliveredPicture): ShowcaseItem {
  const { look } = picture;
  return {
    id,
    prompt: picture.prompt,
    tool: tools[look.tool].label,
    style: styleName(look),
    width: 1280,
    height: 720,
    variants: deliveredWidths.map((width) => ({
      width,
      url: `/media/showcase/${picture.name}-${width}.webp`,
    })),
    thumbhash: null,
  };
}

function styleName(look: DeliveredPicture['look']): string {
  if ('preset' in look) return v2PresetLabel(look.preset);
  return findThumbnailStyle(look.style)?.styleName ?? look.style;
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
