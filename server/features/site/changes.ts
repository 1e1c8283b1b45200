import type { Database, Tx } from '#server/platform/database/database.ts';

const channel = 'site_changed';

/** Notifies every process that content or showcase changed, after the commit. */
export async function announceChange(database: Database, tx: Tx): Promise<void> {
  await database.notify(tx, channel, '');
}

/** Calls back for every change, and after a gap in which changes may have been missed. */
export function onSiteChange(database: Database, onChange: () => void): Promise<() => Promise<void>> {
  return database.listen(channel, onChange, onChange);
}
