const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/s;

/** Where a page of a list by time has ended. */
export interface PagePlace {
  time: Date;
  id: string;
}

/** Writes the cursor of the next page. */
export function writePlace({ time, id }: PagePlace): string {
  return `${time.toISOString()}_${id}`;
}

/**
 * Reads a cursor; null for anything that `writePlace` did not write, including moments that a database cannot
 * store: the list starts over.
 */
export function readPlace(cursor: string | undefined): PagePlace | null {
  const [, moment = '', id = ''] = written.exec(cursor ?? '') ?? [];
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) || time.getTime() < 0 ? null : { time, id };
}
