import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathOf } from '#contract/routes.ts';
import { onAsked, readNamedImage } from '#web/api/browser-events.ts';
import { openDesign, refetchGallery } from '#web/features/gallery/index.ts';
import type { EntryState } from '#web/features/send-to/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import './tell-news.ts';
import { askedTexts } from './asked-texts.ts';
import { atMostEvery } from './at-most-every.ts';
import { findNamedImage } from './find-named-image.ts';

/** A script that asks all the time gets the list once a second, and the last time that it asks, too. */
const refreshEveryMs = 1_000;

const failures = {
  sendImageToUpscaler: 'notProcessed',
  sendImageToCanvas: 'notSentToCanvas',
  openImageEditor: 'editorFailed',
} as const;

/**
 * Shows nothing: does what other scripts of the page ask for by the documented events, with the signed-in user's own
 * pictures alone. What names no picture is not heeded; what names one that cannot be had is answered in a toast.
 */
export function AskedKeeper() {
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
        // Until there is a canvas, the design panel is what can change a picture.
      } else if (name === 'openImageEditor' && image.isDesign) openDesign(image);
      else throw new Error('there is no canvas yet');
    } catch {
      showToast({ id: `asked-${name}`, tone: 'error', title: translator(askedTexts)(failures[name]) });
    }
  });

  useEffect(() => {
    const refresh = atMostEvery(refreshEveryMs, () => refetchGallery(client));
    const stopHearing = onAsked((name, detail) => {
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
