import type { Translation } from '#web/i18n/catalogue.ts';
import type { updatesTextsEn } from './texts.ts';

export const texts: Translation<typeof updatesTextsEn> = {
  title: 'Novidades',
  lead: 'O que mudou no Adventure, do mais novo ao mais antigo.',
  inEnglish: 'As notas são escritas em inglês.',
  unreleased: 'Nesta versão, ainda não lançada',
  empty: 'Ainda não há nada escrito.',
};
