import { useMemo } from 'react';
import { ownStyleId, ownStyleValue, styleLabel } from '#contract/styles.ts';
import { StyleMark, useDescribedStyles } from '#web/features/described-styles/index.ts';
import { StyleSwatch, swatchOf } from '#web/features/style-swatches/index.ts';
import { useTrainedStyles } from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useFacets } from '../facets/use-facets.ts';
import { pageTexts } from '../page-texts.ts';
import { chosenStyle, styleOptions } from './style-options.ts';

/**
 * The style options with counts and samples, and the chosen one. Fetches nothing until `isWanted`: at first
 * the page has pictures to load.
 */
export function useStyleOptions(style: string | undefined, isWanted: boolean) {
  const t = useTexts(pageTexts);
  const facets = useFacets({ enabled: isWanted });
  const described = useDescribedStyles({ enabled: isWanted });
  const trained = useTrainedStyles({ enabled: isWanted });
  const [allLabel, noPreset, yours] = [t('allStyles'), t('noPreset'), t('yours')];
  const options = useMemo(() => {
    const words = new Map((described.data ?? []).map((one) => [ownStyleId(one.id), one]));
    const samples = new Map((trained.data ?? []).map((one) => [one.id.toLowerCase(), one.previewUrl]));
    return styleOptions({
      allLabel,
      noPreset,
      yours,
      facets: facets.data?.styles ?? [],
      own: [
        ...[...words].map(([id, { name }]) => ({ value: ownStyleValue(id), label: styleLabel(name) })),
        ...(trained.data ?? []).map(({ id, name }) => ({ value: id, label: styleLabel(name) })),
      ],
      chosen: style,
      swatchOf(value) {
        const one = words.get(ownStyleId(value));
        if (one !== undefined) return <StyleMark style={one} />;
        return <StyleSwatch src={samples.get(value.toLowerCase()) ?? swatchOf(value)} />;
      },
    });
  }, [allLabel, noPreset, yours, facets.data, described.data, trained.data, style]);
  return { options, chosen: chosenStyle(options, style) };
}
