import { useQueryClient } from '@tanstack/react-query';
import { PenLine, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { type Collection, deleteCollection } from '#contract/gallery.ts';
import { call } from '#web/api/call.ts';
import { useDeletion } from '#web/api/use-deletion.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { refetchGallery } from '../list/change-gallery.ts';
import { pageTexts } from '../page-texts.ts';

const NameDialog = deferredPart(async () => (await import('./name-dialog.tsx')).NameDialog);

interface CollectionMenuProps {
  collection: Pick<Collection, 'id' | 'name'>;
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Called after a delete, to leave the page; not given where the menu's page stays. */
  onDeleted?: () => void;
}

/** Renames and deletes a collection. */
export function CollectionMenu({ collection, trigger, onDeleted }: CollectionMenuProps) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const deletion = useDeletion({
    send: () => call(deleteCollection, { params: { id: collection.id } }),
    onDeleted() {
      refetchFacets(client);
      refetchGallery(client);
      setOpenDialog(null);
      onDeleted?.();
    },
  });
  return (
    <>
      <Menu label={t('collectionActions', { name: collection.name })} trigger={trigger}>
        <MenuGroup>
          <MenuItem icon={PenLine} onSelect={() => setOpenDialog('rename')}>
            {t('rename')}
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => setOpenDialog('delete')}>
            {t('deleteCollection')}
          </MenuItem>
        </MenuGroup>
      </Menu>
      {openDialog === 'rename' && <NameDialog collection={collection} onClose={() => setOpenDialog(null)} />}
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={() => setOpenDialog(null)}
        title={t('deleteCollection')}
        sentence={t('deleteCollectionQuestion', { name: collection.name })}
        busy={deletion.isPending}
        onConfirm={() => !deletion.isPending && deletion.mutate()}
      />
    </>
  );
}
