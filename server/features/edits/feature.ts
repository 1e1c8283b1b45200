import type { Feature } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Edits } from './edits.ts';
import { editData } from './personal-data.ts';

export function editsFeature(edits: Edits, { database }: { database: Database }): Feature {
  return {
    name: 'edits',
    routes: (api) => edits.registerRoutes(api),
    jobs: () => edits.work(),
    personalData: editData(database),
  };
}
