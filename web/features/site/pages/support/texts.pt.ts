import type { Translation } from '#web/i18n/catalogue.ts';
import type { supportTexts } from './texts.ts';

export const texts: Translation<typeof supportTexts.own> = {
  lead: 'Como conseguir ajuda e em quanto tempo.',
  ways: 'Conseguir ajuda',
  contact: 'Fale conosco',
  contactLine: 'Use o formulário e respondemos por e-mail. É preciso entrar na sua conta.',
  tutorialLine: 'A primeira thumbnail, passo a passo, com imagens do estúdio.',
  communityLine: 'Pergunte a outros criadores e a quem constrói o Adventure.',
  updatesLine: 'O que mudou e se o seu problema já foi resolvido.',
  hours: 'Prazos de resposta',
  hoursLine: 'A partir do momento em que a mensagem chega.',
  answer: 'Resposta',
  within: { one: 'em até {count} hora', other: 'em até {count} horas' },
  none: 'sem prazo garantido',
  priority: 'suporte prioritário, direto dos desenvolvedores',
  charged: 'Quando uma imagem falha',
  chargedLine:
    'Nada é cobrado: suas moedas são devolvidas automaticamente. Se o servidor falhou, a mensagem mostra um ID de requisição. Inclua-o ao escrever para acharmos a causa mais rápido.',
};
