import type { notificationTextsEn } from '#contract/notification-texts.ts';
import type { Translation } from '#web/i18n/catalogue.ts';

export const texts: Translation<typeof notificationTextsEn> = {
  welcomeTitle: 'Boas-vindas ao Adventure',
  welcomeGift: {
    one: 'Você tem {coins} moedas grátis para usar em {count} dia.',
    other: 'Você tem {coins} moedas grátis para usar em {count} dias.',
  },
  welcomeLine: 'Escreva uma frase e receba uma thumbnail.',
  welcomeAction: 'Criar uma thumbnail',

  firstImageTitle: 'Parabéns pela sua primeira criação!',
  firstImageLine: 'Sua primeira imagem está na galeria.',
  firstImageAction: 'Ver imagem',

  communityTitle: 'Entre na comunidade',
  communityLine: 'Mostre, pergunte, receba opiniões.',
  communityAction: 'Entrar',

  expirationTitle: 'Suas moedas grátis vão expirar em breve',
  expirationTitleOther: 'Parte das suas moedas vai expirar em breve',
  expirationLine: { one: '{count} moeda expira em {date}.', other: '{count} moedas expiram em {date}.' },
  expirationAction: 'Usar moedas',

  lowBalanceTitle: 'Suas moedas estão acabando',
  lowBalanceLine: {
    one: 'Restam {coins} moedas, o bastante para {count} thumbnail.',
    other: 'Restam {coins} moedas, o bastante para {count} thumbnails.',
  },
  lowBalanceNone: {
    one: 'Resta {count} moeda. Uma thumbnail custa {price}.',
    other: 'Restam {count} moedas. Uma thumbnail custa {price}.',
  },
  lowBalanceAction: 'Ver planos',

  purchaseTitle: 'Seu plano {plan} está ativo',
  purchaseLine: {
    one: '{count} moeda foi adicionada ao seu saldo.',
    other: '{count} moedas foram adicionadas ao seu saldo.',
  },
  purchaseAction: 'Ir para o estúdio',

  paymentFailedTitle: 'Seu pagamento falhou',
  paymentFailedLine:
    'Seu plano {plan} continua ativo enquanto tentamos de novo. Confira sua forma de pagamento.',
  paymentFailedAction: 'Gerenciar assinatura',

  subscriptionEndedTitle: 'Seu plano {plan} terminou',
  subscriptionEndedLine:
    'Agora você está no plano gratuito. Você mantém suas imagens, e suas moedas até expirarem.',
  subscriptionEndedAction: 'Ver planos',

  styleReadyTitle: 'Seu estilo “{name}” está pronto',
  styleReadyLine: 'Escolha-o no estúdio ou digite a palavra-gatilho dele em um prompt.',
  styleReadyAction: 'Usar estilo',

  styleFailedTitle: 'Não foi possível treinar seu estilo “{name}”',
  styleFailedLine: 'Recupere-o no estúdio para tentar de novo, sem custo.',
  styleFailedAction: 'Ir para o estúdio',

  spendingTitle: 'O motor “{engine}” usou {percent} do limite de hoje',
  spendingLine: 'Gastos: {spent} de {limit} dólares americanos. No limite, o próximo motor é usado.',
  spendingAction: 'Ver motores',

  findingsTitle: 'Moedas e pagamentos não batem',
  findingsLine: {
    one: 'A última conciliação de livro-razão, assinaturas e pagamentos encontrou {count} diferença.',
    other: 'A última conciliação de livro-razão, assinaturas e pagamentos encontrou {count} diferenças.',
  },
  findingsAction: 'Ver as diferenças',

  secondFactorOn: 'O login em duas etapas está ativado',
  secondFactorOff: 'O login em duas etapas está desativado',
  recoveryCodesTitle: 'Você tem novos códigos de recuperação',
  secondFactorLine: 'Se não foi você, troque a senha.',
  secondFactorAction: 'Abrir o perfil',

  linkOpenedTitle: 'Alguém abriu seu link',
  linkCommentsTitle: {
    one: '{count} comentário novo no seu link',
    other: '{count} comentários novos no seu link',
  },
  linkChoicesTitle: { one: '{count} escolha nova no seu link', other: '{count} escolhas novas no seu link' },
  linkLine: 'Em um dos seus links privados.',
  linkLineNamed: 'No seu link privado “{name}”.',
  linkAction: 'Ver o link',
};
