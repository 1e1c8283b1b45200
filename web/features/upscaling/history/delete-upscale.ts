import { galleryLimits } from '#contract/limits.ts';
import { deleteUpscale, type UpscaleItem } from '#contract/upscale-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { onBeforeUnload } from '#web/api/before-unload.ts';
import { addressOf, call } from '#web/api/call.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { upscalingTexts } from '../texts.ts';
import { setHidden } from './updates-store.ts';

/** Upscales whose Undo is still offered. */
const pending = new Set<string>();

/**
 * Removes an upscale from the history. It is deleted permanently once the toast with Undo has timed out or
 * was closed, or the page is left. If the deletion fails it comes back.
 */
export function deleteUpscaleWithUndo({ id, beforeThumbnailUrl, afterThumbnailUrl }: UpscaleItem): void {
  const t = translator(upscalingTexts);
  const picture = afterThumbnailUrl ?? beforeThumbnailUrl;
  pending.add(id);
  setHidden(id, true);
  showToast({
    title: t('imageDeleted'),
    durationMs: galleryLimits.undoMs,
    ...(picture !== null && { picture }),
    action: {
      label: t('undo'),
      onPress() {
        if (pending.delete(id)) setHidden(id, false);
      },
    },
    onEnd: () => void deletePending(id),
  });
}

/** No-op after Undo. */
async function deletePending(id: string): Promise<void> {
  if (!pending.delete(id)) return;
  try {
    await call(deleteUpscale, { params: { id } });
  } catch (thrown) {
    if (hasCode(thrown, 'not_found')) return;
    setHidden(id, false);
    showToast({ tone: 'error', title: translator(upscalingTexts)('deleteImageFailed') });
  }
}

/** Undo is no longer possible. The requests outlive the page. */
onBeforeUnload(() => {
  for (const id of pending) {
    const { method, path } = deleteUpscale;
    void fetch(addressOf(path, { id }, undefined), {
      method: method.toUpperCase(),
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  }
  pending.clear();
});
