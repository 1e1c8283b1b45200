import { Droplets, Frame, ImagePlus, Plus, Sparkles, Sticker, Type } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.ts';
import { closeDialog, showDialog, useEditorDialog } from '../page/dialog-store.ts';
import { useEditorState, useSession } from '../session/use-session.ts';
import { addBlurBox, addFinish, addFrame, addText } from './add-layers.ts';
import { StickersPopover } from './stickers-popover.tsx';
import { addTexts } from './texts.ts';

/** Adds layers that no tool draws. */
export function AddMenu() {
  const t = useTexts(addTexts);
  const session = useSession();
  const { editor } = session;
  const isBusy = useEditorState((state) => state.isBusy);
  const [isOpen, setOpen] = useState(false);
  const showsStickers = useEditorDialog(({ dialog }) => dialog === 'stickers');
  const setShowsStickers = (isShown: boolean) => (isShown ? showDialog('stickers') : closeDialog());
  const file = useRef<HTMLInputElement>(null);
  const upload = async (files: readonly File[]) => {
    for (const chosen of files) {
      try {
        await session.addPicture(chosen, chosen.name.replace(/\.[a-z]+$/i, '').slice(0, 100));
      } catch (error) {
        showToast({ tone: 'error', title: errorText(error) });
      }
    }
  };
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
          void upload([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Menu
        label={t('add')}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" disabled={isBusy} className="gap-2">
            <Icon of={Plus} />
            <span className="sr-only min-[1400px]:not-sr-only">{t('add')}</span>
          </Button>
        }
      >
        <MenuGroup>
          <MenuItem icon={Type} onSelect={() => addText(editor, t('yourText'))}>
            {t('addText')}
          </MenuItem>
          <MenuItem icon={ImagePlus} onSelect={() => file.current?.click()}>
            {t('uploadPicture')}
          </MenuItem>
          <MenuItem icon={Sticker} onSelect={() => setShowsStickers(true)}>
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
      {showsStickers && <StickersPopover onClose={() => setShowsStickers(false)} />}
    </>
  );
}
