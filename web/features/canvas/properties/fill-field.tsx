import { useState } from 'react';
import type { Fill } from '#canvas/document/paint.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ColorField } from './color-field.tsx';
import { PropertySlider } from './property-slider.tsx';
import { propertiesTexts } from './texts.ts';

const PictureFill = deferredPart(async () => (await import('./picture-fill/picture-fill.tsx')).PictureFill);

interface FillFieldProps {
  value: Fill;
  canBeNone?: boolean;
  onChange: (fill: Fill) => void;
  onPreview: (fill: Fill) => void;
}

const kinds = ['color', 'gradient', 'picture'] as const;

const firstGradient: Fill = {
  kind: 'gradient',
  angle: 90,
  stops: [
    { at: 0, color: '#ffe34d' },
    { at: 1, color: '#ff5a1f' },
  ],
};

/** One colour, a gradient of two, a picture, or nothing. */
export function FillField({ value, canBeNone = false, onChange, onPreview }: FillFieldProps) {
  const t = useTexts(propertiesTexts);
  // Nothing is filled with a picture before one is chosen.
  const [isChoosing, setChoosing] = useState(false);
  const shown = isChoosing ? 'picture' : value.kind;
  const choose = (kind: Fill['kind']) => {
    setChoosing(kind === 'picture');
    if (kind === 'none') onChange({ kind });
    if (kind === 'color') {
      const color = value.kind === 'gradient' ? (value.stops[0]?.color ?? '#ffffff') : '#ffffff';
      onChange({ kind, color });
    }
    if (kind === 'gradient') onChange(firstGradient);
  };
  const stop = (index: number, color: string): Fill =>
    value.kind === 'gradient'
      ? { ...value, stops: value.stops.map((one, at) => (at === index ? { ...one, color } : one)) }
      : value;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {canBeNone && (
        <Switch
          label={t('fill')}
          className="justify-between"
          checked={shown !== 'none'}
          onChange={(isOn) => choose(isOn ? 'color' : 'none')}
        />
      )}
      {shown !== 'none' && (
        <Segmented
          label={t('fill')}
          size="sm"
          block
          options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
          value={shown}
          onChange={choose}
        />
      )}
      {shown === 'picture' && (
        <PictureFill
          asset={value.kind === 'picture' ? value.asset : null}
          onChoose={(asset) => {
            setChoosing(false);
            onChange({ kind: 'picture', asset });
          }}
        />
      )}
      {shown === 'color' && value.kind === 'color' && (
        <ColorField
          label={t('color')}
          hideLabel
          value={value.color}
          onPreview={(color) => onPreview({ kind: 'color', color })}
          onChange={(color) => onChange({ kind: 'color', color })}
        />
      )}
      {shown === 'gradient' && value.kind === 'gradient' && (
        <>
          <div className="grid grid-cols-2 gap-2">
            {[0, value.stops.length - 1].map((index, place) => (
              <ColorField
                key={place === 0 ? 'from' : 'to'}
                label={t(place === 0 ? 'from' : 'to')}
                value={value.stops[index]?.color ?? '#ffffff'}
                onPreview={(color) => onPreview(stop(index, color))}
                onChange={(color) => onChange(stop(index, color))}
              />
            ))}
          </div>
          <PropertySlider
            label={t('angle')}
            value={value.angle}
            min={-180}
            max={180}
            unit="°"
            neutral={90}
            onPreview={(angle) => onPreview({ ...value, angle })}
            onCommit={(angle) => onChange({ ...value, angle })}
          />
        </>
      )}
    </div>
  );
}
