import type { Translation } from '#web/i18n/catalogue.ts';
import type { updatesTextsEn } from './texts.ts';

export const texts: Translation<typeof updatesTextsEn> = {
  title: 'Novedades',
  lead: 'Qué ha cambiado en Adventure, de lo más nuevo a lo más antiguo.',
  inEnglish: 'Las notas están escritas en inglés.',
  unreleased: 'En esta versión, aún no publicada',
  empty: 'Todavía no hay nada escrito.',
};
