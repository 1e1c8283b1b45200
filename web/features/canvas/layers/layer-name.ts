import type { Layer } from '#canvas/document/layer.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { kindTexts } from './kind-texts.ts';

/** What a layer is called: its own name, the words of a text, or its kind. */
export function useLayerName(layer: Layer | undefined): string {
  const t = useTexts(kindTexts);
  if (!layer) return '';
  if (layer.name.trim() !== '') return layer.name;
  if (layer.kind === 'text' && layer.content.trim() !== '')
    return layer.content.replaceAll(/\s+/g, ' ').trim();
  return t(layer.kind);
}
