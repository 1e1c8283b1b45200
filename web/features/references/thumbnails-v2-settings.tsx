import { memo, useRef } from 'react';
import type { V2PresetId } from '#contract/v2-presets.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useOpenReferences } from './model/open-references.ts';
import { changeTool, useReferenceStore } from './model/store.ts';
import { PresetPicker } from './preset/preset-picker.tsx';
import { ReferencesSection } from './row/references-section.tsx';
import { referencesTexts } from './texts.ts';
import { YoutubeField } from './youtube/youtube-field.tsx';

interface ThumbnailsV2SettingsProps {
  preset: V2PresetId;
  onPresetChange: (preset: V2PresetId) => void;
}

/**
 * The form of Thumbnails V2 above its prompt: up to five pictures, a video's thumbnail, or a preset with its
 * own.
 */
export function ThumbnailsV2Settings({ preset, onPresetChange }: ThumbnailsV2SettingsProps) {
  // Typing a prompt renders the panel on each key; the pictures need not follow.
  const latest = useRef(onPresetChange);
  latest.current = onPresetChange;
  const change = useRef((next: V2PresetId) => {
    // Old notices are about pictures that another preset hides or shows again.
    changeTool('ThumbnailsV2', { notices: [] });
    latest.current(next);
  });
  return <Settings preset={preset} onPresetChange={change.current} />;
}

const Settings = memo(function Settings({ preset, onPresetChange }: ThumbnailsV2SettingsProps) {
  const t = useTexts(referencesTexts);
  const isRestored = useOpenReferences();
  const youtube = useReferenceStore((store) => store.youtube.reference);
  const byPreset = preset === 'none' ? undefined : t('blockedByPreset');
  const byYoutube = youtube === null ? undefined : t('blockedByYoutube');
  return (
    <div className="grid gap-5" aria-busy={!isRestored}>
      <ReferencesSection preset={preset} youtube={youtube} blockedText={byPreset ?? byYoutube} />
      <YoutubeField blockedText={byPreset} />
      <PresetPicker value={preset} onChange={onPresetChange} />
    </div>
  );
});
