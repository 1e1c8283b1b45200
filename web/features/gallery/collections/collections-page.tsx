import { FolderPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import { useTitle } from '#web/ui/use-title.ts';
import { useFacets } from '../facets/use-facets.ts';
import { GalleryError, GallerySkeleton } from '../gallery-states.tsx';
import { columnCount, galleryColumns } from '../grid/column-count.ts';
import { useWindowWidth } from '../grid/use-viewport.ts';
import { TitleRow } from '../page/title-row.tsx';
import { pageTexts } from '../page-texts.ts';
import { CollectionCard } from './collection-card.tsx';

const NameDialog = deferredPart(async () => (await import('./name-dialog.tsx')).NameDialog);

/** The user's collections, with a button to create one. */
export function CollectionsPage() {
  const t = useTexts(pageTexts);
  useTitle(t('collections'));
  const facets = useFacets();
  const [isNaming, setNaming] = useState(false);
  const count = facets.data?.collections.length;
  const isPhone = useIsPhone();
  const create = (
    <Button variant="main" onPointerEnter={NameDialog.preload} onClick={() => setNaming(true)}>
      <Icon of={FolderPlus} />
      {t('newCollection')}
    </Button>
  );
  return (
    <>
      <TitleRow title={t('collections')} count={null} hasBack>
        {count !== undefined &&
          count > 0 &&
          (isPhone ? (
            <IconButton
              icon={FolderPlus}
              label={t('newCollection')}
              variant="main"
              onPointerDown={NameDialog.preload}
              onClick={() => setNaming(true)}
            />
          ) : (
            create
          ))}
      </TitleRow>
      <div className="px-4 pt-5 lg:px-6">
        <Collections facets={facets} create={create} />
      </div>
      {isNaming && <NameDialog collection={null} onClose={() => setNaming(false)} />}
    </>
  );
}

interface CollectionsProps {
  facets: ReturnType<typeof useFacets>;
  create: ReactNode;
}

function Collections({ facets, create }: CollectionsProps) {
  const t = useTexts(pageTexts);
  const columns = columnCount(galleryColumns, useWindowWidth());
  if (facets.isPending) return <GallerySkeleton columns={columns} tiles={columns * 2} />;
  if (facets.data === undefined) {
    return <GalleryError error={facets.error} onRetry={() => void facets.refetch()} />;
  }
  const { collections } = facets.data;
  if (collections.length === 0) {
    return <EmptyState title={t('noCollections')} line={t('noCollectionsText')} action={create} />;
  }
  return (
    <div
      className="grid gap-x-4 gap-y-6"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {collections.map((collection) => (
        <CollectionCard key={collection.id} collection={collection} />
      ))}
    </div>
  );
}
