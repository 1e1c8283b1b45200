import { isV2Preset, type V2PresetId, v2PresetIds } from '#contract/v2-presets.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { referencesTexts } from '../texts.ts';
import { presetNames, presetPicture } from './preset-facts.ts';

interface PresetPickerProps {
  value: V2PresetId;
  onChange: (preset: V2PresetId) => void;
}

/** The presets of Thumbnails V2 as 16:9 swatches; a radio group with arrow keys. */
export function PresetPicker({ value, onChange }: PresetPickerProps) {
  const t = useTexts(referencesTexts);
  return (
    <section>
      <h2 className="m-0 type-label">{t('preset')}</h2>
      <RadioGroup
        label={t('preset')}
        values={v2PresetIds}
        value={value}
        onChange={(preset) => isV2Preset(preset) && onChange(preset)}
        className="mt-2.5 grid grid-cols-2 gap-x-2 gap-y-2.5 md:max-lg:grid-cols-4"
      >
        {v2PresetIds.map((preset) => (
          <RadioItem
            key={preset}
            value={preset}
            className="group/style flex min-w-0 items-center gap-2 rounded-control border-0 bg-transparent p-0 text-left type-meta font-[540] text-muted focus-visible:outline-offset-4 data-[state=checked]:font-[640] data-[state=checked]:text-text"
          >
            <PictureFrame small selected={preset === value} className="w-14! flex-none lg:w-[72px]!">
              <img
                src={presetPicture(preset)}
                alt=""
                loading="lazy"
                onError={(event) => {
                  event.currentTarget.hidden = true;
                }}
                className="size-full object-cover transition-[filter] duration-(--speed-hover) group-hover/style:brightness-115"
              />
            </PictureFrame>
            <span className="min-w-0 truncate">{t(presetNames[preset])}</span>
          </RadioItem>
        ))}
      </RadioGroup>
    </section>
  );
}
