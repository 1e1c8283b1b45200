import * as z from 'zod';
import type { Feature } from '#server/feature.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { Gallery } from './gallery.ts';

const purgeTrash = defineJob('purge-trash', z.object({}));

export function galleryFeature(gallery: Gallery): Feature {
  return {
    name: 'gallery',
    routes: (api) => gallery.registerRoutes(api),
    jobs(queue) {
      gallery.work();
      queue.work(purgeTrash, async ({ signal }) => {
        await gallery.purgeDue(signal);
      });
    },
    schedules: [{ job: purgeTrash, cron: '23 * * * *' }],
    sweep: () => gallery.sweep(),
    personalData: gallery.personalData,
  };
}
