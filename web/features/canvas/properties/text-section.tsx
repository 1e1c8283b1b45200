import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  CaseUpper,
  Italic,
  type LucideIcon,
  Plus,
  Strikethrough,
  Trash2,
  Underline,
} from 'lucide-react';
import { documentLimits, type LayerOf } from '#canvas/document/layer.ts';
import type { TextStyle } from '#canvas/document/text.ts';
import { chooseWords, typeText } from '#canvas/tools/text.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useSession } from '../session/use-session.ts';
import { ColorField } from './color-field.tsx';
import { FillField } from './fill-field.tsx';
import { NumberField } from './number-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { Section } from './section.tsx';
import { TextPresets } from './text-presets.tsx';
import { useTextStyle } from './text-style.ts';
import { propertiesTexts } from './texts.ts';
import { useFields } from './use-fields.ts';

const FontField = deferredPart(async () => (await import('./fonts/font-field.tsx')).FontField);
const WordsField = deferredPart(async () => (await import('./words/words-field.tsx')).WordsField);

type TextLayer = LayerOf<'text'>;

/** In pixels of the picture. The documented 72 would be 9 px in a feed. */
const fontSizes = { smallest: 8, largest: 400 } as const;

const toggles = [
  { field: 'isBold', text: 'bold', icon: Bold },
  { field: 'isItalic', text: 'italic', icon: Italic },
  { field: 'isUnderlined', text: 'underline', icon: Underline },
  { field: 'isStruckThrough', text: 'strike', icon: Strikethrough },
] as const satisfies readonly { field: keyof TextStyle; text: string; icon: LucideIcon }[];

/** The words of a text layer and how they look. */
export function TextSection({ layer }: { layer: TextLayer }) {
  const t = useTexts(propertiesTexts);
  const { editor } = useSession();
  const { set, preview, commit } = useFields(layer);
  const words = useTextStyle(layer);
  const { style } = words;
  return (
    <>
      <Section title={t('text')}>
        <textarea
          aria-label={t('text')}
          rows={Math.min(5, layer.content.split('\n').length)}
          maxLength={documentLimits.text}
          value={layer.content}
          dir="auto"
          onChange={({ target }) => typeText(editor, layer.id, target.value, target.selectionEnd)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            chooseWords(editor, layer.id, { from: selectionStart, to: selectionEnd })
          }
          onBlur={commit}
          onKeyDown={(event) => event.stopPropagation()}
          className="w-full resize-none rounded-control border border-edge bg-raised px-3 py-2"
        />
        <WordsField layer={layer} />
        <FontField value={style.font} onChange={(font) => words.set({ font })} />
        <div className="grid grid-cols-5">
          {toggles.map(({ field, text, icon }) => (
            <IconButton
              key={field}
              size="sm"
              icon={icon}
              label={t(text)}
              variant={style[field] ? 'line' : 'quiet'}
              aria-pressed={style[field]}
              className="w-full! min-w-0"
              onClick={() => words.set({ [field]: !style[field] })}
            />
          ))}
          <IconButton
            size="sm"
            icon={CaseUpper}
            label={t('uppercase')}
            variant={layer.isUppercase ? 'line' : 'quiet'}
            aria-pressed={layer.isUppercase}
            className="w-full! min-w-0"
            onClick={() => set({ isUppercase: !layer.isUppercase })}
          />
        </div>
        <PropertySlider
          label={t('size')}
          value={style.fontSize}
          min={fontSizes.smallest}
          max={fontSizes.largest}
          unit="px"
          onPreview={(fontSize) => words.preview({ fontSize })}
          onCommit={(fontSize) => words.set({ fontSize })}
        />
        <Segmented
          label={t('alignment')}
          size="sm"
          block
          value={layer.alignment}
          onChange={(alignment) => set({ alignment })}
          options={[
            { value: 'left', name: t('left'), label: <Icon of={AlignLeft} size="sm" /> },
            { value: 'center', name: t('center'), label: <Icon of={AlignCenter} size="sm" /> },
            { value: 'right', name: t('right'), label: <Icon of={AlignRight} size="sm" /> },
          ]}
        />
        <TextPresets layer={layer} />
      </Section>
      <Section title={t('fill')}>
        <FillField
          value={style.fill}
          onPreview={(fill) => words.preview({ fill })}
          onChange={(fill) => words.set({ fill })}
        />
      </Section>
      <Borders layer={layer} />
      <BoxSection layer={layer} />
      <Section title={t('letterSpacing')}>
        <PropertySlider
          label={t('letterSpacing')}
          value={layer.letterSpacing}
          min={-200}
          max={400}
          neutral={0}
          onPreview={(letterSpacing) => preview({ letterSpacing })}
          onCommit={(letterSpacing) => set({ letterSpacing })}
        />
        <PropertySlider
          label={t('lineHeight')}
          value={layer.lineHeight * 100}
          min={60}
          max={200}
          unit={percentSign()}
          neutral={105}
          onPreview={(height) => preview({ lineHeight: height / 100 })}
          onCommit={(height) => set({ lineHeight: height / 100 })}
        />
        <PropertySlider
          label={t('arc')}
          value={layer.arc}
          min={-180}
          max={180}
          unit="°"
          neutral={0}
          onPreview={(arc) => preview({ arc })}
          onCommit={(arc) => set({ arc })}
        />
      </Section>
    </>
  );
}

