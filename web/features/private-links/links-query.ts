import { queryOptions } from '@tanstack/react-query';
import { getLink, listLinks } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';

/** The beginning of the keys of everything about one's own links. */
export const linksKey = ['private-links'] as const;

export const linksQuery = queryOptions({
  queryKey: [...linksKey, 'list'],
  queryFn: ({ signal }) => call(listLinks, { signal }),
});

export const linkQuery = (id: string) =>
  queryOptions({
    queryKey: [...linksKey, 'one', id],
    queryFn: ({ signal }) => call(getLink, { params: { id }, signal }),
  });

registerLive({
  'link.changed': (_payload, client) => void client.invalidateQueries({ queryKey: linksKey }),
  reset: (_payload, client) => void client.invalidateQueries({ queryKey: linksKey }),
});
