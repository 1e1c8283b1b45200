import { callStripe } from './call-stripe.ts';

/** More than a customer can have in a lifetime; a list that never ended would otherwise be read for ever. */
const mostEntries = 10_000;

/** All entries of a list, page by page. */
export async function allOf<T>(list: {
  autoPagingToArray(options: { limit: number }): Promise<T[]>;
}): Promise<T[]> {
  return callStripe(() => list.autoPagingToArray({ limit: mostEntries }));
}
