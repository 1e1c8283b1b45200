import type { ServerSetting, ServerSettingName } from '#contract/server-settings.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { settingsTexts } from './texts.ts';

interface SettingWords {
  title: string;
  line: string;
  choices: Readonly<Record<string, string>>;
}

const wordsByName: Readonly<
  Record<ServerSettingName, (t: TranslateOf<typeof settingsTexts>) => SettingWords>
> = {
  signup: (t) => ({
    title: t('signup'),
    line: t('signupLine'),
    choices: { open: t('signupOpen'), invite: t('signupInvite'), closed: t('signupClosed') },
  }),
};

/** The words of a setting; a setting that this page does not know is shown as it is named. */
export function settingWords(t: TranslateOf<typeof settingsTexts>, { name }: ServerSetting): SettingWords {
  const words = Object.entries(wordsByName).find(([known]) => known === name)?.[1];
  return words?.(t) ?? { title: name, line: '', choices: {} };
}
