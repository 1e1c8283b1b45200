import { writeList } from '#contract/lists.ts';
import { firstToolWith, labelsWith, tools } from '#contract/tools.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { customStylesTexts } from './texts.ts';

export const texts: Translation<typeof customStylesTexts.own> = {
  lead: 'Um visual só seu: treinado com suas imagens ou descrito com suas palavras.',
  trainedTitle: 'Como funcionam os estilos treinados',
  trained1: 'Adicione imagens com um mesmo visual: suas thumbnails ou sua arte.',
  trained2: 'O motor aprende o visual. Você vê se o estilo está na fila, em treino, pronto ou se falhou.',
  trained3: `Escolha-o na ferramenta ${tools[firstToolWith('thumbnail')].label} ou digite a palavra-gatilho em um prompt.`,
  trained4:
    'O motor integrado mede cores, contraste, luz, granulação, letras e composição. Ele não aprende a aparência de uma pessoa ou de um objeto.',
  trainedRule:
    'O treino está incluído. Você pode iniciá-lo até {count} vezes por mês para cada estilo que seu plano permite.',
  describedTitle: 'Como funcionam os estilos descritos',
  described1: 'Descreva cores, luz e clima em português, inglês ou espanhol.',
  described2: `O estilo aparece na lista ${writeList(
    'pt',
    labelsWith('image').map((label) => `do ${label}`),
    'and',
  )}.`,
  described3: 'Sem treino e sem espera: use na hora.',
  described4: 'O motor integrado usa o estilo de imagem mais próximo, com suas cores e sua luz.',
  signIn: 'Para criar seu próprio estilo,',
  signInLink: 'entre na sua conta.',
  allowances: 'O que cada plano inclui',
  trained: 'Estilos treinados',
  described: 'Estilos descritos',
  none: 'nenhum',
  statusLink: 'Ver os estilos em treino',
  presetLink: 'Começar com um estilo pronto',
  pricingLink: 'Comparar planos',
};
