import type { ShowcaseItem } from '#contract/site.ts';
import { findThumbnailStyle } from '#contract/styles.ts';
import { tools } from '#contract/tools.ts';
import { v2PresetLabel } from '#contract/v2-presets.ts';
import type { SharedPicture } from '../../gallery/gallery.ts';
import { type BuiltInPicture, builtInWidths } from './built-in-pictures.ts';

/** The path of users' showcase pictures, served by `routes.ts`. */
export const showcasePath = '/showcase';

export function presentBuiltIn(id: string, picture: BuiltInPicture): ShowcaseItem {
  const { look } = picture;
  return {
    id,
    prompt: picture.prompt,
    tool: tools[look.tool].label,
    style: styleName(look),
    width: 1280,
    height: 720,
    variants: builtInWidths.map((width) => ({
      width,
      url: `/media/showcase/${picture.name}-${width}.webp`,
    })),
    thumbhash: null,
  };
}

function styleName(look: BuiltInPicture['look']): string {
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
