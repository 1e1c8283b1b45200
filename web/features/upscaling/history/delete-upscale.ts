import { galleryLimits } from '#contract/limits.ts';
import { deleteUpscale, type UpscaleItem } from '#contract/upscale-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { beforeLeaving } from '#web/api/before-leaving.ts';
import { addressOf, call } from '#web/api/call.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { upscalingTexts } from '../texts.ts';
import { setGone } from './news-store.ts';

/** Those whose Undo is still offered. */
const leaving = new Set<string>();

/**
 * Takes an upscale out of the history. It is deleted for ever once the toast with Undo has passed or was closed, or the
 * page is left. One that could not be deleted comes back.
 */
export function deleteUpscaleSoon({ id, beforeThumbnailUrl, afterThumbnailUrl }: UpscaleItem): void {
  const t = translator(upscalingTexts);
  const picture = afterThumbnailUrl ?? beforeThumbnailUrl;
  leaving.add(id);
  setGone(id, true);
  showToast({
    title: t('deleted'),
    durationMs: galleryLimits.undoMs,
    ...(picture !== null && { picture }),
    action: {
      label: t('undo'),
      onPress() {
        if (leaving.delete(id)) setGone(id, false);
      },
    },
    onEnd: () => void deleteNow(id),
  });
}

/** Does nothing after Undo. */
async function deleteNow(id: string): Promise<void> {
  if (!leaving.delete(id)) return;
  try {
    await call(deleteUpscale, { params: { id } });
  } catch (thrown) {
    if (hasCode(thrown, 'not_found')) return;
    setGone(id, false);
    showToast({ tone: 'error', title: translator(upscalingTexts)('deleteFailed') });
  }
}

/** Nobody is there any more to press Undo. The requests outlive the page. */
beforeLeaving(() => {
  for (const id of leaving) {
    const { method, path } = deleteUpscale;
    void fetch(addressOf(path, { id }, undefined), {
      method: method.toUpperCase(),
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  }
  leaving.clear();
});
