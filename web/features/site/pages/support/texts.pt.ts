import type { Translation } from '#web/i18n/catalogue.ts';
import type { supportTextsEn } from './texts.ts';

export const texts: Translation<typeof supportTextsEn> = {
  title: 'Suporte',
  lead: 'Como conseguir ajuda, e em quanto tempo.',
  ways: 'Conseguir ajuda',
  contact: 'Escreva para nós',
  contactLine: 'Um formulário, respondido por e-mail. É preciso ter feito login.',
  tutorial: 'Tutorial',
  tutorialLine: 'A primeira thumbnail, passo a passo, com imagens do estúdio.',
  community: 'Comunidade',
  communityLine: 'Pergunte a outros criadores e a quem constrói o Adventure.',
  updates: 'Novidades',
  updatesLine: 'O que mudou, e se o seu problema já foi resolvido.',
  email: 'E-mail',
  hours: 'Prazos de resposta',
  hoursLine: 'Contados a partir do momento em que a mensagem chega.',
  plan: 'Plano',
  answer: 'Resposta',
  within: { one: 'em até {count} hora', other: 'em até {count} horas' },
  none: 'sem prazo prometido',
  priority: 'suporte prioritário, direto dos desenvolvedores',
  yours: 'seu plano',
  charged: 'Quando uma imagem falha',
  chargedLine:
    'Você não paga: as moedas voltam sozinhas. Se o servidor falhou, a mensagem traz um número de solicitação. Inclua-o na sua mensagem, e achamos a causa mais rápido.',
};
