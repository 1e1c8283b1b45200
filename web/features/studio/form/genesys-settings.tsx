import { aspectRatios, resolutions } from '#contract/resolutions.ts';
import { imageStyles } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { type Draft, draftLimits } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';
import { swatchOf } from './style-swatches.ts';

const ratioNames = { '16:9': 'widescreen', '1:1': 'square', '9:16': 'vertical' } as const;
const styleOptions = imageStyles.map((style) => ({
  value: style.id,
  label: style.label,
  swatch: <StyleSwatch styleId={style.id} />,
}));

function StyleSwatch({ styleId }: { styleId: string }) {
  return (
    <img
      src={swatchOf(styleId)}
      alt=""
      width={43}
      height={24}
      loading="lazy"
      className="h-6 w-[43px] flex-none rounded-badge bg-over object-cover"
    />
  );
}

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
  onChange: (fields: Partial<Omit<Draft, 'tool'>>) => void;
}

/** Resolution, style, and the one slider that the tool has. */
export function GenesysSettings({ draft, onChange }: GenesysSettingsProps) {
  const t = useTexts(studioTexts);
  return (
    <div className="grid gap-5">
      <ResolutionField draft={draft} onChange={onChange} />
      <StyleField draft={draft} onChange={onChange} />
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

function StyleField({ draft, onChange }: GenesysSettingsProps) {
  const t = useTexts(studioTexts);
  const style = imageStyles.find((each) => each.id === draft.style);
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('style')}</h2>
      <Select
        label={t('style')}
        options={styleOptions}
        value={style?.id ?? 'Default'}
        onChange={(chosen) => onChange({ style: chosen })}
      />
      <p className="m-0 min-h-[18px] pt-1.5 text-faint type-meta">{style?.description}</p>
    </section>
  );
}
