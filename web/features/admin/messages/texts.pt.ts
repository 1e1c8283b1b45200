import type { Translation } from '#web/i18n/catalogue.ts';
import type { messagesTexts } from './texts.ts';

export const texts: Translation<typeof messagesTexts.own> = {
  newOnes: 'Novas',
  read: 'Lidas',
  doneOnes: 'Resolvidas',
  noMessages: 'Nenhuma mensagem aqui',
  noMessagesLine: 'As mensagens da página de contato chegam aqui.',
  markRead: 'Marcar como lida',
  markDone: 'Marcar como resolvida',
  markNew: 'Marcar como nova',
  answer: 'Responder por e-mail',
  reference: 'Referência {reference}',
  topicQuestion: 'Pergunta',
  topicProblem: 'Problema',
  topicBilling: 'Pagamento',
  topicIdea: 'Ideia',
  topicPrivacy: 'Privacidade',
  topicOther: 'Outro',
  priorityMessage: 'Suporte direto',
};
