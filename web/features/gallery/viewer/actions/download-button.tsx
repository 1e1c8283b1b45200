import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup } from '#web/ui/menu.tsx';
import { usualFormat } from '../../download-address.ts';
import { galleryTexts } from '../../texts.ts';
import { viewerTexts } from '../texts.ts';
import { DownloadItems } from './download-items.tsx';
import { saveDrawing, saveImage } from './save-image.ts';

/** Downloads in the usual format; the arrow offers all formats with their sizes. */
export function DownloadButton({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  const viewer = useTexts(viewerTexts);
  const [isSaving, setSaving] = useState(false);
  const save = async (work: () => Promise<void>) => {
    setSaving(true);
    await work();
    setSaving(false);
  };
  return (
    <div className="flex min-w-0 flex-6">
      <Button
        variant="main"
        busy={isSaving}
        busyLabel={viewer('downloading')}
        onClick={() => void save(() => saveImage(image, usualFormat(image)))}
        className="min-w-0 flex-1! rounded-r-none px-2!"
      >
        <Icon of={Download} />
        {t('download')}
      </Button>
      <Menu
        label={viewer('formats')}
        side="top"
        align="end"
        className="w-80"
        trigger={
          <IconButton
            icon={ChevronDown}
            label={viewer('formats')}
            variant="main"
            className="ml-px rounded-l-none"
          />
        }
      >
        <MenuGroup>
          <DownloadItems
            image={image}
            onChoose={(choice) => void save(() => saveImage(image, choice))}
            onDraw={(side) => void save(() => saveDrawing(image, side))}
          />
        </MenuGroup>
      </Menu>
    </div>
  );
}
