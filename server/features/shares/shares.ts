import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { MovedPictures } from '../gallery/gallery.ts';
import type { ShareContext } from './context.ts';
import { followPictures } from './followed-pictures.ts';
import { registerSharedPage } from './page.ts';
import { registerShareCalls } from './routes.ts';
import { shares } from './schema.ts';
import { deleteShares } from './store.ts';

export type { LinkNews } from './context.ts';

/** Private links to pictures: what they show, what is said about it, and what is chosen. */
export interface Shares {
  /** Follows pictures that were trashed, restored or deleted forever, in that transaction. */
  followPictures(tx: Tx, moved: MovedPictures): Promise<void>;
  /** Deletes what is kept of deleted links, in that transaction. */
  forgetLinks(tx: Tx, userId: string, linkIds: readonly string[]): Promise<void>;
  eraseUser(tx: Tx, userId: string): Promise<void>;
  registerRoutes(api: Api): void;
}

export function createShares(context: ShareContext): Shares {
  return {
    followPictures: (tx, moved) => followPictures(context, tx, moved),
    async forgetLinks(tx, userId, linkIds) {
      await deleteShares(tx, linkIds);
      await context.onForgotten(tx, userId, linkIds);
    },
    async eraseUser(tx, userId) {
      const rows = await tx.select({ linkId: shares.linkId }).from(shares).where(eq(shares.userId, userId));
      await deleteShares(
        tx,
        rows.map(({ linkId }) => linkId),
      );
    },
    registerRoutes(api) {
      registerShareCalls(api, context);
      registerSharedPage(api, context);
    },
  };
}
