import type { Translation } from '#web/i18n/catalogue.ts';
import type { enhanceTextsEn } from './texts.ts';

export const texts: Translation<typeof enhanceTextsEn> = {
  title: 'Prompt melhorado',
  line: 'O que o motor leu no seu prompt, dito por inteiro. Mude como quiser.',
  lineBy: '{engine} disse seu prompt com mais palavras. Mude como quiser.',
  nothingTitle: 'Nada a acrescentar',
  nothingLine: 'Seu prompt já diz tudo o que o motor lê nele.',
  failedTitle: 'O prompt não foi melhorado',
  proposal: 'Prompt melhorado',
  added: 'O que foi acrescentado',
  headline: 'Manchete entre aspas, impressa como está',
  number: 'Número que carrega o título',
  subject: 'Assunto',
  setting: 'Cenário',
  mood: 'Clima e luz',
  layout: 'Disposição',
  colors: 'Cores da sua referência',
  light: 'Luz da sua referência',
  wording: 'Redação',
  seenBy: 'O que {engine} vê na sua referência',
  referenceNotRead:
    'Não foi possível olhar sua imagem de referência; por isso só as palavras foram melhoradas.',
  keep: 'Manter o meu',
  use: 'Usar este',
  close: 'Fechar',
  tryAgain: 'Tentar de novo',
  used: 'O prompt melhorado está no lugar',
  undo: 'Desfazer',
};
