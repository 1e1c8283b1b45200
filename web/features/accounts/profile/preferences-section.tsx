import { useQueryClient } from '@tanstack/react-query';
import { type Language, languageName, languages } from '#contract/languages.ts';
import type { Profile } from '#contract/profile.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { setTheme, type ThemeChoice, themeChoices, useTheme } from '#web/ui/theme.ts';
import { changeProfile } from './profile-query.ts';
import { SaveLine } from './save-line.tsx';
import { Section } from './section.tsx';
import { SwitchRow } from './switch-row.tsx';
import { profileTexts } from './texts.ts';
import { useSave } from './use-save.ts';

const themeTexts = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const;

/** Language and theme, applied at once and synced to other devices, and the metadata in downloads. */
export function PreferencesSection({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  return (
    <Section id="preferences" title={t('preferences')}>
      <LanguageChoice />
      <ThemeChoices />
      <SwitchRow
        label={t('writesPrompt')}
        line={t('writesPromptLine')}
        isOn={profile.writesPrompt}
        onSave={(writesPrompt) => changeProfile(client, { writesPrompt })}
      />
    </Section>
  );
}

function LanguageChoice() {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const { save, saving, lastValue } = useSave(async (language: Language) => {
    await chooseLanguage(language);
    await changeProfile(client, { language });
  });
  return (
    <div className="grid max-w-[440px] gap-1.5">
      <SelectField
        label={t('language')}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        value={currentLanguage()}
        onChange={save}
      />
      <SaveLine saving={saving} onRetry={() => lastValue !== undefined && save(lastValue)} />
    </div>
  );
}

function ThemeChoices() {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const theme = useTheme();
  const { save, saving } = useSave((chosen: ThemeChoice) => changeProfile(client, { theme: chosen }));
  return (
    <div className="grid justify-items-start gap-1.5">
      <h3 className="type-label">{t('theme')}</h3>
      <Segmented
        label={t('theme')}
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen);
          save(chosen);
        }}
        options={themeChoices.map((value) => ({ value, label: t(themeTexts[value]) }))}
      />
      <SaveLine saving={saving} onRetry={() => save(theme)} />
    </div>
  );
}
