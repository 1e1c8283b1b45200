import { useEffect } from 'react';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { setTheme } from '#web/ui/theme.ts';
import { useSession } from '../session/use-session.ts';

/** Shows nothing: takes over the theme and the language that the user has chosen on another device. */
export function PreferenceKeeper() {
  const { user } = useSession();
  const language = user?.language ?? null;
  const theme = user?.theme ?? null;
  useEffect(() => {
    // Without the texts the page goes on in its language.
    if (language !== null) chooseLanguage(language).catch(() => undefined);
  }, [language]);
  useEffect(() => {
    if (theme !== null) setTheme(theme);
  }, [theme]);
  return null;
}
