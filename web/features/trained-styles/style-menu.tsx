import { Ellipsis, Pencil, Tag, Trash2 } from 'lucide-react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine } from '#web/ui/menu.tsx';
import { trainedStyleTexts } from './texts.ts';
import type { TrainedStyleDialogs } from './use-trained-style-dialogs.tsx';

interface StyleMenuProps {
  style: CustomThumbnailStyle;
  actions: TrainedStyleDialogs;
}

/** The actions for one of the user's own styles. */
export function StyleMenu({ style, actions }: StyleMenuProps) {
  const t = useTexts(trainedStyleTexts);
  const name = style.styleName;
  return (
    <Menu label={name} trigger={<IconButton icon={Ellipsis} size="sm" label={t('more', { name })} />}>
      <MenuGroup>
        <MenuItem icon={Pencil} onSelect={() => actions.rename(style)}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={Tag} onSelect={() => actions.changeTrigger(style)}>
          {t('changeTrigger')}
        </MenuItem>
      </MenuGroup>
      <MenuLine />
      <MenuGroup>
        <MenuItem icon={Trash2} danger onSelect={() => actions.remove(style)}>
          {t('delete')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}
