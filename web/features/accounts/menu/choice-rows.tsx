import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import type { Language } from '#contract/languages.ts';
import { type ProfileChange, updateProfile } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LanguageRow } from '#web/ui/language-row.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { setTheme, type ThemeChoice, useTheme } from '#web/ui/theme.ts';
import { showToast } from '#web/ui/toast.ts';
import { sessionQuery } from '../session/session-query.ts';
import { menuTexts } from './texts.ts';

const themeOptions = [
  { value: 'light', icon: Sun, text: 'themeLight' },
  { value: 'dark', icon: Moon, text: 'themeDark' },
  { value: 'system', icon: Monitor, text: 'themeSystem' },
] as const satisfies readonly { value: ThemeChoice; icon: unknown; text: string }[];

/** Rows for theme and language, options at the end. */
export function ChoiceRows() {
  const t = useTexts(menuTexts);
  const theme = useTheme();
  const choices = useChoices();
  return (
    <>
      <div className={`${rowStyle} pr-1`}>
        <Icon of={SunMoon} className="text-faint" />
        <span className="flex-1">{t('theme')}</span>
        <Segmented
          label={t('theme')}
          size="sm"
          className="*:min-w-9 *:flex-1"
          value={theme}
          onChange={choices.chooseTheme}
          options={themeOptions.map(({ value, icon, text }) => ({
            value,
            name: t(text),
            label: <Icon of={icon} size="sm" />,
          }))}
        />
      </div>
      <LanguageRow label={t('language')} onChoose={choices.chooseLanguage} className="*:min-w-9 *:flex-1" />
    </>
  );
}

/** Theme and language, applied here at once and saved in the profile for other devices. */
function useChoices() {
  const client = useQueryClient();
  const t = useTexts(menuTexts);
  const keep = (change: ProfileChange) => {
    // If the server does not answer, the choice applies to this browser only.
    call(updateProfile, { body: change })
      .then(() => client.invalidateQueries({ queryKey: sessionQuery.queryKey }))
      .catch(() => undefined);
  };
  return {
    chooseTheme(theme: ThemeChoice) {
      setTheme(theme);
      keep({ theme });
    },
    chooseLanguage(language: Language) {
      chooseLanguage(language).then(
        () => keep({ language }),
        () => showToast({ id: 'language', tone: 'error', title: t('languageFailed') }),
      );
    },
  };
}
