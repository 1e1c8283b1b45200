import {
  Brush,
  Copy,
  Download,
  MonitorPlay,
  PenLine,
  Shapes,
  Share2,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { shareImages } from '#web/features/private-links/index.ts';
import { SendToSub } from '#web/features/send-to/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { copyPrompt } from '../copy-prompt.ts';
import { usualFormat } from '../download-address.ts';
import { OrganiseItems } from '../favorites/organise-items.tsx';
import { feedPreviewPath, feedPreviewState } from '../feed-preview-path.ts';
import { openDesign } from '../open-design.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { type CopyScope, hasForm, studioPath } from '../studio-path.ts';
import { galleryTexts } from '../texts.ts';
import { useEditImage } from '../use-edit-image.ts';
import { saveImage } from '../viewer/actions/save-image.ts';

interface TileMenuProps {
  image: GalleryImage;
  trigger: ReactElement<ComponentProps<'button'>>;
  onDelete: () => void;
}

/** The actions for a picture, in a menu. */
export function TileMenu({ image, trigger, onDelete }: TileMenuProps) {
  const t = useTexts(galleryTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { edit, leadsToCanvas } = useEditImage();
  const prompt = shownPrompt(image);
  const use = (taken: CopyScope) =>
    void navigate(studioPath(image.id, taken), { replace: pathname === pathOf('studio') });
  return (
    <Menu label={t('more')} trigger={trigger}>
      <MenuGroup>
        <MenuItem icon={Download} onSelect={() => void saveImage(image, usualFormat(image))}>
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
        {leadsToCanvas(image) && (
          <MenuItem icon={Brush} onSelect={() => edit(image)}>
            {t('edit')}
          </MenuItem>
        )}
        {image.isDesign && (
          <MenuItem icon={Shapes} onSelect={() => openDesign(image)}>
            {t('editDesign')}
          </MenuItem>
        )}
        <MenuItem
          icon={MonitorPlay}
          onSelect={() => void navigate(feedPreviewPath(image.id), { state: feedPreviewState(image) })}
        >
          {t('testInFeed')}
        </MenuItem>
        <MenuItem icon={Share2} onSelect={() => shareImages([image])}>
          {t('share')}
        </MenuItem>
        <SendToSub image={image} />
        <OrganiseItems image={image} />
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          {t('delete')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}
