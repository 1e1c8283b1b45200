import type { Translation } from '#web/i18n/catalogue.ts';
import type { dateTexts } from './date-texts.ts';

export const texts: Translation<typeof dateTexts.own> = {
  openCalendar: 'Calendario: {label}',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  todayButton: 'Hoy',
  clear: 'Borrar',
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'aaaa',
  notADay: 'Escribe una fecha como {example}.',
  tooEarly: 'Elige {day} o después.',
  tooLate: 'Elige {day} o antes.',
};
