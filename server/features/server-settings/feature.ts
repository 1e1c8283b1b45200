import { getServerSettings, saveServerSetting } from '#contract/server-settings.ts';
import { type Feature, startStop } from '#server/feature.ts';
import type { ServerSettings } from './server-settings.ts';

export function serverSettingsFeature(settings: ServerSettings): Feature {
  return {
    name: 'server-settings',
    routes(api) {
      api.handle(getServerSettings, async () => ({ settings: settings.list() }));
      api.handle(saveServerSetting, async ({ params, body }) => {
        await settings.save(params.name, body.value);
        return { settings: settings.list() };
      });
    },
    ...startStop(() => settings.start()),
  };
}
