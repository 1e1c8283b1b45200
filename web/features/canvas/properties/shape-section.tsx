import { type LayerOf, shapeNames } from '#canvas/document/layer.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Select } from '#web/ui/select.tsx';
import { toolRowTexts } from '../tool-row/texts.ts';
import { ColorField } from './color-field.tsx';
import { FillField } from './fill-field.tsx';
import { NumberField } from './number-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';
import { useFields } from './use-fields.ts';

/** A shape's kind, fill and outline. */
export function ShapeSection({ layer }: { layer: LayerOf<'shape'> }) {
  const t = useTexts(propertiesTexts);
  const tools = useTexts(toolRowTexts);
  const { set, preview } = useFields(layer);
  return (
    <Section title={t('shape')}>
      <Select
        label={t('shape')}
        options={shapeNames.map((value) => ({ value, label: tools(value) }))}
        value={layer.shape}
        onChange={(shape) => set({ shape })}
      />
      <FillField
        canBeNone
        value={layer.fill}
        onPreview={(fill) => preview({ fill })}
        onChange={(fill) => set({ fill })}
      />
      <span className="type-meta text-muted">{t('border')}</span>
      <div className="grid grid-cols-[minmax(0,1fr)_76px] gap-2">
        <ColorField
          label={t('border')}
          hideLabel
          value={layer.outline.color}
          onPreview={(color) => preview({ outline: { ...layer.outline, color } })}
          onChange={(color) => set({ outline: { ...layer.outline, color } })}
        />
        <NumberField
          sign=""
          label={t('borderWidth')}
          value={layer.outline.width}
          min={0}
          max={200}
          unit="px"
          onChange={(width) => set({ outline: { ...layer.outline, width } })}
        />
      </div>
      <PropertySlider
        label={t('rounding')}
        value={layer.rounding}
        min={0}
        max={200}
        neutral={0}
        onPreview={(rounding) => preview({ rounding })}
        onCommit={(rounding) => set({ rounding })}
      />
    </Section>
  );
}
