import { Droplets, Frame, ImagePlus, Sparkles, Sticker, Type } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { showDialog } from '../page/dialog-store.ts';
import { useSession } from '../session/use-session.ts';
import { toolbarTexts } from '../toolbar/texts.ts';
import { AddButton } from './add-button.tsx';
import { addBlurBox, addFinish, addFrame, addText } from './add-layers.ts';
import { addPictures } from './add-pictures.ts';
import { addTexts } from './texts.ts';

interface AddMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Adds layers that no tool draws. */
export function AddMenu({ isOpen, onOpenChange }: AddMenuProps) {
  const t = useTexts(addTexts);
  const session = useSession();
  const { editor } = session;
  const label = useTexts(toolbarTexts)('add');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/gif,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-part="add-picture"
        onChange={(event) => {
          void addPictures(session, [...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Menu label={label} open={isOpen} onOpenChange={onOpenChange} trigger={<AddButton />}>
        <MenuGroup>
          <MenuItem icon={Type} onSelect={() => addText(editor, t('yourText'))}>
            {t('addText')}
          </MenuItem>
          <MenuItem icon={ImagePlus} onSelect={() => file.current?.click()}>
            {t('uploadPicture')}
          </MenuItem>
          <MenuItem icon={Sticker} onSelect={() => showDialog('stickers')}>
            {t('stickers')}
          </MenuItem>
          <MenuItem icon={Frame} onSelect={() => addFrame(editor)}>
            {t('frame')}
          </MenuItem>
          <MenuItem icon={Droplets} onSelect={() => addBlurBox(editor)}>
            {t('blurBox')}
          </MenuItem>
          <MenuItem icon={Sparkles} onSelect={() => addFinish(editor)}>
            {t('finish')}
          </MenuItem>
        </MenuGroup>
      </Menu>
    </>
  );
}
