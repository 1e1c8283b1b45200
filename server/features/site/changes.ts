import type { Database, Tx } from '#server/platform/database/database.ts';

const channel = 'site_changed';

/** Tells every process that content or showcase changed, once the transaction has committed. */
export async function announceChange(database: Database, tx: Tx): Promise<void> {
  await database.notify(tx, channel, '');
}

/** Calls back for every change, and after a time in which changes may have been missed. */
export function onSiteChange(database: Database, onChange: () => void): Promise<() => Promise<void>> {
  return database.listen(channel, onChange, onChange);
}
