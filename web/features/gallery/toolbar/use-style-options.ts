import { useMemo } from 'react';
import { useDescribedStyles } from '#web/features/described-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useFacets } from '../facets/use-facets.ts';
import { pageTexts } from '../page-texts.ts';
import { chosenStyle, styleOptions } from './style-options.ts';

/**
 * The style options with counts, and the chosen one. Fetches nothing until `isWanted`: at first the page has
 * pictures to load.
 */
export function useStyleOptions(style: string | undefined, isWanted: boolean) {
  const t = useTexts(pageTexts);
  const facets = useFacets({ enabled: isWanted });
  const described = useDescribedStyles({ enabled: isWanted });
  const allLabel = t('allStyles');
  const options = useMemo(
    () =>
      styleOptions({
        allLabel,
        facets: facets.data?.styles ?? [],
        own: (described.data ?? []).map(({ id, name }) => ({
          value: id.startsWith('custom:') ? id : `custom:${id}`,
          label: name,
        })),
        chosen: style,
      }),
    [allLabel, facets.data, described.data, style],
  );
  return { options, chosen: chosenStyle(options, style) };
}
