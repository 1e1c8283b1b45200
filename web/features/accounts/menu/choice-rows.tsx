import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LanguageRow } from '#web/ui/language-row.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { type ThemeChoice, useTheme } from '#web/ui/theme.ts';
import { menuTexts } from './texts.ts';
import { useChoices } from './use-choices.ts';

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
