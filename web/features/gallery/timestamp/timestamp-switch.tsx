import { useTexts } from '#web/i18n/catalogue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { galleryTexts } from '../texts.ts';
import { useTimestamp } from './timestamp-store.ts';

/** Shows a sample timestamp in the corner of all tiles, to reveal what it will cover. */
export function TimestampSwitch() {
  const t = useTexts(galleryTexts);
  const { isShown, setShown } = useTimestamp();
  return <Switch label={t('timestamp')} title={t('timestampHint')} checked={isShown} onChange={setShown} />;
}
