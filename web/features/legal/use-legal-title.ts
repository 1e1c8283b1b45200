import { useTexts } from '#web/i18n/catalogue.ts';
import type { LegalPage } from './legal-parts.ts';
import { legalTexts } from './texts.ts';

/** Title and date of terms or privacy policy. */
export function useLegalTitle(page: LegalPage): { title: string; lead: string } {
  const t = useTexts(legalTexts);
  return { title: t(page), lead: t('updated') };
}
