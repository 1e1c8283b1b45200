import type { QueryClient } from '@tanstack/react-query';
import { purgeImages, restoreImages } from '#contract/gallery.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchFacets } from '../facets/refetch-facets.ts';
import { refetchGallery, removeFromLists, restoreToLists } from '../list/change-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { sendAll } from './send-all.ts';
import { idsOf, type Target } from './target.ts';

/** Restores pictures from the trash to their former places. */
export function restorePictures(client: QueryClient, target: Target): Promise<boolean> {
  return leaveTrash(client, target, async () => {
    const { count } = await sendAll((more) =>
      call(restoreImages, { body: { selection: target.selection, ...more } }),
    );
    return translator(pageTexts)('restored', { count });
  });
}

/** Deletes pictures in the trash permanently. */
export function purgePictures(client: QueryClient, target: Target): Promise<boolean> {
  return leaveTrash(client, target, async () => {
    const { count } = await sendAll((more) =>
      call(purgeImages, { body: { selection: target.selection, ...more } }),
    );
    return translator(pageTexts)('purged', { count });
  });
}

async function leaveTrash(
  client: QueryClient,
  target: Target,
  send: () => Promise<string>,
): Promise<boolean> {
  removeFromLists(client, idsOf(target.images), (view) => view.trash === true);
  try {
    const title = await send();
    showToast({ title });
    return true;
  } catch (thrown) {
    restoreToLists(client, target.images);
    showToast({ title: errorText(thrown), tone: 'error' });
    return false;
  } finally {
    refetchGallery(client);
    refetchFacets(client);
  }
}
