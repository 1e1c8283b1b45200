import type { Language } from '#contract/preferences.ts';
import type { AspectRatio } from '#contract/resolutions.ts';
import type { DesignCount, Tool } from '#contract/tools.ts';

/** How a command is said in one language: lower case, without accents, each a whole utterance or what stands before a name. */
export interface CommandWords {
  generate: readonly string[];
  clear: readonly string[];
  enhance: readonly string[];
  aspect: Readonly<Record<AspectRatio, readonly string[]>>;
  count: Readonly<Record<DesignCount, readonly string[]>>;
  /** Before a style's name. */
  style: readonly string[];
  /** Before a tool's name. */
  tool: readonly string[];
}

/** Whichever language the screen speaks, all three are understood: engines recognise what is said, not what is set. */
export const commandWords: Readonly<Record<Language, CommandWords>> = {
  en: {
    generate: [
      'generate',
      'generate it',
      'generate now',
      'generate image',
      'generate thumbnail',
      'create',
      'create it',
    ],
    clear: ['clear', 'clear prompt', 'clear the prompt', 'clear all', 'clear everything', 'start over'],
    enhance: ['enhance', 'enhance prompt', 'enhance the prompt', 'enhance it'],
    aspect: {
      '16:9': ['widescreen', 'wide screen', 'landscape', 'sixteen by nine', '16 9', '16 by 9'],
      '1:1': ['square', 'one by one', '1 1', '1 by 1'],
      '9:16': ['vertical', 'upright', 'nine by sixteen', '9 16', '9 by 16'],
    },
    count: {
      1: ['one design', '1 design'],
      2: ['two designs', '2 designs'],
      4: ['four designs', '4 designs'],
    },
    style: ['style', 'use style', 'use the style', 'choose style', 'change style to', 'set style to'],
    tool: ['tool', 'use', 'use tool', 'switch to', 'change to', 'open'],
  },
  pt: {
    generate: ['gerar', 'gere', 'gerar agora', 'gerar imagem', 'gerar thumbnail', 'criar', 'crie'],
    clear: [
      'limpar',
      'limpe',
      'limpar prompt',
      'limpar o prompt',
      'limpar tudo',
      'apagar tudo',
      'comecar de novo',
    ],
    enhance: ['melhorar', 'melhore', 'melhorar prompt', 'melhorar o prompt'],
    aspect: {
      '16:9': ['tela larga', 'horizontal', 'paisagem', 'dezesseis por nove', '16 por 9'],
      '1:1': ['quadrado', 'quadrada', 'um por um', '1 por 1'],
      '9:16': ['vertical', 'em pe', 'nove por dezesseis', '9 por 16'],
    },
    count: {
      1: ['um design', '1 design'],
      2: ['dois designs', '2 designs'],
      4: ['quatro designs', '4 designs'],
    },
    style: [
      'estilo',
      'usar estilo',
      'usar o estilo',
      'escolher estilo',
      'mudar estilo para',
      'mudar o estilo para',
    ],
    tool: ['ferramenta', 'usar', 'usar ferramenta', 'mudar para', 'trocar para', 'abrir'],
  },
  es: {
    generate: ['generar', 'genera', 'generar ahora', 'generar imagen', 'generar miniatura', 'crear', 'crea'],
    clear: [
      'borrar',
      'borra',
      'borrar prompt',
      'borrar el prompt',
      'borrar todo',
      'limpiar',
      'empezar de nuevo',
    ],
    enhance: ['mejorar', 'mejora', 'mejorar prompt', 'mejorar el prompt'],
    aspect: {
      '16:9': ['pantalla ancha', 'panoramico', 'apaisado', 'dieciseis por nueve'],
      '1:1': ['cuadrado', 'cuadrada', 'uno por uno'],
      '9:16': ['vertical', 'de pie', 'nueve por dieciseis'],
    },
    count: {
      1: ['un diseno', '1 diseno'],
      2: ['dos disenos', '2 disenos'],
      4: ['cuatro disenos', '4 disenos'],
    },
    style: [
      'estilo',
      'usar estilo',
      'usar el estilo',
      'elegir estilo',
      'cambiar estilo a',
      'cambiar el estilo a',
    ],
    tool: ['herramienta', 'usar', 'usar herramienta', 'cambiar a', 'abrir'],
  },
};

/** What the tools are called when they are said, and what recognisers make of that. */
export const spokenTools: Readonly<Record<Tool, readonly string[]>> = {
  Thumbnail: ['thumbnail', 'thumbnails', 'thumb', 'thumbs', 'miniatura', 'miniaturas'],
  ThumbnailsV2: [
    'thumbnailsv2',
    'thumbnailv2',
    'thumbnails2',
    'thumbnailstwo',
    'thumbnailsvtwo',
    'thumbnailsversion2',
  ],
  'Genesys Pro': ['genesyspro', 'genesispro'],
  'Genesys 1.0': [
    'genesys',
    'genesis',
    'genesys1',
    'genesis1',
    'genesys10',
    'genesis10',
    'genesysone',
    'genesisone',
  ],
  Upscaler: ['upscaler', 'upscale', 'upscaling', 'ampliador'],
};
