import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listCustomImageStyles } from '#contract/style-lists.ts';
import type { CustomImageStyle } from '#contract/styles.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';

const queryKey = ['custom-image-styles'];

/** The user's described image styles, newest first. */
export function useDescribedStyles({ enabled = true } = {}) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCustomImageStyles, { signal }),
    select: ({ styles }) => styles,
    enabled,
  });
}

/** The list, from the cache if available. Rejects if it fails to load. */
export async function fetchDescribedStyles(client: QueryClient): Promise<readonly CustomImageStyle[]> {
  const list = await client.ensureQueryData({
    queryKey,
    queryFn: ({ signal }) => call(listCustomImageStyles, { signal }),
  });
  return list.styles;
}

/** Applies the server's answer to the list, then refetches it. */
export function changeDescribedStyles(
  client: QueryClient,
  change: (styles: CustomImageStyle[]) => CustomImageStyle[],
): void {
  client.setQueryData<{ success: true; styles: CustomImageStyle[] }>(
    queryKey,
    (known) => known && { ...known, styles: change(known.styles) },
  );
  void client.invalidateQueries({ queryKey });
}

/** Applies another tab's change without a refetch, since the event is complete. */
function applyChange(client: QueryClient, change: (styles: CustomImageStyle[]) => CustomImageStyle[]): void {
  client.setQueryData<{ success: true; styles: CustomImageStyle[] }>(
    queryKey,
    (known) => known && { ...known, styles: change(known.styles) },
  );
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

registerLive({
  'image-style.changed': ({ style }, client) =>
    applyChange(client, (styles) =>
      styles.some(({ id }) => id === style.id)
        ? styles.map((one) => (one.id === style.id ? style : one))
        : [style, ...styles],
    ),
  'image-style.deleted': ({ id }, client) =>
    applyChange(client, (styles) => styles.filter((one) => one.id !== id)),
  reset: (_, client) => refetchQueries(client, { queryKey }),
});
