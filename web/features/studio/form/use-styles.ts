import { useQuery } from '@tanstack/react-query';
import { listPresetThumbnailStyles } from '#contract/style-lists.ts';
import {
  type CustomThumbnailStyle,
  hiddenThumbnailStyleIds,
  presetThumbnailStyles,
  styleLabel,
} from '#contract/styles.ts';
import { call } from '#web/api/call.ts';
import { swatchOf } from '#web/features/style-swatches/index.ts';
import { readyStyles, useTrainedStyles } from '#web/features/trained-styles/index.ts';

export interface ThumbnailStyle {
  id: string;
  name: string;
  /** The address of a 16:9 sample of this style. */
  picture: string | undefined;
  /** The user's own trained style; null for a preset. */
  own: CustomThumbnailStyle | null;
}

/** The presets of every installation; used while the list loads and if it is empty. */
const builtInStyles: ThumbnailStyle[] = presetThumbnailStyles.map((style) => ({
  id: style.id,
  name: style.styleName,
  picture: swatchOf(style.id),
  own: null,
}));

/** A sample picture of a style; undefined if it has none. */
export function useStylePicture(styleId: string): string | undefined {
  const presets = usePresetThumbnailStyles();
  const own = useOwnThumbnailStyles();
  return [...presets, ...own].find((style) => style.id === styleId)?.picture ?? swatchOf(styleId);
}

/** The preset thumbnail styles. */
export function usePresetThumbnailStyles(): readonly ThumbnailStyle[] {
  const { data } = usePresetList();
  return data === undefined || data.length === 0 ? builtInStyles : data;
}

/** The user's own styles that are ready, newest first. */
export function useOwnThumbnailStyles(): readonly ThumbnailStyle[] {
  const { data = [] } = useTrainedStyles();
  return readyStyles(data).map((style) => ({
    id: style.id,
    name: styleLabel(style.styleName),
    picture: style.previewUrl ?? undefined,
    own: style,
  }));
}

/** The server's list without hidden styles. */
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
