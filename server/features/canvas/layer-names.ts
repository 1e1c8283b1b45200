import type { Language } from '#contract/languages.ts';
import type { LayersOptions } from '#engines/designs.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';

export type LayerNames = LayersOptions['names'];

/** What the layers of a design are called. */
export const layerNamesIn: (language: Language) => LayerNames = await loadByLanguage<LayerNames>(
  (language) => import(`./layer-names.${language}.ts`),
);
