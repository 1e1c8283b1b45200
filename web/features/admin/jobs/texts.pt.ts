import type { Translation } from '#web/i18n/catalogue.ts';
import type { jobsTexts } from './texts.ts';

export const texts: Translation<typeof jobsTexts.own> = {
  allJobs: 'Todas',
  started: 'Início',
  noJobs: 'Nenhuma tarefa aqui',
  noJobsLine: 'As tarefas aparecem aqui conforme os usuários geram imagens.',
  attempts: { one: '{count} tentativa', other: '{count} tentativas' },
};
