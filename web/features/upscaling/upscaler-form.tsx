import {
  fitsUpscale,
  type UpscaleFactor,
  type UpscaleFormat,
  type UpscaleSettings,
  type UpscaleSlider,
  upscaledSize,
  upscaleFactors,
  upscaleFormats,
  upscaleSliders,
} from '#contract/upscale.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { UpscaleSource } from './read-source.ts';
import { SourceField } from './source-field.tsx';
import { upscalingTexts } from './texts.ts';

const sliders = [
  ['dynamic', 'quality'],
  ['creativity', 'creativity'],
  ['resemblance', 'resemblance'],
] as const satisfies readonly [UpscaleSlider, string][];

interface UpscalerFormProps {
  source: UpscaleSource | null;
  settings: UpscaleSettings;
  onSource: (source: UpscaleSource | null) => void;
  onChange: (settings: UpscaleSettings) => void;
}

/** What is enlarged, how far, into which file, and how. */
export function UpscalerForm({ source, settings, onSource, onChange }: UpscalerFormProps) {
  const t = useTexts(upscalingTexts);
  return (
    <div className="grid gap-5">
      <SourceField
        source={source}
        onChange={(next) => {
          if (source !== null) URL.revokeObjectURL(source.previewUrl);
          onSource(next);
          const best = next && largestFitting(next);
          if (next && best && !fitsUpscale(next, settings.scaleFactor))
            onChange({ ...settings, scaleFactor: best });
        }}
      />
      <FactorField
        source={source}
        factor={settings.scaleFactor}
        onChange={(scaleFactor) => onChange({ ...settings, scaleFactor })}
      />
      <section>
        <h2 className="m-0 pb-2 type-label">{t('format')}</h2>
        <Segmented<UpscaleFormat>
          block
          label={t('format')}
          value={settings.outputFormat}
          onChange={(outputFormat) => onChange({ ...settings, outputFormat })}
          options={upscaleFormats.map((format) => ({ value: format, label: format.toUpperCase() }))}
        />
      </section>
      {sliders.map(([name, label]) => (
        <Slider
          key={name}
          label={t(label)}
          value={settings[name]}
          onChange={(value) => onChange({ ...settings, [name]: value })}
          min={upscaleSliders[name].min}
          max={upscaleSliders[name].max}
          defaultValue={upscaleSliders[name].initial}
        />
      ))}
      <TextArea
        label={t('prompt')}
        hint={t('promptHint')}
        rows={2}
        value={settings.prompt}
        onChange={(event) => onChange({ ...settings, prompt: event.target.value })}
      />
    </div>
  );
}

interface FactorFieldProps {
  source: UpscaleSource | null;
  factor: UpscaleFactor;
  onChange: (factor: UpscaleFactor) => void;
}

/** A factor whose result would be too large is off, and says why before anything is paid. */
function FactorField({ source, factor, onChange }: FactorFieldProps) {
  const t = useTexts(upscalingTexts);
  const tooLarge = source === null ? [] : upscaleFactors.filter((one) => !fitsUpscale(source, one));
  const [first] = tooLarge;
  const fitting = upscaleFactors.filter((one) => !tooLarge.includes(one));
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('factor')}</h2>
      <Segmented
        block
        label={t('factor')}
        value={String(factor)}
        onChange={(value) => {
          const chosen = upscaleFactors.find((one) => String(one) === value);
          if (chosen !== undefined) onChange(chosen);
        }}
        options={upscaleFactors.map((one) => ({
          value: String(one),
          label: `${one}x`,
          disabled: tooLarge.includes(one),
        }))}
      />
      <p className="m-0 pt-1.5 text-faint type-meta">
        {source !== null && fitting.includes(factor) && (
          <span className="block">{t('result', sizeOf(source, factor))}</span>
        )}
        {first !== undefined && (
          <span className="block">
            {fitting.length === 0 ? t('noFactor') : t('factorTooLarge', { factor: first })}
          </span>
        )}
      </p>
    </section>
  );
}

function largestFitting(source: UpscaleSource): UpscaleFactor | undefined {
  return upscaleFactors.findLast((factor) => fitsUpscale(source, factor));
}

function sizeOf(source: UpscaleSource, factor: UpscaleFactor): { width: string; height: string } {
  const { width, height } = upscaledSize(source, factor);
  return { width: formatNumber(width), height: formatNumber(height) };
}
