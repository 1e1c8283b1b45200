import { isV2Preset, type V2PresetId, v2PresetIds } from '#contract/v2-presets.ts';
import { StyleSwatch } from '#web/features/style-swatches/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Select } from '#web/ui/select.tsx';
import { changeTool } from '../model/store.ts';
import { referencesTexts } from '../texts.ts';
import { presetNames, presetPicture } from './preset-facts.ts';

interface PresetSelectProps {
  value: V2PresetId;
  onChange: (preset: V2PresetId) => void;
  className?: string;
}

/** The presets of Thumbnails V2 as one button with a list, where a screen has no room for their pictures. */
export function PresetSelect({ value, onChange, className }: PresetSelectProps) {
  const t = useTexts(referencesTexts);
  return (
    <Select
      look="button"
      label={t('preset')}
      value={value}
      options={v2PresetIds.map((preset) => ({
        value: preset,
        label: t(presetNames[preset]),
        swatch: <StyleSwatch src={presetPicture(preset)} />,
      }))}
      onChange={(preset) => {
        if (!isV2Preset(preset)) return;
        // Old notices are about pictures that another preset hides or shows again.
        changeTool('ThumbnailsV2', { notices: [] });
        onChange(preset);
      }}
      {...(className !== undefined && { className })}
    />
  );
}
