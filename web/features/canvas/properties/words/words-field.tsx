import { clsx } from 'clsx';
import type { LayerOf } from '#canvas/document/layer.ts';
import { styleAt, type TextRange, withoutStyle, wordsOf } from '#canvas/document/text-parts.ts';
import { chooseWords } from '#canvas/tools/text.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useSession } from '../../session/use-session.ts';
import { ColorField } from '../color-field.tsx';
import { useChosenWords, useTextStyle } from '../text-style.ts';
import { useFields } from '../use-fields.ts';
import { wordsTexts } from './texts.ts';

type TextLayer = LayerOf<'text'>;

/** More are chosen in the text itself. */
const mostShown = 80;

const firstMarker = { color: '#ffe600', rounding: 0.12 } as const;

/** The words of a text to choose from, and what only words have. */
export function WordsField({ layer }: { layer: TextLayer }) {
  const t = useTexts(wordsTexts);
  const { editor } = useSession();
  const chosen = useChosenWords(layer);
  const words = wordsOf(layer.content).slice(0, mostShown);
  if (words.length < 2 && layer.parts.length === 0 && !chosen) return null;
  const choose = (word: TextRange, isMore: boolean) => {
    const isSame = chosen?.from === word.from && chosen.to === word.to;
    if (isSame && !isMore) chooseWords(editor, layer.id, { from: 0, to: 0 });
    else if (isMore && chosen)
      chooseWords(editor, layer.id, {
        from: Math.min(chosen.from, word.from),
        to: Math.max(chosen.to, word.to),
      });
    else chooseWords(editor, layer.id, word);
  };
  return (
    <div className="grid gap-2">
      <fieldset
        title={t('hint')}
        className="m-0 flex max-h-28 flex-wrap gap-1 overflow-y-auto border-0 p-0 [scrollbar-width:thin]"
      >
        <legend className="type-meta float-left mb-1 w-full p-0 text-muted">{t('words')}</legend>
        {words.map((word) => (
          <Word
            key={word.from}
            layer={layer}
            word={word}
            isChosen={chosen !== null && word.from < chosen.to && word.to > chosen.from}
            onPress={(isMore) => choose(word, isMore)}
          />
        ))}
      </fieldset>
      {chosen && <ChosenWords layer={layer} chosen={chosen} />}
    </div>
  );
}

interface WordProps {
  layer: TextLayer;
  word: TextRange;
  isChosen: boolean;
  /** `isMore` keeps what is chosen. */
  onPress: (isMore: boolean) => void;
}

function Word({ layer, word, isChosen, onPress }: WordProps) {
  const { fill, highlight } = styleAt(layer, word.from);
  const isOwn = layer.parts.length > 0 && fill !== layer.fill && fill.kind === 'color';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={(event) => onPress(event.shiftKey)}
      className={clsx(
        'press relative h-7 max-w-full truncate rounded-control border px-2 touch:h-11',
        isChosen ? 'border-edge bg-over text-text' : 'border-line bg-raised text-muted hover:text-text',
      )}
    >
      {layer.content.slice(word.from, word.to)}
      {(isOwn || highlight) && (
        <span
          aria-hidden="true"
          className="absolute inset-x-1.5 bottom-0.5 h-[3px] rounded-full"
          style={{ background: highlight?.color ?? (fill.kind === 'color' ? fill.color : undefined) }}
        />
      )}
    </button>
  );
}

/** Which words are styled now, the way back, and their marker. */
function ChosenWords({ layer, chosen }: { layer: TextLayer; chosen: TextRange }) {
  const t = useTexts(wordsTexts);
  const { editor } = useSession();
  const fields = useFields(layer);
  const { style, set, preview } = useTextStyle(layer);
  const { highlight } = style;
  return (
    <div className="grid gap-2 rounded-control border border-line bg-raised p-2.5">
      <p className="m-0 truncate font-[640]" aria-live="polite" dir="auto">
        {t('styling', { words: layer.content.slice(chosen.from, chosen.to).replaceAll('\n', ' ') })}
      </p>
      <div className="grid grid-cols-2 gap-1.5">
        <Button size="sm" onClick={() => chooseWords(editor, layer.id, { from: 0, to: 0 })}>
          {t('wholeText')}
        </Button>
        <Button size="sm" onClick={() => fields.set({ parts: withoutStyle(layer, chosen) })}>
          {t('asTheRest')}
        </Button>
      </div>
      <Switch
        label={t('marker')}
        className="justify-between"
        checked={highlight !== undefined}
        onChange={(isOn) => set({ highlight: isOn ? firstMarker : null })}
      />
      {highlight && (
        <ColorField
          label={t('marker')}
          hideLabel
          value={highlight.color}
          onPreview={(color) => preview({ highlight: { ...highlight, color } })}
          onChange={(color) => set({ highlight: { ...highlight, color } })}
        />
      )}
    </div>
  );
}
