import type { Feature } from '#server/feature.ts';
import { registerYoutubeRoutes } from './routes.ts';
import { createYoutube, type YoutubeOptions } from './youtube.ts';

export function youtubeFeature(options: YoutubeOptions): Feature {
  const youtube = createYoutube(options);
  return {
    name: 'youtube',
    routes: (api) => registerYoutubeRoutes(api, youtube),
    stop: () => youtube.close(),
  };
}
