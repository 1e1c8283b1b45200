import { useQuery } from '@tanstack/react-query';
import { hiddenThumbnailStyleIds, presetThumbnailStyles } from '#contract/styles.ts';
import { listPresetThumbnailStyles } from '#contract/styles-calls.ts';
import { call } from '#web/api/call.ts';
import { swatchOf } from './style-swatches.ts';

export interface ThumbnailStyle {
  id: string;
  name: string;
  /** The address of a small 16:9 picture in this style. */
  picture: string | undefined;
}

/** The presets that every installation has; they stand in while the list is on its way, and where it comes empty. */
const builtInStyles: ThumbnailStyle[] = presetThumbnailStyles.map((style) => ({
  id: style.id,
  name: style.styleName,
  picture: swatchOf(style.id),
}));

/** A small picture in a style; undefined for a style without one. */
export function useStylePicture(styleId: string): string | undefined {
  return useThumbnailStyles().find((style) => style.id === styleId)?.picture ?? swatchOf(styleId);
}

/** The creator styles to choose from. */
export function useThumbnailStyles(): readonly ThumbnailStyle[] {
  const { data } = useStyleList();
  return data === undefined || data.length === 0 ? builtInStyles : data;
}

/** Whether the list could not be had: then the presets are shown alone. */
export function useStylesFailed(): boolean {
  return useStyleList().isError;
}

function useStyleList() {
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
        })),
  });
}
