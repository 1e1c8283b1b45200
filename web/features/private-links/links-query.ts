import { queryOptions } from '@tanstack/react-query';
import { getLink, listLinks } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';

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
