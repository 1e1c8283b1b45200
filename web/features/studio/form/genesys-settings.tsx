import { effortOf, type GenerationSettings, hasSetting } from '#contract/generation.ts';
import { creativityLimits, outputQualityLimits } from '#contract/limits.ts';
import { isOneReferenceTool } from '#contract/references.ts';
import { type AspectRatio, aspectRatios, ratioNames, resolutions } from '#contract/resolutions.ts';
import { GenesysReference } from '#web/features/references/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { percentSign } from '#web/i18n/percent.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';
import type { Draft, DraftFields } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';
import { StyleField } from './style-field.tsx';

/** A frame in a picture's shape, 12 px on its longer side. */
function ShapeIcon({ width, height }: { width: number; height: number }) {
  const scale = 13 / Math.max(width, height);
  return (
    <span
      aria-hidden="true"
      className="rounded-[2px] border-[1.5px] border-current"
      style={{ width: width * scale, height: height * scale }}
    />
  );
}

interface GenesysSettingsProps {
  draft: Draft;
  onChange: (fields: DraftFields) => void;
}

/** Reference, style, and the settings that the tool leaves to its user. */
export function GenesysSettings({ draft, onChange }: GenesysSettingsProps) {
  const t = useTexts(studioTexts);
  const { tool, settings } = draft;
  const set = (changed: Partial<GenerationSettings>) => onChange({ settings: changed });
  return (
    <div className="grid gap-5">
      {isOneReferenceTool(tool) && <GenesysReference tool={tool} />}
      {hasSetting(tool, 'aspectRatio') && (
        <ResolutionField value={settings.aspectRatio} onChange={(aspectRatio) => set({ aspectRatio })} />
      )}
      <StyleField tool={tool} value={draft.style} onChange={(style) => onChange({ style })} />
      {hasSetting(tool, 'creativity') && (
        <Slider
          label={t('creativity')}
          value={settings.creativity ?? creativityLimits.initial}
          onChange={(creativity) => set({ creativity })}
          min={creativityLimits.min}
          max={creativityLimits.max}
          defaultValue={creativityLimits.initial}
        />
      )}
      {hasSetting(tool, 'outputQuality') && (
        <Slider
          label={t('quality')}
          value={settings.outputQuality}
          onChange={(outputQuality) => set({ outputQuality, effort: effortOf(outputQuality) })}
          min={outputQualityLimits.min}
          max={outputQualityLimits.max}
          defaultValue={outputQualityLimits.initial}
          unit={percentSign()}
        />
      )}
    </div>
  );
}

interface ResolutionFieldProps {
  value: AspectRatio;
  onChange: (value: AspectRatio) => void;
}

function ResolutionField({ value, onChange }: ResolutionFieldProps) {
  const t = useTexts(studioTexts);
  const { width, height } = resolutions[value];
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('resolution')}</h2>
      <Segmented
        block
        label={t('resolution')}
        value={value}
        onChange={onChange}
        options={aspectRatios.map((ratio) => ({
          value: ratio,
          name: `${ratio} ${t(ratioNames[ratio])}`,
          label: (
            <>
              <ShapeIcon {...resolutions[ratio]} />
              {ratio}
            </>
          ),
        }))}
      />
      <p className="m-0 pt-1.5 text-faint type-meta">
        {t(ratioNames[value])} · {width}×{height}
      </p>
    </section>
  );
}
