import type { EngineTicket } from '#engines/engine.ts';
import { enqueueCancel } from './cancel-training.ts';
import type { TrainingContext } from './deps.ts';
import type { Turn } from './train.ts';
import { hasTicket, type Lease, updateHeld } from './training-store.ts';

/** How a worker writes down, while it waits for the engine, how far it came: what a crash must find. */
export function createMarks(
  context: TrainingContext,
  lease: Lease,
  engine: string,
  onLost: () => void,
): Pick<Turn, 'saveBeginning' | 'saveTicket'> {
  const { db } = context.database;
  const giveUp = () => {
    onLost();
    throw new Error('the training is gone, or in other hands');
  };
  return {
    async saveBeginning() {
      const begunAt = context.clock.now();
      if ((await updateHeld(db, lease, { submission: 'submitting', begunAt })) === null) giveUp();
    },
    async saveTicket(ticket: EngineTicket) {
      const held = await updateHeld(db, lease, { submission: 'submitted', ticket: { ...ticket } });
      if (held !== null) return;
      // Its style was deleted meanwhile, or another worker found that it was being begun and gave it up: nobody will ask
      // for what the provider has begun here.
      if (!(await hasTicket(db, lease))) {
        await context.database.inTransaction((tx) => enqueueCancel(context, tx, { engine, ticket }));
      }
      giveUp();
    },
  };
}
