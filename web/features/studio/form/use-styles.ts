import { useQuery } from '@tanstack/react-query';
import {
  type CustomThumbnailStyle,
  hiddenThumbnailStyleIds,
  presetThumbnailStyles,
} from '#contract/styles.ts';
import { listPresetThumbnailStyles } from '#contract/styles-calls.ts';
import { call } from '#web/api/call.ts';
import { readyStyles, useTrainedStyles } from '#web/features/trained-styles/index.ts';
import { swatchOf } from './style-swatches.ts';

export interface ThumbnailStyle {
  id: string;
  name: string;
  /** The address of a small 16:9 picture in this style. */
  picture: string | undefined;
  /** The user's own, trained on their pictures; null for a preset. */
  own: CustomThumbnailStyle | null;
}

/** The presets that every installation has; they stand in while the list is on its way, and where it comes empty. */
const builtInStyles: ThumbnailStyle[] = presetThumbnailStyles.map((style) => ({
  id: style.id,
  name: style.styleName,
  picture: swatchOf(style.id),
  own: null,
}));

/** A small picture in a style; undefined for a style without one. */
export function useStylePicture(styleId: string): string | undefined {
  const presets = usePresetThumbnailStyles();
  const own = useOwnThumbnailStyles();
  return [...presets, ...own].find((style) => style.id === styleId)?.picture ?? swatchOf(styleId);
}

/** The creator styles to choose from. */
export function usePresetThumbnailStyles(): readonly ThumbnailStyle[] {
  const { data } = usePresetList();
  return data === undefined || data.length === 0 ? builtInStyles : data;
}

/** The user's own styles that are ready, newest first. */
export function useOwnThumbnailStyles(): readonly ThumbnailStyle[] {
  const { data = [] } = useTrainedStyles();
  return readyStyles(data).map((style) => ({
    id: style.id,
    name: style.styleName,
    picture: style.previewUrl ?? undefined,
    own: style,
  }));
}

/** The list as the server has it; hidden styles are left out. */
export function usePresetList() {
  return useQuery({
    queryKey: ['preset-thumbnail-styles'],
    queryFn: ({ signal }) => call(listPresetThumbnailStyles, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ styles }): ThumbnailStyle[] =>
      styles
        .filter((style) => !hiddenThumbnailStyleIds.some((hidden) => hidden === style.id))
        .map((style) => ({
          id: style.id,
          name: style.styleName,
          picture: style.previewUrl ?? swatchOf(style.id),
          own: null,
        })),
  });
}
