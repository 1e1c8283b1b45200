import { type QueryClient, useQuery } from '@tanstack/react-query';
import { pollingLimits } from '#contract/limits.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { listCustomThumbnailStyles, type trainThumbnailStyle } from '#contract/styles-calls.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { registerLive } from '#web/api/live.ts';
import { withBegunStyle, withoutStyle, withRecoveredStyle, withStyle, withWordsOf } from './style-list.ts';

const queryKey = ['custom-thumbnail-styles'];

interface TrainedStylesOptions {
  /** How often the list is asked for while no events come. */
  pollMs?: number;
  enabled?: boolean;
}

/** The styles that the user trains or has trained, newest first. Events keep them up to date. */
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

/** The list, from the cache where it is there. Rejects where it cannot be had. */
export async function fetchTrainedStyles(client: QueryClient): Promise<readonly CustomThumbnailStyle[]> {
  const list = await client.ensureQueryData({
    queryKey,
    queryFn: ({ signal }) => call(listCustomThumbnailStyles, { signal }),
  });
  return list.styles;
}

type StyleList = ResponseOf<typeof listCustomThumbnailStyles>;

/** An answer that is under way may be older than the change: it is asked for once more. */
function changeStyles(
  client: QueryClient,
  change: (styles: readonly CustomThumbnailStyle[]) => CustomThumbnailStyle[],
): void {
  client.setQueryData<StyleList>(queryKey, (known) => known && { ...known, styles: change(known.styles) });
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

/** Takes in a style that was just begun here. */
export function takeBegunStyle(client: QueryClient, { style }: ResponseOf<typeof trainThumbnailStyle>): void {
  changeStyles(client, (styles) => withBegunStyle(styles, style));
}

export function takeWordsOfStyle(client: QueryClient, style: CustomThumbnailStyle): void {
  changeStyles(client, (styles) => withWordsOf(styles, style));
}

/** Takes in a style whose training was begun anew here. */
export function takeRecoveredStyle(client: QueryClient, style: CustomThumbnailStyle): void {
  changeStyles(client, (styles) => withRecoveredStyle(styles, style));
}

/** Takes in what an event says of a style. */
function takeStyle(client: QueryClient, style: CustomThumbnailStyle): void {
  changeStyles(client, (styles) => withStyle(styles, style));
}

export function forgetStyle(client: QueryClient, id: string): void {
  changeStyles(client, (styles) => withoutStyle(styles, id));
}

/** Asks for the list anew; rejects where that fails. */
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
  'style.changed': ({ style }, client) => takeStyle(client, style),
  'style.deleted': ({ id }, client) => forgetStyle(client, id),
  reset: (_, client) => askAgain(client, { queryKey }),
});
