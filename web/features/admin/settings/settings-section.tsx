import { useQuery } from '@tanstack/react-query';
import { getServerSettings } from '#contract/server-settings.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { QueryStates, SectionHead } from '../list-states.tsx';
import { InvitesPart } from './invites-part.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingsKey } from './settings-key.ts';
import { settingsTexts } from './texts.ts';

/** The operator's choices, and the invitations to sign up. */
export function SettingsSection() {
  const t = useTexts(settingsTexts);
  const usesCoins = useUsesCoins();
  const query = useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await call(getServerSettings, { signal })).settings,
  });
  return (
    <>
      <SectionHead title={t('settings')} line={t('line')} />
      <QueryStates query={query}>
        {(settings) => (
          <div className="grid gap-10">
            <ul className="m-0 list-none border-line border-t p-0">
              {settings
                .filter(({ name }) => usesCoins || name !== 'coOwnership')
                .map((setting) => (
                  <SettingRow key={setting.name} setting={setting} />
                ))}
            </ul>
            <InvitesPart
              isNeeded={settings.some(({ name, value }) => name === 'signup' && value === 'invite')}
            />
          </div>
        )}
      </QueryStates>
    </>
  );
}
