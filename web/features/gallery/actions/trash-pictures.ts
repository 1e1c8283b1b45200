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
  refetchGallery,
  removeFromLists,
  restoreToLists,
  stackMembers,
} from '../list/change-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { galleryTexts } from '../texts.ts';
import { sendAll } from './send-all.ts';
import { idsOf, type Target } from './target.ts';

/** Browsers refuse to send more than 64 kB of a page that was left; an id takes 40 bytes. */
const maxKeptAlive = 1_000;

interface TrashOptions {
  /** False: only the named versions go, and the version before each shows again. */
  withVersions?: boolean;
  /** What the toast says, in place of the gallery's words; `count` is the server's. */
  words?: { done: (count: number) => string; failed: string };
}

/**
 * Moves pictures to the trash. They leave the lists at once and come back if the server fails. A toast offers
 * Undo for ten seconds.
 */
export async function trashPictures(
  client: QueryClient,
  target: Target,
  { withVersions = true, words }: TrashOptions = {},
): Promise<boolean> {
  const { images } = target;
  const gone = withVersions ? stackMembers(client, images) : idsOf(images);
  const known = findInGallery(client, gone);
  const hide = () => removeFromLists(client, gone, (view) => view.trash !== true);
  hide();
  try {
    // A reload or a closed page does not undo the decision.
    const keepalive = images.length <= maxKeptAlive;
    const { deletionId, count } = await sendAll((more) =>
      call(trashImages, { body: { selection: target.selection, withVersions, ...more }, keepalive }),
    );
    const isOnePicture = images.length === target.count && (withVersions || images.every(isAlone));
    // Only the server knows which version shows instead, and what the trash holds.
    if (!isOnePicture) refetchGallery(client);
    refetchFacets(client);
    const t = translator(galleryTexts);
    showToast({
      title:
        words?.done(count) ??
        (target.count === 1
          ? t('imageDeleted')
          : translator(pageTexts)('deletedMany', { count: target.count })),
      durationMs: galleryLimits.undoMs,
      action: {
        label: translator(pageTexts)('undo'),
        onPress: () => void undo(client, { deletionId, known, hide }),
      },
    });
    return true;
  } catch {
    restoreToLists(client, known);
    // Some of the pictures may be in the trash despite the error.
    refetchGallery(client);
    refetchFacets(client);
    showToast({ title: words?.failed ?? translator(galleryTexts)('deleteImageFailed'), tone: 'error' });
    return false;
  }
}

function isAlone(image: GalleryImage): boolean {
  return image.versions <= 1;
}

interface Undone {
  deletionId: string;
  /** The pictures that left the lists. */
  known: readonly GalleryImage[];
  hide: () => void;
}

async function undo(client: QueryClient, { deletionId, known, hide }: Undone): Promise<void> {
  restoreToLists(client, known);
  try {
    await sendAll((more) => call(restoreImages, { body: { selection: { deletionId }, ...more } }));
    refetchGallery(client);
  } catch {
    hide();
    showToast({ title: translator(pageTexts)('restoreFailed'), tone: 'error' });
  }
  refetchFacets(client);
}
