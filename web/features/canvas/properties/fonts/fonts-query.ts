import { queryOptions } from '@tanstack/react-query';
import { listCanvasFonts } from '#contract/canvas-fonts.ts';
import { call } from '#web/api/call.ts';

/** The user's own fonts, by name. */
export const fontsQuery = queryOptions({
  queryKey: ['canvas-fonts'],
  queryFn: ({ signal }) => call(listCanvasFonts, { signal }),
});
