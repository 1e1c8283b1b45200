import { fitsUpscale, type UpscaleFactor, upscaledSize, upscaleFactors } from '#contract/upscale.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { upscalingTexts } from '../texts.ts';

interface FactorFieldProps {
  /** The picture's size in pixels; null without one. */
  size: { width: number; height: number } | null;
  factor: UpscaleFactor;
  onChange: (factor: UpscaleFactor) => void;
}

/** Disables a factor whose result would be too large, and says why before anything is paid. */
export function FactorField({ size, factor, onChange }: FactorFieldProps) {
  const t = useTexts(upscalingTexts);
  const tooLarge = size === null ? [] : upscaleFactors.filter((one) => !fitsUpscale(size, one));
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
        {size !== null && fitting.includes(factor) && (
          <span className="block">{t('result', sizeOf(size, factor))}</span>
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

function sizeOf(size: { width: number; height: number }, factor: UpscaleFactor) {
  const { width, height } = upscaledSize(size, factor);
  return { width: formatNumber(width), height: formatNumber(height) };
}
