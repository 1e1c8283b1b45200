import type { EventPayload } from '#contract/events.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { presentThumbnailStyle } from '../present.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingContext } from './deps.ts';

/** Tells the user's browsers how a style stands; last in its transaction. */
export async function publishStyle(
  { events, sign }: Pick<TrainingContext, 'events' | 'sign'>,
  tx: Tx,
  row: ThumbnailStyleRow,
): Promise<void> {
  const payload: EventPayload<'style.changed'> = { style: presentThumbnailStyle(row, sign) };
  await events.publish(tx, row.userId, 'style.changed', payload);
}
