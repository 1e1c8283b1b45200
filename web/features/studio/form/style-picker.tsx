import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { studioTexts } from '../texts.ts';
import { useStylesFailed, useThumbnailStyles } from './use-styles.ts';

interface StylePickerProps {
  value: string;
  onChange: (styleId: string) => void;
}

/** The creator styles as 16:9 swatches; a radio group with arrow keys. */
export function StylePicker({ value, onChange }: StylePickerProps) {
  const t = useTexts(studioTexts);
  const styles = useThumbnailStyles();
  const failed = useStylesFailed();
  return (
    <section>
      <h2 className="m-0 type-label">{t('style')}</h2>
      <RadioGroup
        label={t('style')}
        values={styles.map((style) => style.id)}
        value={value}
        onChange={onChange}
        className="mt-2.5 grid grid-cols-3 gap-x-2 gap-y-2.5 sm:max-lg:grid-cols-5"
      >
        {styles.map((style) => (
          <RadioItem
            key={style.id}
            value={style.id}
            className="group/style rounded-control border-0 bg-transparent p-0 text-left type-meta font-[540] text-muted focus-visible:outline-offset-6 data-[state=checked]:font-[640] data-[state=checked]:text-text"
          >
            <PictureFrame small selected={style.id === value}>
              {style.picture !== undefined && (
                <img
                  src={style.picture}
                  alt=""
                  onError={(event) => {
                    event.currentTarget.hidden = true;
                  }}
                  className={clsx(
                    'size-full object-cover transition-[filter] duration-(--speed-hover)',
                    'group-hover/style:brightness-115',
                  )}
                />
              )}
            </PictureFrame>
            <span className="block truncate pt-[5px]">{style.name}</span>
          </RadioItem>
        ))}
      </RadioGroup>
      {failed && (
        <p role="status" className="m-0 pt-2 type-meta text-danger">
          {t('styleLoadFailed')}
        </p>
      )}
    </section>
  );
}
