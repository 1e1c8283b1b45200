import './dispatch-job-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { onPageRequest } from '#web/api/browser-events.ts';
import { galleryKey } from '#web/api/gallery-lists.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PictureRequest } from './answer-request.tsx';
import { throttle } from './throttle.ts';

const AnswerRequest = lazyPart(async () => (await import('./answer-request.tsx')).AnswerRequest);

/** A script that requests refreshes all the time gets one per second, including a last one. */
const refreshEveryMs = 1_000;

/**
 * Handles the documented events from other scripts on the page. What they ask with a picture is done by a
 * part that loads when the first one comes. Renders nothing.
 */
export function PageRequestHandler() {
  const client = useQueryClient();
  const [request, setRequest] = useState<PictureRequest | null>(null);
  useEffect(() => {
    const refresh = throttle(refreshEveryMs, () => refetchQueries(client, { queryKey: galleryKey }));
    const stopListening = onPageRequest((name, detail) => {
      if (name === 'forceGalleryRefresh' || name === 'galleryRefreshNeeded') refresh.ask();
      else setRequest({ name, detail });
    });
    return () => {
      stopListening();
      refresh.stop();
    };
  }, [client]);

  return (
    request && (
      <Suspense>
        <AnswerRequest request={request} />
      </Suspense>
    )
  );
}
