import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureBadge, PictureFrame } from '#web/ui/picture-frame.tsx';
import { RadioItem } from '#web/ui/radio-group.tsx';
import type { ThumbnailStyle } from '../form/use-styles.ts';
import { styleTexts } from './texts.ts';

/** The grid of the picker's tiles; it may contain tiles that are no options. */
export const styleGrid = 'grid grid-cols-3 gap-x-2 gap-y-2.5 sm:max-lg:grid-cols-5';

interface StyleTileProps {
  style: ThumbnailStyle;
  selected: boolean;
  /** The background behind it. */
  on?: 'panel' | 'raised';
  /** Called for a click, not for a change by arrow keys. */
  onPress?: () => void;
}

/** A style as a 16:9 swatch with its name; a radio button of the surrounding group. */
export function StyleTile({ style, selected, on = 'panel', onPress }: StyleTileProps) {
  const t = useTexts(styleTexts);
  return (
    <RadioItem
      value={style.id}
      onClick={(event) => {
        if (event.detail > 0) onPress?.();
      }}
      className="group/style min-w-0 self-start rounded-control border-0 bg-transparent p-0 text-left type-meta font-[540] text-muted focus-visible:outline-offset-6 data-[state=checked]:font-[640] data-[state=checked]:text-text"
    >
      <PictureFrame small on={on} selected={selected}>
        {style.picture !== undefined && (
          <img
            src={style.picture}
            alt=""
            loading={style.own === null ? 'eager' : 'lazy'}
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
            className={clsx(
              'size-full object-cover transition-[filter] duration-(--speed-hover)',
              'group-hover/style:brightness-115',
            )}
          />
        )}
        {style.own !== null && <PictureBadge>{t('yours')}</PictureBadge>}
      </PictureFrame>
      <bdi className="block truncate pt-[5px]">{style.name}</bdi>
    </RadioItem>
  );
}
