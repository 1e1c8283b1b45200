import type { Translation } from '#web/i18n/catalogue.ts';
import type { enhanceTexts } from './texts.ts';

export const texts: Translation<typeof enhanceTexts.own> = {
  title: 'Prompt melhorado',
  line: 'Esta é uma versão mais completa do seu prompt. Edite-a se quiser.',
  lineBy: '{engine} ampliou seu prompt. Edite-o se quiser.',
  nothingTitle: 'Nada a adicionar',
  nothingLine: 'Seu prompt já está detalhado.',
  failedTitle: 'Não foi possível melhorar o prompt',
  proposal: 'Prompt melhorado',
  added: 'O que foi adicionado',
  headline: 'Título entre aspas, usado como está',
  number: 'Número em destaque',
  subject: 'Assunto',
  setting: 'Cenário',
  mood: 'Clima e luz',
  layout: 'Layout',
  colors: 'Cores da sua referência',
  light: 'Luz da sua referência',
  wording: 'Redação',
  seenBy: 'O que {engine} vê na sua referência',
  referenceNotRead: 'Não foi possível analisar sua imagem de referência, então só o texto foi melhorado.',
  keep: 'Manter o meu',
  use: 'Usar este',
  used: 'Prompt melhorado aplicado',
};
