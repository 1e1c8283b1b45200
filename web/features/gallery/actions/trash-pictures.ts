import type { QueryClient } from '@tanstack/react-query';
import { restoreImages, trashImages } from '#contract/gallery.ts';
import type { GalleryImage } from '#contract/images.ts';
import { galleryLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchFacets } from '../facets/refetch-facets.ts';
import {
  findInGallery,
  putBack,
  refetchGallery,
  stackMembers,
  takeFromGallery,
} from '../list/change-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { galleryTexts } from '../texts.ts';
import { sendAll } from './send-all.ts';
import { idsOf, type Target } from './target.ts';

/**
 * Puts pictures into the trash. They leave the lists at once, and come back where the server fails. The toast takes it
 * back for ten seconds. `withVersions` false: only the versions that are named, and the one before each shows again.
 */
export async function trashPictures(
  client: QueryClient,
  target: Target,
  withVersions = true,
): Promise<boolean> {
  const { images } = target;
  const gone = withVersions ? stackMembers(client, images) : idsOf(images);
  const known = findInGallery(client, gone);
  const takeAway = () => takeFromGallery(client, gone, (view) => view.trash !== true);
  takeAway();
  try {
    const { deletionId } = await sendAll((more) =>
      call(trashImages, { body: { selection: target.selection, withVersions, ...more } }),
    );
    const isOnePicture = images.length === target.count && (withVersions || images.every(isAlone));
    // What is shown in its place, and the trash itself, are known to the server alone.
    if (!isOnePicture) refetchGallery(client);
    refetchFacets(client);
    const t = translator(galleryTexts);
    showToast({
      title:
        target.count === 1 ? t('deleted') : translator(pageTexts)('deletedMany', { count: target.count }),
      durationMs: galleryLimits.undoMs,
      action: {
        label: translator(pageTexts)('undo'),
        onPress: () => void undo(client, { deletionId, known, takeAway }),
      },
    });
    return true;
  } catch {
    putBack(client, known);
    // Of many, some may be in the trash all the same.
    refetchGallery(client);
    refetchFacets(client);
    showToast({ title: translator(galleryTexts)('deleteFailed'), tone: 'error' });
    return false;
  }
}

function isAlone(image: GalleryImage): boolean {
  return image.versions <= 1;
}

interface Undone {
  deletionId: string;
  /** What left the lists. */
  known: readonly GalleryImage[];
  takeAway: () => void;
}

async function undo(client: QueryClient, { deletionId, known, takeAway }: Undone): Promise<void> {
  putBack(client, known);
  try {
    await sendAll((more) => call(restoreImages, { body: { selection: { deletionId }, ...more } }));
    refetchGallery(client);
  } catch {
    takeAway();
    showToast({ title: translator(pageTexts)('restoreFailed'), tone: 'error' });
  }
  refetchFacets(client);
}
