import type { Translation } from '#web/i18n/catalogue.ts';
import type { paymentSuccessTextsEn } from './texts.ts';

export const texts: Translation<typeof paymentSuccessTextsEn> = {
  title: 'Pagamento',
  checking: 'Consultando seu plano no servidor',
  paidTitle: 'Seu plano é {plan}',
  paidLine: 'É o que o servidor diz neste momento. Você tem {coins}.',
  coins: { one: '{count} moeda', other: '{count} moedas' },
  freeTitle: 'Seu plano ainda é o gratuito',
  freeLine:
    'O servidor não conhece nenhum plano pago neste momento. Se você acabou de pagar, a confirmação pode levar um minuto: verifique de novo. Você não paga duas vezes.',
  byLink: 'Se você chegou aqui por um link, nada foi comprado.',
  again: 'Verificar de novo',
  checkingAgain: 'Verificando...',
  studio: 'Ir para o estúdio',
  plans: 'Ver os planos',
  contact: 'Escreva para nós',
  failedTitle: 'Não foi possível consultar o plano',

  asking: 'Consultando seu pagamento no servidor',
  doneLine: 'O pagamento está confirmado. Você tem {coins}, e mais chegam todo mês.',
  overTitle: 'O plano que você pagou terminou',
  overLine: 'O pagamento foi confirmado, e o período dele acabou. Você tem {coins}.',
  confirmingTitle: 'Seu pagamento está sendo confirmado',
  confirmingLine: 'O plano e as moedas chegam em instantes. Você pode ficar ou seguir: eles chegam sozinhos.',
  waiting: 'Esperando a confirmação',
  lateTitle: 'Seu pagamento ainda está sendo confirmado',
  lateLine:
    'O pagamento foi feito, e a confirmação demora mais que o normal. Você pode sair desta página: o plano e as moedas chegam sozinhos, e uma notificação avisa. Você não paga duas vezes.',
  lateHelp: 'Não chegaram em uma hora? Escreva para nós e informe este pagamento: {id}',
  openTitle: 'Este pagamento não foi feito',
  openLine: 'Nada foi cobrado. Volte aos planos para começar de novo.',
  expiredTitle: 'Este pagamento não está mais aberto',
  expiredLine: 'Foi abandonado ou demorou demais. Nada foi cobrado.',
  notYoursTitle: 'Não é possível mostrar este pagamento',
  unknownTitle: 'Não foi possível consultar o pagamento',
  unknownLine: 'O que foi pago não se perde: o plano e as moedas chegam sozinhos.',
};
