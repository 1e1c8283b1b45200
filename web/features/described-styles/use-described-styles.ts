import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CustomImageStyle } from '#contract/styles.ts';
import { listCustomImageStyles } from '#contract/styles-calls.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';

const queryKey = ['custom-image-styles'];

/** The image styles that the user described, newest first. */
export function useDescribedStyles({ enabled = true } = {}) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCustomImageStyles, { signal }),
    select: ({ styles }) => styles,
    enabled,
  });
}

/** The list, from the cache where it is there. Rejects where it cannot be had. */
export async function fetchDescribedStyles(client: QueryClient): Promise<readonly CustomImageStyle[]> {
  const list = await client.ensureQueryData({
    queryKey,
    queryFn: ({ signal }) => call(listCustomImageStyles, { signal }),
  });
  return list.styles;
}

/** Puts into the list what the server has just answered, and asks for the list once more. */
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

/** Another tab's change; nothing is asked for again, since the event says it all. */
function takeChange(client: QueryClient, change: (styles: CustomImageStyle[]) => CustomImageStyle[]): void {
  client.setQueryData<{ success: true; styles: CustomImageStyle[] }>(
    queryKey,
    (known) => known && { ...known, styles: change(known.styles) },
  );
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

registerLive({
  'image-style.changed': ({ style }, client) =>
    takeChange(client, (styles) =>
      styles.some(({ id }) => id === style.id)
        ? styles.map((one) => (one.id === style.id ? style : one))
        : [style, ...styles],
    ),
  'image-style.deleted': ({ id }, client) =>
    takeChange(client, (styles) => styles.filter((one) => one.id !== id)),
  reset: (_, client) => askAgain(client, { queryKey }),
});
