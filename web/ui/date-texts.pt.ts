import type { Translation } from '#web/i18n/catalogue.ts';
import type { dateTexts } from './date-texts.ts';

export const texts: Translation<typeof dateTexts.own> = {
  openCalendar: 'Calendário: {label}',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  todayButton: 'Hoje',
  clear: 'Limpar',
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'aaaa',
  notADay: 'Digite uma data como {example}.',
  tooEarly: 'Escolha {day} ou depois.',
  tooLate: 'Escolha {day} ou antes.',
};
