import type { Translation } from '#web/i18n/catalogue.ts';
import type { paymentSuccessTextsEn } from './texts.en.ts';

export const paymentSuccessTextsPt: Translation<typeof paymentSuccessTextsEn> = {
  title: 'Pagamento',
  checking: 'Consultando seu plano no servidor',
  paidTitle: 'Seu plano é {plan}',
  paidLine: 'É o que o servidor diz neste momento. Você tem {coins}.',
  coins: { one: '{count} moeda', other: '{count} moedas' },
  freeTitle: 'Seu plano ainda é o gratuito',
  freeLine:
    'O servidor não conhece nenhum pagamento desta conta. Se você acabou de pagar, a confirmação pode levar um minuto: verifique de novo. Você não paga duas vezes.',
  notSetUp:
    'Os pagamentos ainda não estão configurados neste servidor. Se você chegou aqui por um link, nada foi comprado.',
  again: 'Verificar de novo',
  checkingAgain: 'Verificando...',
  studio: 'Ir para o estúdio',
  plans: 'Ver os planos',
  contact: 'Escreva para nós',
  failedTitle: 'Não foi possível consultar o plano',
};
