import type { Translation } from '#web/i18n/catalogue.ts';
import type { jobsTexts } from './texts.ts';

export const texts: Translation<typeof jobsTexts.own> = {
  allJobs: 'Todas',
  started: 'Inicio',
  noJobs: 'No hay tareas aquí',
  noJobsLine: 'Las tareas aparecen aquí cuando la gente genera.',
  attempts: { one: '{count} intento', other: '{count} intentos' },
};
