import type { LayerOf } from '#canvas/document/layer.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ColorField } from './color-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';
import { useFields } from './use-fields.ts';

export function PenSection({ layer }: { layer: LayerOf<'pen'> }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  return (
    <Section title={t('pen')}>
      <ColorField
        label={t('color')}
        hideLabel
        value={layer.color}
        onPreview={(color) => preview({ color })}
        onChange={(color) => set({ color })}
      />
      <PropertySlider
        label={t('width')}
        value={layer.width}
        min={1}
        max={200}
        unit="px"
        onPreview={(width) => preview({ width })}
        onCommit={(width) => set({ width })}
      />
      <Switch
        label={t('highlighter')}
        checked={layer.isHighlighter}
        onChange={(isHighlighter) => set({ isHighlighter })}
        className="justify-between"
      />
    </Section>
  );
}

export function FrameSection({ layer }: { layer: LayerOf<'frame'> }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  return (
    <Section title={t('frame')}>
      <ColorField
        label={t('color')}
        hideLabel
        value={layer.color}
        onPreview={(color) => preview({ color })}
        onChange={(color) => set({ color })}
      />
      <PropertySlider
        label={t('width')}
        value={layer.width}
        min={0}
        max={200}
        unit="px"
        onPreview={(width) => preview({ width })}
        onCommit={(width) => set({ width })}
      />
      <PropertySlider
        label={t('rounding')}
        value={layer.rounding}
        min={0}
        max={200}
        unit="px"
        onPreview={(rounding) => preview({ rounding })}
        onCommit={(rounding) => set({ rounding })}
      />
    </Section>
  );
}

export function BlurSection({ layer }: { layer: LayerOf<'blur'> }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  return (
    <Section title={t('blurBox')}>
      <Segmented
        label={t('blurBox')}
        size="sm"
        block
        value={layer.look}
        onChange={(look) => set({ look })}
        options={[
          { value: 'blur', label: t('soft') },
          { value: 'pixelate', label: t('pixelate') },
        ]}
      />
      <PropertySlider
        label={t('strength')}
        value={layer.strength}
        min={2}
        max={100}
        unit="px"
        onPreview={(strength) => preview({ strength })}
        onCommit={(strength) => set({ strength })}
      />
    </Section>
  );
}

export function FinishSection({ layer }: { layer: LayerOf<'finish'> }) {
  const t = useTexts(propertiesTexts);
  const { set, preview } = useFields(layer);
  return (
    <Section title={t('finish')}>
      {(['grain', 'vignette'] as const).map((field) => (
        <PropertySlider
          key={field}
          label={t(field)}
          value={layer[field] * 100}
          min={0}
          max={100}
          unit={percentSign()}
          neutral={0}
          onPreview={(percent) => preview({ [field]: percent / 100 })}
          onCommit={(percent) => set({ [field]: percent / 100 })}
        />
      ))}
    </Section>
  );
}
