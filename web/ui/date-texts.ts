import { defineTexts } from '#web/i18n/catalogue.ts';

export const dateTexts = defineTexts((language) => import(`./date-texts.${language}.ts`), {
  openCalendar: 'Calendar: {label}',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  todayButton: 'Today',
  clear: 'Clear',
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'yyyy',
  notADay: 'Type a date like {example}.',
  tooEarly: 'Choose {day} or later.',
  tooLate: 'Choose {day} or earlier.',
});
