import { eq } from 'drizzle-orm';
import { type Feature, startStop } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { announceChange } from './changes.ts';
import { showcaseItems } from './schema.ts';
import type { Site } from './site.ts';

export function siteFeature(site: Site, { database }: { database: Database }): Feature {
  return {
    name: 'site',
    routes: (api) => site.registerRoutes(api),
    ...startStop(() => site.start()),
    personalData: showcaseData(database),
  };
}

/** The pictures that a user offered for the public pages. */
function showcaseData(database: Database): DataHolder {
  const { db } = database;
  return {
    name: 'showcase',
    records: {
      offered: (userId) => rowsOfUser(() => db.select().from(showcaseItems), showcaseItems, userId),
    },
    async erase(tx, { userId }) {
      await tx.delete(showcaseItems).where(eq(showcaseItems.userId, userId));
      // Cached pages with their pictures and prompts are dropped, too.
      await announceChange(database, tx);
    },
  };
}
