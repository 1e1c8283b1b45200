import { useTexts } from '#web/i18n/catalogue.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type PictureState, titleOf } from '../picture/use-picture.ts';
import { feedLimits } from '../settings/settings.ts';
import { useFeedSettings } from '../settings/settings-store.ts';
import { parseLength } from '../settings/video-length.ts';
import { feedTexts } from '../texts.ts';

/** The texts beside the card's picture. */
export function VideoFields({ picture }: { picture: PictureState }) {
  const t = useTexts(feedTexts);
  const { settings, change } = useFeedSettings();
  return (
    <section aria-label={t('panel')} className="grid gap-3">
      <TextField
        label={t('titleLabel')}
        placeholder={titleOf(picture) || t('titleHint')}
        value={settings.title}
        maxLength={feedLimits.titleMaxCharacters}
        autoComplete="off"
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_112px] items-start gap-2">
        <TextField
          label={t('channelLabel')}
          placeholder={t('channelHint')}
          value={settings.channel}
          maxLength={feedLimits.channelMaxCharacters}
          autoComplete="off"
          onChange={(event) => change({ channel: event.target.value })}
        />
        <TextField
          label={t('lengthLabel')}
          value={settings.length}
          maxLength={feedLimits.lengthMaxCharacters}
          inputMode="text"
          autoComplete="off"
          error={parseLength(settings.length) === null ? t('lengthError') : undefined}
          onChange={(event) => change({ length: event.target.value })}
        />
      </div>
    </section>
  );
}
