import { Ellipsis, FolderOpen, Link2, SquareCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import { CollectionMenu } from '../collections/collection-menu.tsx';
import { useFacets } from '../facets/use-facets.ts';
import { filterOf, type GalleryView, isNarrowed } from '../filter/view.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { useSelection } from '../selection/selection-store.ts';
import { galleryTexts } from '../texts.ts';
import { collectionsPath, trashPath } from './gallery-paths.ts';
import { isEmpty } from './is-empty.ts';
import { NewImageLink } from './new-image-link.tsx';
import { PlaceLink } from './place-link.tsx';
import { TitleRow } from './title-row.tsx';
import { useCountText } from './use-count-text.ts';

const PurgeDialog = deferredPart(async () => (await import('../trash/purge-dialog.tsx')).PurgeDialog);

interface PicturesTitleProps {
  gallery: Gallery;
  view: GalleryView;
}

/** The title of the gallery, a collection or the trash. */
export function PicturesTitle({ gallery, view }: PicturesTitleProps) {
  if (view.trash === true) return <TrashTitle gallery={gallery} view={view} />;
  if (view.collection !== undefined) return <CollectionTitle gallery={gallery} id={view.collection} />;
  return <UnfilteredTitle gallery={gallery} view={view} />;
}

/** The count in words; null for an empty gallery. */
function useCount(gallery: Gallery): string | null {
  const words = useCountText(gallery);
  if (gallery.isLoading) return '';
  return gallery.images.length === 0 ? null : words;
}

function SelectButton() {
  const t = useTexts(pageTexts);
  const isPhone = useIsPhone();
  const isOn = useSelection((store) => store.isOn);
  if (isPhone || isOn) return null;
  return (
    <Button variant="quiet" onClick={() => useSelection.getState().begin()}>
      <Icon of={SquareCheck} />
      {t('select')}
    </Button>
  );
}

function UnfilteredTitle({ gallery, view }: PicturesTitleProps) {
  const t = useTexts(galleryTexts);
  const page = useTexts(pageTexts);
  const isBare = isEmpty(gallery) && !isNarrowed(view);
  return (
    <TitleRow title={t('title')} count={useCount(gallery)}>
      <PlaceLink to={collectionsPath} icon={FolderOpen} label={page('collections')} />
      <PlaceLink to={routes.links.path} icon={Link2} label={page('privateLinks')} />
      <PlaceLink to={trashPath} icon={Trash2} label={page('trash')} />
      {gallery.images.length > 0 && <SelectButton />}
      {!isBare && <NewImageLink className="ml-2 max-md:hidden" />}
    </TitleRow>
  );
}

function CollectionTitle({ gallery, id }: { gallery: Gallery; id: string }) {
  const t = useTexts(pageTexts);
  const navigate = useNavigate();
  const facets = useFacets();
  const collection = facets.data?.collections.find((one) => one.id === id);
  return (
    <TitleRow
      title={collection?.name ?? t('collection')}
      count={useCount(gallery)}
      hasBack
      aside={
        collection && (
          <CollectionMenu
            collection={collection}
            onDeleted={() => void navigate(collectionsPath, { replace: true })}
            trigger={<IconButton icon={Ellipsis} label={t('collectionActions', { name: collection.name })} />}
          />
        )
      }
    >
      <PlaceLink to={collectionsPath} icon={FolderOpen} label={t('collections')} />
      {gallery.images.length > 0 && <SelectButton />}
    </TitleRow>
  );
}

function TrashTitle({ gallery, view }: PicturesTitleProps) {
  const t = useTexts(pageTexts);
  const [isAsked, setAsked] = useState(false);
  const hasImages = gallery.images.length > 0;
  return (
    <>
      <TitleRow title={t('trash')} count={useCount(gallery)} hasBack>
        {hasImages && <SelectButton />}
        {hasImages && (
          <Button variant="danger" onPointerEnter={PurgeDialog.preload} onClick={() => setAsked(true)}>
            {isNarrowed(view) ? t('purgeFound') : t('emptyTrash')}
          </Button>
        )}
      </TitleRow>
      {!isEmpty(gallery) && <p className="m-0 px-4 pt-1 pb-2 text-muted lg:px-6">{t('trashKeeps')}</p>}
      {isAsked && (
        <PurgeDialog
          isAll={!isNarrowed(view)}
          target={{
            selection: { filter: filterOf(view), except: [] },
            images: gallery.images,
            count: gallery.total,
          }}
          onClose={() => setAsked(false)}
          onDeleted={() => useSelection.getState().end()}
        />
      )}
    </>
  );
}
