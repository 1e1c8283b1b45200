import { type Feature, whileRunning } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import { showcaseData } from './personal-data.ts';
import type { Site } from './site.ts';

export function siteFeature(site: Site, { database }: { database: Database }): Feature {
  return {
    name: 'site',
    routes: (api) => site.registerRoutes(api),
    ...whileRunning(() => site.start()),
    personalData: showcaseData(database),
  };
}
