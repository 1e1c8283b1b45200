import { useTexts } from '#web/i18n/catalogue.ts';
import type { LegalPage } from './legal-parts.ts';
import { legalTexts } from './texts.ts';

/** What stands over terms or privacy policy: its name and its date. */
export function useLegalTitle(page: LegalPage): { title: string; lead: string } {
  const t = useTexts(legalTexts);
  return { title: t(page), lead: t('updated') };
}
