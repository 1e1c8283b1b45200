import type { LayerOf } from '#canvas/document/layer.ts';
import {
  resized,
  type StyleChange,
  styleAt,
  type TextRange,
  type WordStyle,
  withStyle,
} from '#canvas/document/text-parts.ts';
import { useEditorState } from '../session/use-session.ts';
import { useFields } from './use-fields.ts';

type TextLayer = LayerOf<'text'>;

interface TextStyleField {
  /** How the chosen words look, or the whole text. */
  readonly style: WordStyle;
  readonly set: (change: StyleChange) => void;
  /** Shows the change while a control moves. */
  readonly preview: (change: StyleChange) => void;
}

/** The chosen words of a text layer; null for all of it. */
export function useChosenWords({ content }: TextLayer): TextRange | null {
  const range = useEditorState((state) => state.textRange);
  if (range === null || range.from >= content.length) return null;
  return { from: range.from, to: Math.min(range.to, content.length) };
}

/** The style of the chosen words, or of the whole text. */
export function useTextStyle(layer: TextLayer): TextStyleField {
  const { set, preview } = useFields(layer);
  const range = useChosenWords(layer);
  const fieldsOf = (change: StyleChange) => {
    if (range) return { parts: withStyle(layer, range, change) };
    const { highlight: _ofWords, fontSize, ...rest } = change;
    const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    return typeof fontSize === 'number' ? { ...fields, ...resized(layer, fontSize) } : fields;
  };
  return {
    style: range ? styleAt(layer, range.from) : styleAt(layer, 0, []),
    set: (change) => set(fieldsOf(change)),
    preview: (change) => preview(fieldsOf(change)),
  };
}
