import type { Translation } from '#web/i18n/catalogue.ts';
import type { notificationsTextsEn } from './texts.en.ts';

export const notificationsTextsPt: Translation<typeof notificationsTextsEn> = {
  welcomeTitle: 'Boas-vindas ao Adventure',
  welcomeGift: {
    one: '{coins} moedas grátis são suas por {count} dia.',
    other: '{coins} moedas grátis são suas por {count} dias.',
  },
  welcomeLine: 'Escreva uma frase e receba uma thumbnail.',
  welcomeAction: 'Criar a primeira',

  firstImageTitle: 'Parabéns pela sua primeira criação!',
  firstImageLine: 'Sua primeira imagem está na galeria.',
  firstImageAction: 'Abrir',

  communityTitle: 'Entrar na comunidade',
  communityLine: 'Mostre, pergunte, receba opiniões.',
  communityAction: 'Entrar',

  expirationTitle: 'Suas moedas grátis vão expirar em breve',
  expirationLine: {
    one: '{count} moeda é sua até {date}.',
    other: '{count} moedas são suas até {date}.',
  },
  expirationAction: 'Usar agora',

  lowBalanceTitle: 'Suas moedas estão acabando',
  lowBalanceLine: {
    one: 'Restam {coins} moedas: {count} thumbnail.',
    other: 'Restam {coins} moedas: {count} thumbnails.',
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

  styleReadyTitle: 'Seu estilo “{name}” está pronto',
  styleReadyLine: 'Escolha-o no estúdio ou escreva a palavra-chave dele em um prompt.',
  styleReadyAction: 'Usar',

  styleFailedTitle: 'Não foi possível treinar seu estilo “{name}”',
  styleFailedLine: 'Recupere-o no estúdio para tentar de novo. Não custa nada.',
  styleFailedAction: 'Ir para o estúdio',

  spendingTitle: 'O motor “{engine}” custou {percent} % do limite de hoje',
  spendingLine: 'Foram gastos {spent} de {limit} dólares. No limite, o próximo motor é usado.',
  spendingAction: 'Ver motores',

  title: 'Notificações',
  bell: 'Notificações',
  bellUnread: { one: 'Notificações, {count} não lida', other: 'Notificações, {count} não lidas' },
  arrived: 'Nova notificação: {title}',
  unread: 'Não lida:',
  markAllRead: 'Marcar todas como lidas',
  allRead: 'Tudo já foi lido',
  seeAll: 'Ver todas',
  empty: 'Nenhuma notificação ainda',
  emptyLine: 'As novidades sobre suas imagens e moedas vão aparecer aqui.',

  loading: 'Carregando suas notificações',
  errorTitle: 'Não foi possível carregar suas notificações',
  changeFailed: 'Não foi possível alterar as notificações',
  loadMore: 'Carregar mais ({shown} de {total})',
  loadingMore: 'Carregando...',

  clear: 'Limpar tudo',
  clearTitle: 'Limpar todas as notificações?',
  clearLine: 'Elas serão removidas em todos os seus dispositivos. Esta ação não pode ser desfeita.',
};