const maxBorders = 4;

/** The specification's border, and up to three more around it. */
function Borders({ layer }: { layer: TextLayer }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  const { outlines } = layer;
  const shown = outlines.length > 0;
  // The widest is drawn first: the list begins with the one at the letters.
  const inner = [...outlines].reverse();
  const change = (index: number, outline: (typeof outlines)[number]) =>
    [...inner.slice(0, index), outline, ...inner.slice(index + 1)].reverse();
  return (
    <Section
      title={t('border')}
      aside={
        <Switch
          label={t('border')}
          hideLabel
          checked={shown}
          onChange={(isOn) =>
            set({ outlines: isOn ? [{ color: '#000000', width: Math.round(layer.fontSize / 8) }] : [] })
          }
        />
      }
    >
      {inner.map((outline, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a border has nothing but its place
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_76px_auto] items-center gap-2"
        >
          <ColorField
            label={t('borderNumber', { number: index + 1 })}
            hideLabel
            value={outline.color}
            onPreview={(color) => preview({ outlines: change(index, { ...outline, color }) })}
            onChange={(color) => set({ outlines: change(index, { ...outline, color }) })}
          />
          <NumberField
            sign=""
            label={t('borderNumberWidth', { number: index + 1 })}
            value={outline.width}
            min={0}
            max={200}
            unit="px"
            onChange={(width) => set({ outlines: change(index, { ...outline, width }) })}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={t('remove')}
            onClick={() => set({ outlines: inner.filter((_, at) => at !== index).reverse() })}
          />
        </div>
      ))}
      {shown && outlines.length < maxBorders && (
        <button
          type="button"
          className="press inline-flex h-8 items-center gap-2 justify-self-start rounded-control border-0 bg-transparent px-1 text-muted hover:text-text touch:h-11"
          onClick={() =>
            set({
              outlines: [
                { color: '#ffffff', width: (outlines[0]?.width ?? 0) + Math.round(layer.fontSize / 12) },
                ...outlines,
              ],
            })
          }
        >
          <Icon of={Plus} size="sm" />
          {t('addBorder')}
        </button>
      )}
    </Section>
  );
}

function BoxSection({ layer }: { layer: TextLayer }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  const { box, fontSize } = layer;
  const first = {
    color: '#e11d2a',
    paddingX: Math.round(fontSize / 4),
    paddingY: Math.round(fontSize / 10),
    rounding: Math.round(fontSize / 12),
    around: 'lines' as const,
  };
  return (
    <Section
      title={t('box')}
      aside={
        <Switch
          label={t('box')}
          hideLabel
          checked={box !== null}
          onChange={(isOn) => set({ box: isOn ? first : null })}
        />
      }
    >
      {box && (
        <>
          <ColorField
            label={t('color')}
            hideLabel
            value={box.color}
            onPreview={(color) => preview({ box: { ...box, color } })}
            onChange={(color) => set({ box: { ...box, color } })}
          />
          <div className="grid grid-cols-3 gap-2">
            <NumberField
              sign="↔"
              label={t('paddingSides')}
              value={box.paddingX}
              min={0}
              max={400}
              onChange={(paddingX) => set({ box: { ...box, paddingX } })}
            />
            <NumberField
              sign="↕"
              label={t('paddingUpright')}
              value={box.paddingY}
              min={0}
              max={400}
              onChange={(paddingY) => set({ box: { ...box, paddingY } })}
            />
            <NumberField
              sign="◜"
              label={t('rounding')}
              value={box.rounding}
              min={0}
              max={400}
              onChange={(rounding) => set({ box: { ...box, rounding } })}
            />
          </div>
          <Switch
            label={t('boxLines')}
            checked={box.around === 'lines'}
            onChange={(isOn) => set({ box: { ...box, around: isOn ? 'lines' : 'text' } })}
          />
        </>
      )}
    </Section>
  );
}
