import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type GalleryImage, type ImagePage, listImages } from '#contract/images.ts';
import { pollingLimits } from '#contract/limits.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { keptRecords } from '#web/api/records/kept-records.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { type GalleryView, isSamePlace, isWholeGallery, wholeGallery } from '../filter/view.ts';
import { checkNewImages } from './check-new-images.ts';
import { galleryQueryKey, viewOfKey } from './gallery-key.ts';
import { type GalleryPages, hasOldPages, imagesOf, isTotalAtLeast, totalOf } from './gallery-pages.ts';
import { keepGallery, readKeptGallery } from './kept-gallery.ts';
import { isOldAt, type LookedAt, renewPage } from './renew-page.ts';
import { useMore } from './use-more.ts';

/** Picture addresses hold for at least a day; a page that stays open asks for new ones in time. */
const addressesAgeMs = 12 * 60 * 60_000;

/** Long enough for the pictures on screen to be asked for first. */
const keepAfterMs = 500;

/**
 * The user's pictures in a view, in pages. Events keep them fresh, so they are asked for once and after missed events;
 * while the stream is down they are asked for every ten seconds. While another view of the same place is under way, the
 * one before stays on screen. Until the first answer the whole gallery is what this browser has kept of it.
 */
export function useGallery(pageSize: number, view: GalleryView = wholeGallery) {
  const { id: userId } = useUser();
  const isWhole = isWholeGallery(view);
  const polling = usePolling(pollingLimits.galleryMs);
  const lookedAt = useRef<LookedAt | null>(null);
  const client = useQueryClient();
  const queryKey = useMemo(() => galleryQueryKey(pageSize, view), [pageSize, view]);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      renewPage({
        ask: (cursor) =>
          call(listImages, {
            query: { ...view, limit: pageSize, ...(cursor !== null && { cursor }) },
            signal,
          }),
        cursor: pageParam,
        held: client.getQueryData<GalleryPages>(queryKey),
        lookedAt: lookedAt.current,
        sort: view.sort,
      }),
    initialPageParam: null as string | null,
    initialData: () => (isWhole ? readKeptGallery(keptRecords(userId), pageSize) : undefined),
    // As old as can be: it is asked for at once.
    initialDataUpdatedAt: 0,
    // Comparing ten thousand pictures with themselves for every page that comes would cost more than the page.
    structuralSharing: false,
    getNextPageParam: (last: ImagePage) => (last.hasMore ? last.nextCursor : null),
    placeholderData: (before, query) =>
      query !== undefined && isSamePlace(viewOfKey(query.queryKey), view) ? before : undefined,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > addressesAgeMs,
    refetchInterval: ({ state }) => (polling === false || hasScrolled(state.data) ? addressesAgeMs : polling),
  });
  usePollingOfFirst(polling, hasScrolled(query.data));
  const { isPlaceholderData } = query;
  const more = useMore(queryKey, query);
  const lookAt = useCallback(
    (first: string, last: string) => {
      lookedAt.current = { first, last };
      const data = client.getQueryData<GalleryPages>(queryKey);
      if (data !== undefined && isOldAt(data, lookedAt.current)) askAgain(client, { queryKey, exact: true });
    },
    [client, queryKey],
  );
  const images = useMemo(() => imagesOf(query.data), [query.data]);
  // Of old pages, some pictures may be gone.
  const total = Math.max(totalOf(query.data), hasOldPages(query.data) ? 0 : images.length);
  const isOwn = query.data !== undefined && !isPlaceholderData;
  const isKept = isOwn && query.dataUpdatedAt === 0;
  const isTruth = isOwn && !isKept && isWhole;
  useEffect(() => {
    if (isTruth) keepGallerySoon(userId, pageSize, { images, total });
  }, [userId, isTruth, pageSize, images, total]);
  return {
    images,
    /** It is what this browser has kept of an earlier visit; the server has not answered yet. */
    isKept,
    total,
    /** Whether there may be more than `total` says. */
    isTotalAtLeast: isTotalAtLeast(query.data),
    isLoading: query.isPending,
    /** The view before is shown while this one is under way. */
    isChanging: isPlaceholderData,
    error: images.length === 0 || isPlaceholderData ? query.error : null,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isLoadingMore: more.isUnderWay,
    /** Why the next page could not be had. */
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: more.load,
    /** Tells which pictures are drawn, the first and the last by their ids: what is asked for again begins there. */
    lookAt,
    retry: () => void query.refetch(),
  };
}

/** Asking for all pages again would be hundreds of calls for who has scrolled far. */
function hasScrolled(data: GalleryPages | undefined): boolean {
  return (data?.pages.length ?? 0) > 1;
}

/** Asks for the newest pictures alone while the stream is down and more than one page is loaded. */
function usePollingOfFirst(polling: number | false, isNeeded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (polling === false || !isNeeded) return;
    const timer = setInterval(() => void checkNewImages(client), polling);
    return () => clearInterval(timer);
  }, [client, polling, isNeeded]);
}

export type Gallery = ReturnType<typeof useGallery>;

const keeping = new Map<number, number>();

/** Once the page has time, and once for what comes in a row. */
function keepGallerySoon(
  userId: string,
  pageSize: number,
  gallery: { images: readonly GalleryImage[]; total: number },
): void {
  clearTimeout(keeping.get(pageSize));
  const keep = () => keepGallery(keptRecords(userId), pageSize, gallery);
  keeping.set(pageSize, window.setTimeout(keep, keepAfterMs));
}
