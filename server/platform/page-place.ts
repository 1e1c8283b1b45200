const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/s;

/** Where a page of a list by time has ended. */
export interface PagePlace {
  time: Date;
  id: string;
}

/** The cursor of the page after it. */
export function writePlace({ time, id }: PagePlace): string {
  return `${time.toISOString()}_${id}`;
}

/** What `writePlace` wrote; null for anything else, a moment that no database keeps included: then the list begins. */
export function readPlace(cursor: string | undefined): PagePlace | null {
  const [, moment = '', id = ''] = written.exec(cursor ?? '') ?? [];
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) || time.getTime() < 0 ? null : { time, id };
}
