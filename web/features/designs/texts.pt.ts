import type { Translation } from '#web/i18n/catalogue.ts';
import type { designTextsEn } from './texts.ts';

export const texts: Translation<typeof designTextsEn> = {
  title: 'Editar design',
  loading: 'Lendo o design',
  tryAgain: 'Tentar de novo',
  preview: 'Prévia do design',
  redrawing: 'Redesenhando',
  controls: 'Partes do design',

  undo: 'Desfazer',
  redo: 'Refazer',
  reset: 'Descartar todas as mudanças',
  close: 'Fechar',
  save: 'Salvar versão',
  saving: 'Salvando...',
  free: 'Grátis · restam {left} de {most} hoje',
  usedUp: 'Você já salvou {most} versões desta imagem hoje. Salve mais amanhã.',
  nothingChanged: 'Mude algo primeiro.',
  saveFailed: 'Não foi possível salvar a versão. {reason}',

  discardTitle: 'Descartar suas mudanças?',
  discardSentence: 'O que não for salvo como versão se perde.',
  discard: 'Descartar',

  headline: 'Título',
  headlineHint: 'Uma linha de cada vez. Emojis ficam de fora.',
  noHeadline: 'Sem título',
  headlineHidden: 'Este layout não mostra título. Escolha outro.',
  standsOut: 'Em destaque',
  automatic: 'Automático',
  otherHeadlines: 'Outros títulos',

  hero: 'Ilustração',
  searchHero: 'Buscar ilustrações',
  noHero: 'Sem ilustração',
  nothingFound: 'Nada encontrado. Tente outra palavra.',
  searchFailed: 'A busca não funcionou. Tente de novo.',

  background: 'Fundo',
  moods: 'Luz',

  colours: 'Cores',
  paletteScene: 'Do fundo',
  accent: 'Destaque',
  ownAccent: 'Sua própria cor',
  accentMoved: 'Mudada para {color}, para que se possa ler.',

  layout: 'Layout',
  style: 'Estilo',
};
