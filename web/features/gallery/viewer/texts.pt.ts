import type { Translation } from '#web/i18n/catalogue.ts';
import type { viewerTexts } from './texts.ts';

export const texts: Translation<typeof viewerTexts.own> = {
  imageGone: 'Esta imagem não está mais na sua galeria.',
  imageInTrash: 'Esta imagem está na lixeira.',
  picture: 'Imagem',
  filmStrip: 'Imagens próximas',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  times: '{scale}x',
  showDetails: 'Mostrar detalhes',
  hideDetails: 'Ocultar detalhes',

  reference: 'Referência',
  referenceOf: 'Referência {number}',
  references: { one: 'Imagem de referência', other: 'Imagens de referência' },
  enlarge: 'Ampliar: {name}',
  youtubePreview: 'Prévia do YouTube',
  sampleChannel: 'Seu canal',
  sampleFacts: '12 mil visualizações · há 2 horas',

  versions: 'Versões',
  original: 'Original',
  designVersion: 'Design {number}',
  edited: 'Edição {number}',
  upscaled: 'Ampliação {factor}x',

  edit: 'Editar',
  sendTo: 'Enviar para',
  sendToUpscaler: 'Enviar ao Upscaler',
  formats: 'Formatos e tamanhos',
  downloading: 'Baixando...',
  fit: 'JPEG com menos de 2 MB',
  bytes: { one: '{count} byte', other: '{count} bytes' },
  qualityOf: 'qualidade {quality}',
  lossless: 'sem perdas',
  asKept: 'arquivo original',
  sizeUnknown: 'O tamanho é desconhecido.',
  redrawn: 'Desenhado de novo a partir do design, grátis. Leva alguns segundos.',
  downloadRefused: 'Não foi possível baixar a imagem. Tente de novo.',
  downloadFailed:
    'O download falhou. Tente de novo ou clique com o botão direito e escolha “Salvar imagem como”.',
};
