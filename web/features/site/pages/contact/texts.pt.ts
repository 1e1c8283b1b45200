import type { Translation } from '#web/i18n/catalogue.ts';
import type { contactTexts } from './texts.ts';

export const texts: Translation<typeof contactTexts.own> = {
  lead: 'Faça uma pergunta, relate um problema ou diga o que falta. Uma pessoa lê cada mensagem.',
  form: 'Mensagem',
  topic: 'Assunto',
  topicQuestion: 'Uma pergunta',
  topicProblem: 'Algo não funciona',
  topicBilling: 'Planos e pagamento',
  topicIdea: 'Uma ideia',
  topicPrivacy: 'Meus dados',
  topicOther: 'Outro assunto',
  message: 'Mensagem',
  messageHint: 'O que você fez, o que esperava, o que aconteceu?',
  messageCount: '{used} de {limit} caracteres',
  messageShort: {
    one: 'Escreva pelo menos {count} caractere.',
    other: 'Escreva pelo menos {count} caracteres.',
  },
  messageLong: '{over} caracteres a mais. Use no máximo {limit}.',
  email: 'E-mail para a resposta',
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  sentTitle: 'Mensagem enviada',
  sentReference: 'Informe a referência {reference} se escrever de novo.',
  sentNext: 'O operador deste servidor responderá para {email}.',
  sentHours: {
    one: 'No seu plano, a resposta chega em até {count} hora.',
    other: 'No seu plano, a resposta chega em até {count} horas.',
  },
  sentNoHours:
    'Seu plano não tem prazo de resposta garantido; a maioria das mensagens é lida em poucos dias.',
  another: 'Escrever outra mensagem',
  otherWays: 'Outras formas de ajuda',
  faq: 'Ajuda e suporte',
  faqLine: 'Respostas às perguntas mais comuns.',
  community: 'Perguntar à comunidade',
  communityLine: 'Outros criadores costumam saber a resposta.',
  write: 'Escrever para {email}',
  writeLine: 'Se preferir seu próprio aplicativo de e-mail.',
};
