import type { Translation } from '#web/i18n/catalogue.ts';
import type { messagesTexts } from './texts.ts';

export const texts: Translation<typeof messagesTexts.own> = {
  newOnes: 'Nuevos',
  read: 'Leídos',
  doneOnes: 'Resueltos',
  noMessages: 'No hay mensajes aquí',
  noMessagesLine: 'Los mensajes de la página de contacto llegan aquí.',
  markRead: 'Marcar como leído',
  markDone: 'Marcar como resuelto',
  markNew: 'Marcar como nuevo',
  answer: 'Responder por correo',
  reference: 'Referencia {reference}',
  topicQuestion: 'Pregunta',
  topicProblem: 'Problema',
  topicBilling: 'Pagos',
  topicIdea: 'Idea',
  topicPrivacy: 'Privacidad',
  topicOther: 'Otro',
  priorityMessage: 'Soporte directo',
};
