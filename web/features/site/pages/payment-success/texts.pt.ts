import type { Translation } from '#web/i18n/catalogue.ts';
import type { paymentSuccessTexts } from './texts.ts';

export const texts: Translation<typeof paymentSuccessTexts.own> = {
  title: 'Pagamento',
  checking: 'Verificando seu plano',
  paidTitle: 'Seu plano é {plan}',
  paidLine: 'Você tem {coins}.',
  coins: { one: '{count} moeda', other: '{count} moedas' },
  originLine: '{bought} compradas com o seu plano, {given} recebidas de presente.',
  freeTitle: 'Você ainda está no plano gratuito',
  freeLine:
    'Não encontramos nenhum plano pago. Se você acabou de pagar, a confirmação pode levar um minuto: verifique de novo. Você não será cobrado duas vezes.',
  byLink: 'Se você só seguiu um link até esta página, nada foi comprado.',
  again: 'Verificar de novo',
  checkingAgain: 'Verificando...',
  studio: 'Ir para o estúdio',
  plans: 'Ver planos',
  contact: 'Fale conosco',
  failedTitle: 'Não foi possível verificar seu plano',

  asking: 'Verificando seu pagamento',
  doneLine: 'Pagamento confirmado. Você tem {coins} e recebe mais todo mês.',
  overTitle: 'O plano pelo qual você pagou terminou',
  overLine: 'O pagamento foi confirmado, mas o período dele acabou. Você tem {coins}.',
  confirmingTitle: 'Seu pagamento está sendo confirmado',
  confirmingLine: 'Seu plano e suas moedas chegam em instantes. Você pode sair desta página.',
  waiting: 'Aguardando a confirmação',
  lateTitle: 'Seu pagamento ainda está sendo confirmado',
  lateLine:
    'A confirmação está demorando mais que o normal. Você pode sair desta página: avisaremos quando o plano e as moedas chegarem. Você não será cobrado duas vezes.',
  lateHelp: 'Não chegaram em uma hora? Fale conosco e informe o número do pagamento: {id}',
  openTitle: 'Este pagamento não foi concluído',
  openLine: 'Nada foi cobrado. Escolha um plano para recomeçar.',
  expiredTitle: 'Este pagamento expirou',
  expiredLine: 'Foi cancelado ou demorou demais. Nada foi cobrado.',
  notYoursTitle: 'Este pagamento não está disponível',
  unknownTitle: 'Não foi possível verificar seu pagamento',
  unknownLine: 'Seu pagamento não se perdeu: o plano e as moedas chegam automaticamente.',
};
