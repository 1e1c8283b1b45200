import { Copy, Download, MonitorPlay, PenLine, Shapes, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { copyPrompt } from '../copy-prompt.ts';
import { downloadAddress, downloadName } from '../download-address.ts';
import { feedPreviewPath } from '../feed-preview-path.ts';
import { openDesign } from '../open-design.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { hasForm, studioPath, type Taken } from '../studio-path.ts';
import { galleryTexts } from '../texts.ts';

interface TileMenuProps {
  image: GalleryImage;
  trigger: ReactElement<ComponentProps<'button'>>;
  onDelete: () => void;
}

/** What can be done with a picture, beyond looking at it. */
export function TileMenu({ image, trigger, onDelete }: TileMenuProps) {
  const t = useTexts(galleryTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const prompt = shownPrompt(image);
  const use = (taken: Taken) =>
    void navigate(studioPath(image.id, taken), { replace: pathname === pathOf('studio') });
  return (
    <Menu label={t('more')} trigger={trigger}>
      <MenuGroup>
        <MenuItem icon={Download} onSelect={() => download(image)}>
          {t('download')}
        </MenuItem>
        {prompt !== null && (
          <MenuItem icon={Copy} onSelect={() => void copyPrompt(prompt)}>
            {t('copyPrompt')}
          </MenuItem>
        )}
        {prompt !== null && (
          <MenuItem icon={PenLine} onSelect={() => use('prompt')}>
            {t('usePrompt')}
          </MenuItem>
        )}
        {hasForm(image) && (
          <MenuItem icon={SlidersHorizontal} onSelect={() => use('settings')}>
            {t('useSettings')}
          </MenuItem>
        )}
        {image.isDesign && (
          <MenuItem icon={Shapes} onSelect={() => openDesign(image)}>
            {t('editDesign')}
          </MenuItem>
        )}
        <MenuItem icon={MonitorPlay} onSelect={() => void navigate(feedPreviewPath(image.id))}>
          {t('testInFeed')}
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          {t('delete')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}

/** Follows the download link: a menu row is no link, so one is made for the moment. */
function download(image: GalleryImage): void {
  const link = document.createElement('a');
  link.href = downloadAddress(image);
  link.download = downloadName(image);
  link.click();
}
