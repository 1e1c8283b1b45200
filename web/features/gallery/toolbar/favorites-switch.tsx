import { startTransition, useOptimistic } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { pageTexts } from '../page-texts.ts';
import type { FilterProps } from './style-select.tsx';

/**
 * Switches between favourites and all. The address updates with the gallery, in the background; until then
 * the switch shows the pressed state, or it would jump back under the finger.
 */
export function FavoritesSwitch({ view, onChange }: FilterProps) {
  const t = useTexts(pageTexts);
  const [isOn, setOn] = useOptimistic(view.favorite === true);
  const choose = (next: boolean) =>
    startTransition(() => {
      setOn(next);
      onChange({ favorite: next || undefined });
    });
  return (
    <Switch
      label={t('favoritesOnly')}
      checked={isOn}
      onChange={choose}
      className="justify-between touch:min-h-11"
    />
  );
}
