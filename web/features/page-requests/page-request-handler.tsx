import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathOf } from '#contract/routes.ts';
import { onPageRequest, readNamedImage } from '#web/api/browser-events.ts';
import { openDesign, refetchGallery } from '#web/features/gallery/index.ts';
import type { EntryState } from '#web/features/send-to/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import './dispatch-job-events.ts';
import { askedTexts } from './asked-texts.ts';
import { findNamedImage } from './find-named-image.ts';
import { throttle } from './throttle.ts';

/** A script that requests refreshes all the time gets one per second, including a last one. */
const refreshEveryMs = 1_000;

const failures = {
  sendImageToUpscaler: 'notProcessed',
  sendImageToCanvas: 'notSentToCanvas',
  openImageEditor: 'editorFailed',
} as const;

/**
 * Renders nothing: handles the documented events from other scripts on the page, only with the signed-in
 * user's own pictures. Ignores an event that names no picture; shows a toast for one that cannot be loaded.
 */
export function PageRequestHandler() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const send = useEffectEvent(async (name: keyof typeof failures, detail: unknown) => {
    const named = readNamedImage(detail, window.location.origin);
    if (named === null) return;
    try {
      const image = await findNamedImage(client, named);
      const state: EntryState = { upscaleSource: { imageId: image.id } };
      const studio = pathOf('studio');
      if (name === 'sendImageToUpscaler') {
        await navigate(studio, { state, replace: pathname === studio });
        // Until there is a canvas editor, the design panel edits pictures.
      } else if (name === 'openImageEditor' && image.isDesign) openDesign(image);
      else throw new Error('there is no canvas yet');
    } catch {
      showToast({ id: `asked-${name}`, tone: 'error', title: translator(askedTexts)(failures[name]) });
    }
  });

  useEffect(() => {
    const refresh = throttle(refreshEveryMs, () => refetchGallery(client));
    const stopHearing = onPageRequest((name, detail) => {
      if (name === 'forceGalleryRefresh' || name === 'galleryRefreshNeeded') refresh.ask();
      else void send(name, detail);
    });
    return () => {
      stopHearing();
      refresh.stop();
    };
  }, [client]);

  return null;
}
