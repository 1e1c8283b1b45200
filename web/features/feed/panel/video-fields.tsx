import { useTexts } from '#web/i18n/catalogue.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { labLimits } from '../lab/lab.ts';
import { useLab } from '../lab/lab-store.ts';
import { parseLength } from '../lab/video-length.ts';
import { feedTexts } from '../texts.ts';

/** The texts beside the card's picture. */
export function VideoFields() {
  const t = useTexts(feedTexts);
  const { lab, change } = useLab();
  return (
    <section aria-label={t('panel')} className="grid gap-3">
      <TextField
        label={t('titleLabel')}
        placeholder={t('titleHint')}
        value={lab.title}
        maxLength={labLimits.titleMaxCharacters}
        autoComplete="off"
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_112px] items-start gap-2">
        <TextField
          label={t('channelLabel')}
          placeholder={t('channelHint')}
          value={lab.channel}
          maxLength={labLimits.channelMaxCharacters}
          autoComplete="off"
          onChange={(event) => change({ channel: event.target.value })}
        />
        <TextField
          label={t('lengthLabel')}
          value={lab.length}
          maxLength={labLimits.lengthMaxCharacters}
          inputMode="text"
          autoComplete="off"
          error={parseLength(lab.length) === null ? t('lengthError') : undefined}
          onChange={(event) => change({ length: event.target.value })}
        />
      </div>
    </section>
  );
}
