import type { Translation } from '#web/i18n/catalogue.ts';
import type { communityTextsEn } from './texts.ts';

export const texts: Translation<typeof communityTextsEn> = {
  title: 'Comunidade',
  lead: 'Um lugar para mostrar thumbnails, perguntar a outros criadores e falar com quem mantém este servidor. Faz parte de todos os planos.',
  join: 'Entrar na comunidade',
  leads: 'Abre {host} em uma nova aba.',
  doTitle: 'O que acontece lá',
  doShow: 'Mostre duas versões de uma thumbnail e descubra qual recebe o clique.',
  doAsk: 'Pergunte como alguém chegou a um visual e compartilhe prompts que funcionaram.',
  doTell: 'Diga o que falta. Ideias de lá acabam nas novidades.',
  rulesTitle: 'Regras da casa',
  rules: 'Seja gentil, mostre seu próprio trabalho e não publique o que os termos proíbem aqui.',
  noneTitle: 'Ainda não há uma comunidade aqui',
  none: 'As pessoas que mantêm este servidor ainda não criaram um ponto de encontro. Até lá, escreva para elas.',
  contact: 'Contato',
  adminHint: 'Você é admin: defina COMMUNITY_URL na configuração, e esta página mostra o convite.',
  failedTitle: 'Não foi possível carregar o convite',
};
