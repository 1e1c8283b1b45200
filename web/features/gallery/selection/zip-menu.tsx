import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ZipFormat, zipFormats } from '#contract/gallery.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { downloadZip } from '../actions/download-zip.ts';
import type { Target } from '../actions/target.ts';
import { pageTexts } from '../page-texts.ts';
import { onStage } from '../toolbar/on-stage.ts';

/** Downloads the selection as one zip in a chosen format. */
export function ZipMenu({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const isPhone = useIsPhone();
  const [isBusy, setBusy] = useState(false);
  const isOff = target.count === 0 || isBusy;
  const names: Record<ZipFormat, string> = {
    original: t('zipOriginal'),
    png: t('zipAs', { format: 'PNG' }),
    jpg: t('zipAs', { format: 'JPEG' }),
    webp: t('zipAs', { format: 'WebP' }),
  };
  const start = async (format: ZipFormat) => {
    setBusy(true);
    await downloadZip(target, format);
    setBusy(false);
  };
  const off = { disabled: isOff, disabledReason: isBusy ? t('zipPreparing') : t('selectFirst') };
  const trigger = isPhone ? (
    <IconButton icon={Download} label={t('download')} {...off} />
  ) : (
    <Button variant="neutral" className={onStage} {...off} busy={isBusy}>
      <Icon of={Download} />
      {t('download')}
    </Button>
  );
  if (isOff) return trigger;
  return (
    <Menu label={t('download')} trigger={trigger}>
      <MenuGroup>
        {zipFormats.map((format) => (
          <MenuItem key={format} onSelect={() => void start(format)}>
            {names[format]}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
