import { callStripe } from './call-stripe.ts';

/** More than a customer can ever have; stops an endless list. */
const maxEntries = 10_000;

/** Reads all entries of a list, page by page. */
export async function allOf<T>(list: {
  autoPagingToArray(options: { limit: number }): Promise<T[]>;
}): Promise<T[]> {
  return callStripe(() => list.autoPagingToArray({ limit: maxEntries }));
}
