import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/languages.ts';
import { type ProfileChange, updateProfile } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { chooseLanguage } from '#web/i18n/choose-language.ts';
import { setTheme, type ThemeChoice } from '#web/ui/theme.ts';
import { showToast } from '#web/ui/toast.ts';
import { sessionQuery } from '../session/session-query.ts';
import { menuTexts } from './texts.ts';

/** Theme and language, applied here at once and saved in the profile for other devices. */
export function useChoices() {
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
