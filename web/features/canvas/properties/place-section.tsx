import { ArrowDown, ArrowUp, FlipHorizontal2, FlipVertical2 } from 'lucide-react';
import { align, flip, nudge, restack } from '#canvas/actions/arrange-layers.ts';
import type { Layer } from '#canvas/document/layer.ts';
import { type Blend, blends } from '#canvas/document/paint.ts';
import { boundsOfLayer, sizeOf } from '#canvas/layout/placed.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCanvasDocument, useSession } from '../session/use-session.ts';
import { AlignButtons } from './align-buttons.tsx';
import { NumberField } from './number-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';
import { useFields } from './use-fields.ts';

/** Blend modes have the same English names in the editors that people know, in every language. */
const blendNames: Readonly<Record<Blend, string>> = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  'color-dodge': 'Color dodge',
  'color-burn': 'Color burn',
  'hard-light': 'Hard light',
  'soft-light': 'Soft light',
  difference: 'Difference',
  hue: 'Hue',
  saturation: 'Saturation',
  color: 'Color',
  luminosity: 'Luminosity',
};

/** Where a layer is, how it is turned, and how it lies over what is below. */
export function PlaceSection({ layer }: { layer: Layer }) {
  const t = useTexts(propertiesTexts);
  const { editor } = useSession();
  const document = useCanvasDocument((shown) => shown);
  const { set, preview } = useFields(layer);
  const bounds = boundsOfLayer(document, layer);
  const size = sizeOf(layer);
  const { placement } = layer;
  const isGroup = layer.kind === 'group';
  const move = (x: number, y: number) =>
    editor.perform('move', nudge(editor.committedDocument, [layer.id], x, y));
  // The left or the upper edge stays where it is: a placement is a layer's middle.
  const scaleTo = (axis: 'X' | 'Y', length: number) => {
    if (!size) return;
    const own = axis === 'X' ? size.width : size.height;
    if (own === 0) return;
    const scale = placement[`scale${axis}`];
    const shift = (length - Math.abs(scale) * own) / 2;
    const angle = ((placement.rotation + (axis === 'X' ? 0 : 90)) * Math.PI) / 180;
    set({
      placement: {
        ...placement,
        x: placement.x + Math.cos(angle) * shift,
        y: placement.y + Math.sin(angle) * shift,
        [`scale${axis}`]: (Math.sign(scale) * length) / own,
      },
    });
  };
  return (
    <Section
      title={t('place')}
      aside={
        <span className="flex">
          <IconButton
            size="sm"
            icon={FlipHorizontal2}
            label={t('flipX')}
            onClick={() => editor.perform('flip', flip(editor.committedDocument, [layer.id], 'x'))}
          />
          <IconButton
            size="sm"
            icon={FlipVertical2}
            label={t('flipY')}
            onClick={() => editor.perform('flip', flip(editor.committedDocument, [layer.id], 'y'))}
          />
          <IconButton
            size="sm"
            icon={ArrowUp}
            label={t('forward')}
            onClick={() => editor.perform('reorder', restack(editor.committedDocument, layer.id, 'forward'))}
          />
          <IconButton
            size="sm"
            icon={ArrowDown}
            label={t('backward')}
            onClick={() => editor.perform('reorder', restack(editor.committedDocument, layer.id, 'backward'))}
          />
        </span>
      }
    >
      {bounds && (
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            sign="X"
            label={t('x')}
            value={bounds.x}
            min={-100_000}
            max={100_000}
            onChange={(x) => move(x - bounds.x, 0)}
          />
          <NumberField
            sign="Y"
            label={t('y')}
            value={bounds.y}
            min={-100_000}
            max={100_000}
            onChange={(y) => move(0, y - bounds.y)}
          />
          {!isGroup && size && (
            <>
              <NumberField
                sign="W"
                label={t('width')}
                value={Math.abs(size.width * placement.scaleX)}
                min={1}
                max={16_384}
                onChange={(width) => scaleTo('X', width)}
              />
              <NumberField
                sign="H"
                label={t('height')}
                value={Math.abs(size.height * placement.scaleY)}
                min={1}
                max={16_384}
                onChange={(height) => scaleTo('Y', height)}
              />
              <NumberField
                sign="∠"
                label={t('rotation')}
                value={placement.rotation}
                min={-360}
                max={360}
                unit="°"
                onChange={(rotation) => set({ placement: { ...placement, rotation } })}
              />
              <NumberField
                sign="/"
                label={t('skew')}
                value={placement.skew}
                min={-80}
                max={80}
                unit="°"
                onChange={(skew) => set({ placement: { ...placement, skew } })}
              />
            </>
          )}
        </div>
      )}
      <AlignButtons
        onAlign={(edge) => editor.perform('align', align(editor.committedDocument, [layer.id], edge))}
      />
      <PropertySlider
        label={t('opacity')}
        value={layer.opacity * 100}
        min={0}
        max={100}
        unit={percentSign()}
        neutral={100}
        onPreview={(opacity) => preview({ opacity: opacity / 100 })}
        onCommit={(opacity) => set({ opacity: opacity / 100 })}
      />
      <Select
        label={t('blend')}
        prefix={`${t('blend')}:`}
        look="field"
        options={blends.map((value) => ({ value, label: blendNames[value] }))}
        value={layer.blend}
        onChange={(blend) => set({ blend })}
      />
    </Section>
  );
}
