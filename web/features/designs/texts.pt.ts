import type { Translation } from '#web/i18n/catalogue.ts';
import type { designTexts } from './texts.ts';

export const texts: Translation<typeof designTexts.own> = {
  loading: 'Carregando o design',
  preview: 'Prévia do design',
  redrawing: 'Redesenhando',
  controls: 'Partes do design',
  changePart: 'Mudar: {part}',
  changeNamed: 'Mudar: {part} ({name})',
  moveHint: 'Arraste para mover. As setas movem, mais e menos mudam o tamanho.',
  scaleCorner: 'Arraste para mudar o tamanho',
  resetPosition: 'Restaurar posição',

  redo: 'Refazer',
  reset: 'Descartar todas as mudanças',
  openInEditor: 'Abrir no editor',
  save: 'Salvar versão',
  free: 'Restam hoje {left} de {most} versões grátis desta imagem',
  usedUp: 'Você já salvou {most} versões desta imagem hoje. Amanhã você pode salvar mais.',
  nothingChanged: 'Mude algo primeiro.',
  saveFailed: 'Não foi possível salvar a versão. {reason}',

  discardTitle: 'Descartar suas mudanças?',
  discardSentence: 'As mudanças não salvas serão perdidas.',
  discard: 'Descartar',

  headline: 'Título',
  headlineHint: 'As quebras de linha são mantidas. Emojis são removidos.',
  noHeadline: 'Sem título',
  headlineHidden: 'Este layout não mostra título. Escolha outro.',
  standsOut: 'Linha em destaque',
  automatic: 'Automático',
  otherHeadlines: 'Outros títulos',

  hero: 'Ilustração',
  searchHero: 'Buscar ilustrações',
  noHero: 'Sem ilustração',
  yourPhotos: { one: 'Sua foto', other: 'Suas fotos' },
  nothingFound: 'Nada encontrado. Tente outra palavra.',
  searchFailed: 'A busca falhou. Tente de novo.',

  background: 'Fundo',
  moods: 'Luz',

  colours: 'Cores',
  paletteScene: 'Como o fundo',
  accent: 'Destaque',
  ownAccent: 'Cor personalizada',
  accentMoved: 'Alterada para {color} para melhorar a leitura.',

  layout: 'Layout',
};
