import { aspectRatios, resolutions } from '#contract/resolutions.ts';
import { GenesysReference } from '#web/features/references/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { type Draft, type DraftFields, draftLimits } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';
import { StyleField } from './style-field.tsx';

const ratioNames = { '16:9': 'widescreen', '1:1': 'square', '9:16': 'vertical' } as const;

/** A tiny frame in a picture's shape, 12 px on its longer side. */
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

/** Reference, resolution, style, and the one slider that the tool has. */
export function GenesysSettings({ draft, onChange }: GenesysSettingsProps) {
  const t = useTexts(studioTexts);
  return (
    <div className="grid gap-5">
      {(draft.tool === 'Genesys Pro' || draft.tool === 'Genesys 1.0') && (
        <GenesysReference tool={draft.tool} />
      )}
      <ResolutionField draft={draft} onChange={onChange} />
      <StyleField value={draft.style} onChange={(style) => onChange({ style })} />
      {draft.tool === 'Genesys Pro' ? (
        <Slider
          label={t('creativity')}
          value={draft.creativity}
          onChange={(creativity) => onChange({ creativity })}
          min={draftLimits.creativity.min}
          max={draftLimits.creativity.max}
          defaultValue={draftLimits.creativity.initial}
        />
      ) : (
        <Slider
          label={t('quality')}
          value={draft.quality}
          onChange={(quality) => onChange({ quality })}
          min={draftLimits.quality.min}
          max={draftLimits.quality.max}
          defaultValue={draftLimits.quality.initial}
          unit="%"
        />
      )}
    </div>
  );
}

function ResolutionField({ draft, onChange }: GenesysSettingsProps) {
  const t = useTexts(studioTexts);
  const { width, height } = resolutions[draft.aspectRatio];
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('resolution')}</h2>
      <Segmented
        block
        label={t('resolution')}
        value={draft.aspectRatio}
        onChange={(aspectRatio) => onChange({ aspectRatio })}
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
        {t(ratioNames[draft.aspectRatio])} · {width}×{height}
      </p>
    </section>
  );
}
