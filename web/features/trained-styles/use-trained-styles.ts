import { type QueryClient, useQuery } from '@tanstack/react-query';
import { pollingLimits } from '#contract/limits.ts';
import { listCustomThumbnailStyles } from '#contract/style-lists.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import type { trainThumbnailStyle } from '#contract/styles-calls.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import {
  withoutStyle,
  withRecoveredStyle,
  withStartedStyle,
  withStyle,
  withTriggerWord,
} from './style-list.ts';

const queryKey = ['custom-thumbnail-styles'];

interface TrainedStylesOptions {
  /** How often to poll while no events arrive. */
  pollMs?: number;
  enabled?: boolean;
}

/** The user's trained styles, including those in training, newest first. Updated by events. */
export function useTrainedStyles({
  pollMs = pollingLimits.trainingMs,
  enabled = true,
}: TrainedStylesOptions = {}) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCustomThumbnailStyles, { signal }),
    refetchInterval: usePolling(pollMs),
    select: ({ styles }) => styles,
    enabled,
  });
}

/** The list, from the cache if available. Rejects if it fails to load. */
export async function fetchTrainedStyles(client: QueryClient): Promise<readonly CustomThumbnailStyle[]> {
  const list = await client.ensureQueryData({
    queryKey,
    queryFn: ({ signal }) => call(listCustomThumbnailStyles, { signal }),
  });
  return list.styles;
}

type StyleList = ResponseOf<typeof listCustomThumbnailStyles>;

/** Changes the list. A request in flight may be older than the change: refetch after it. */
function changeStyles(
  client: QueryClient,
  change: (styles: readonly CustomThumbnailStyle[]) => CustomThumbnailStyle[],
): void {
  client.setQueryData<StyleList>(queryKey, (known) => known && { ...known, styles: change(known.styles) });
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

/** Adds a style that was just created here. */
export function storeStartedStyle(
  client: QueryClient,
  { style }: ResponseOf<typeof trainThumbnailStyle>,
): void {
  changeStyles(client, (styles) => withStartedStyle(styles, style));
}

export function storeTriggerWord(client: QueryClient, style: CustomThumbnailStyle): void {
  changeStyles(client, (styles) => withTriggerWord(styles, style));
}

/** Updates a style whose training was restarted here. */
export function storeRecoveredStyle(client: QueryClient, style: CustomThumbnailStyle): void {
  changeStyles(client, (styles) => withRecoveredStyle(styles, style));
}

/** Applies a style from an event. */
function storeStyle(client: QueryClient, style: CustomThumbnailStyle): void {
  changeStyles(client, (styles) => withStyle(styles, style));
}

export function removeStyle(client: QueryClient, id: string): void {
  changeStyles(client, (styles) => withoutStyle(styles, id));
}

/** Refetches the list; rejects on failure. */
export async function refetchStyles(client: QueryClient): Promise<readonly CustomThumbnailStyle[]> {
  const { styles } = await client.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCustomThumbnailStyles, { signal }),
    staleTime: 0,
    retry: false,
  });
  return styles;
}

registerLive({
  'style.changed': ({ style }, client) => storeStyle(client, style),
  'style.deleted': ({ id }, client) => removeStyle(client, id),
  reset: (_, client) => refetchQueries(client, { queryKey }),
});
