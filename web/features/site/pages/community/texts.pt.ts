import type { Translation } from '#web/i18n/catalogue.ts';
import type { communityTexts } from './texts.ts';

export const texts: Translation<typeof communityTexts.own> = {
  lead: 'Mostre suas thumbnails, troque ideias com outros criadores e fale com o operador.',
  join: 'Entrar na comunidade',
  leads: 'Abre {host} em uma nova aba.',
  doTitle: 'O que fazer lá',
  doShow: 'Mostre duas versões de uma thumbnail e descubra em qual as pessoas clicariam.',
  doAsk: 'Pergunte como outros chegaram a um visual e compartilhe prompts que funcionaram.',
  doTell: 'Diga o que falta. Muitas novidades começam com ideias de lá.',
  rulesTitle: 'Regras',
  rules: 'Seja gentil, mostre seu próprio trabalho e respeite os termos de serviço.',
  noneTitle: 'Ainda não há comunidade',
  none: 'O operador deste servidor ainda não criou uma comunidade. Você pode falar diretamente com ele.',
  adminHint: 'Você é administrador: defina COMMUNITY_URL na configuração para mostrar um convite aqui.',
  failedTitle: 'Não foi possível carregar o convite',
};
