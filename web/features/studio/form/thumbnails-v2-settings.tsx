import { type V2PresetId, v2PresetIds } from '#contract/v2-presets.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { studioTexts } from '../texts.ts';

interface ThumbnailsV2SettingsProps {
  preset: V2PresetId;
  onPresetChange: (preset: V2PresetId) => void;
}

const names = {
  none: 'presetNone',
  mrbeast: 'presetMrBeast',
  documentario: 'presetDocumentary',
  financas: 'presetFinance',
} as const satisfies Record<V2PresetId, string>;

/** What ThumbnailsV2 has in the place of styles. */
export function ThumbnailsV2Settings({ preset, onPresetChange }: ThumbnailsV2SettingsProps) {
  const t = useTexts(studioTexts);
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('preset')}</h2>
      <Segmented
        block
        label={t('preset')}
        value={preset}
        onChange={onPresetChange}
        className="*:px-1.5!"
        options={v2PresetIds.map((id) => ({ value: id, label: t(names[id]) }))}
      />
    </section>
  );
}
