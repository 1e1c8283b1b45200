import { ChevronLeft, ChevronRight, Contrast, Moon, Shuffle, Sun } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { placeOn, shuffledPosition } from '../settings/settings.ts';
import { useFeedSettings } from '../settings/settings-store.ts';
import { findSurface, surfaceIds } from '../surfaces/surfaces.ts';
import { feedTexts } from '../texts.ts';

/** Chooses the surface, the position and the theme. */
export function StageBar() {
  const t = useTexts(feedTexts);
  const { settings, change } = useFeedSettings();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-panel px-4 py-3 max-lg:border-t md:px-6 lg:min-h-16 lg:px-5">
      <Segmented
        label={t('surface')}
        options={surfaceIds.map((id) => ({ value: id, label: t(id) }))}
        value={settings.surface}
        onChange={(surface) => change({ surface })}
        className="max-sm:flex max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2! max-[400px]:*:px-1! max-[400px]:*:text-[13px]!"
      />
      <span className="flex-1 max-md:hidden" />
      <PlaceControl />
      <div className="flex items-center gap-2 max-sm:ml-auto">
        <Segmented
          label={t('theme')}
          options={[
            { value: 'light', name: t('light'), label: <Icon of={Sun} size="sm" /> },
            { value: 'dark', name: t('dark'), label: <Icon of={Moon} size="sm" /> },
          ]}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
          className="*:px-2.5!"
        />
        <Tooltip text={t('greyscale')}>
          <Button
            variant="quiet"
            aria-pressed={settings.isGreyscale}
            aria-label={t('greyscale')}
            className={
              settings.isGreyscale ? 'border-[1.5px]! border-edge! bg-over! text-text! px-2.5!' : 'px-2.5!'
            }
            onClick={() => change({ isGreyscale: !settings.isGreyscale })}
          >
            <Icon of={Contrast} />
            <span className="max-xl:hidden">{t('greyscale')}</span>
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}

/** Moves your card: step by step, or to a random position. */
function PlaceControl() {
  const t = useTexts(feedTexts);
  const { settings, change } = useFeedSettings();
  const { cards } = findSurface(settings.surface);
  const place = placeOn(settings.surface, settings.place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be part of a row
    <div role="group" aria-label={t('place')} className="flex items-center">
      <IconButton
        icon={ChevronLeft}
        label={t('earlier')}
        disabled={place === 0}
        onClick={() => change({ place: place - 1 })}
      />
      <span role="status" className="min-w-12 text-center text-muted tabular-nums">
        {t('placeOf', { place: place + 1, cards })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('later')}
        disabled={place === cards - 1}
        onClick={() => change({ place: place + 1 })}
      />
      <Tooltip text={t('shuffle')}>
        <Button
          variant="quiet"
          aria-label={t('shuffle')}
          className="px-2.5!"
          onClick={() => change({ place: shuffledPosition(settings.surface, place, Math.random()) })}
        >
          <Icon of={Shuffle} />
          <span className="max-xl:hidden">{t('shuffle')}</span>
        </Button>
      </Tooltip>
    </div>
  );
}
