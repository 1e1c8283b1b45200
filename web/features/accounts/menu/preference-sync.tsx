import { useEffect } from 'react';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { setTheme } from '#web/ui/theme.ts';
import { useSession } from '../session/use-session.ts';

/** Renders nothing: applies the theme and language that the user chose on another device. */
export function PreferenceSync() {
  const { user } = useSession();
  const language = user?.language ?? null;
  const theme = user?.theme ?? null;
  useEffect(() => {
    // If the texts fail to load, the page keeps its language.
    if (language !== null) chooseLanguage(language).catch(() => undefined);
  }, [language]);
  useEffect(() => {
    if (theme !== null) setTheme(theme);
  }, [theme]);
  return null;
}
