import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { hourMs } from '#contract/durations.ts';
import { type GalleryImage, type ImagePage, listImages } from '#contract/images.ts';
import { pollingLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { userRecords } from '#web/api/records/user-records.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { type GalleryView, isSamePlace, isUnfiltered, unfilteredView } from '../filter/view.ts';
import { cacheGallery, readCachedGallery } from './cached-gallery.ts';
import { checkNewImages } from './check-new-images.ts';
import { galleryQueryKey, viewOfKey } from './gallery-key.ts';
import { type GalleryPages, hasOldPages, imagesOf, isTotalAtLeast, totalOf } from './gallery-pages.ts';
import { type DrawnSpan, isOldAt, renewPage } from './renew-page.ts';
import { useLateArrivals } from './use-late-arrivals.ts';
import { useMore } from './use-more.ts';

/** Picture addresses are valid for at least a day; a page that stays open fetches new ones in time. */
const addressesAgeMs = 12 * hourMs;

const noImages: readonly GalleryImage[] = [];

/** Long enough for the visible pictures to load first. */
const keepAfterMs = 500;

/**
 * The user's pictures in a view, in pages. Events keep them fresh, so they are fetched once and after missed
 * events; while the stream is down, every ten seconds. The previous view of the same place stays on screen
 * while another loads. Until the first answer the whole gallery comes from the record cache, and what is new
 * in that answer does not move it.
 */
export function useGallery(pageSize: number, view: GalleryView = unfilteredView) {
  const { id: userId } = useUser();
  const isWhole = isUnfiltered(view);
  const polling = usePolling(pollingLimits.galleryMs);
  const drawnSpan = useRef<DrawnSpan | null>(null);
  const client = useQueryClient();
  const queryKey = useMemo(() => galleryQueryKey(pageSize, view), [pageSize, view]);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      renewPage({
        ask: (cursor) =>
          call(listImages, {
            query: { ...view, limit: pageSize, whole: true, ...(cursor !== null && { cursor }) },
            signal,
          }),
        cursor: pageParam,
        held: client.getQueryData<GalleryPages>(queryKey),
        drawnSpan: drawnSpan.current,
        sort: view.sort,
      }),
    initialPageParam: null as string | null,
    initialData: () => (isWhole ? readCachedGallery(userRecords(userId), pageSize) : undefined),
    // The oldest possible, so that it is refetched at once.
    initialDataUpdatedAt: 0,
    // Comparing ten thousand pictures with themselves for each new page would cost more than the page.
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
  const setDrawnSpan = useCallback(
    (first: string, last: string) => {
      drawnSpan.current = { first, last };
      const data = client.getQueryData<GalleryPages>(queryKey);
      if (data !== undefined && isOldAt(data, drawnSpan.current))
        refetchQueries(client, { queryKey, exact: true });
    },
    [client, queryKey],
  );
  const images = useMemo(() => imagesOf(query.data), [query.data]);
  const total = shownTotalOf(query.data);
  const isOwn = query.data !== undefined && !isPlaceholderData;
  const isKept = isOwn && query.dataUpdatedAt === 0;
  const isCurrent = isOwn && !isKept && isWhole;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is to be kept
  useEffect(() => {
    if (!isCurrent) return;
    // The newest: what comes until then is on the kept list already, and must not be taken off it again.
    const read = () => client.getQueryData<GalleryPages>(queryKey);
    scheduleGalleryCache(userId, pageSize, read);
  }, [userId, isCurrent, pageSize, client, queryKey, query.data]);
  const late = useLateArrivals(images, isKept);
  return {
    images: late.isWaiting ? noImages : late.images,
    /** How many new pictures are held back, so that the list stands still. */
    lateCount: late.lateCount,
    showLate: late.showLate,
    /** The data comes from the record cache; the server has not answered yet. */
    isKept,
    total,
    /** Whether there may be more than `total`. */
    isTotalAtLeast: isTotalAtLeast(query.data),
    isLoading: query.isPending || late.isWaiting,
    /** The previous view is shown while this one loads. */
    isChanging: isPlaceholderData,
    error: images.length === 0 || isPlaceholderData ? query.error : null,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isLoadingMore: more.isLoading,
    /** Why the next page failed to load. */
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: more.load,
    /** Reports the ids of the first and last drawn picture: a refetch starts there. */
    setDrawnSpan,
    retry: () => void query.refetch(),
  };
}

function shownTotalOf(data: GalleryPages | undefined): number {
  // Some pictures of old pages may be gone.
  return Math.max(totalOf(data), hasOldPages(data) ? 0 : imagesOf(data).length);
}

/** Whether refetching all pages would take too many calls. */
function hasScrolled(data: GalleryPages | undefined): boolean {
  return (data?.pages.length ?? 0) > 1;
}

/** Polls the first page while the stream is down and more than one page is loaded. */
function usePollingOfFirst(polling: number | false, isNeeded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (polling === false || !isNeeded) return;
    const timer = setInterval(() => void checkNewImages(client), polling);
    return () => clearInterval(timer);
  }, [client, polling, isNeeded]);
}

export type Gallery = ReturnType<typeof useGallery>;

const keeping = new Map<number, { timer: number; keep(): void }>();

/** The next page must not take what has just come for a picture of another tab. */
function keepAtOnce(): void {
  for (const { timer, keep } of keeping.values()) {
    clearTimeout(timer);
    keep();
  }
}

/** Stores the gallery when the page is idle or left, once for updates in quick succession. */
function scheduleGalleryCache(userId: string, pageSize: number, read: () => GalleryPages | undefined): void {
  clearTimeout(keeping.get(pageSize)?.timer);
  const keep = () => {
    keeping.delete(pageSize);
    const data = read();
    if (data === undefined) return;
    cacheGallery(userRecords(userId), pageSize, { images: imagesOf(data), total: shownTotalOf(data) });
  };
  addEventListener('pagehide', keepAtOnce);
  keeping.set(pageSize, { timer: window.setTimeout(keep, keepAfterMs), keep });
}
