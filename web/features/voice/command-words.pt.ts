import type { CommandWords } from './command-words.ts';

export const texts: CommandWords = {
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
    1: ['uma variacao', '1 variacao', 'um design', '1 design'],
    2: ['duas variacoes', '2 variacoes', 'dois designs', '2 designs'],
    4: ['quatro variacoes', '4 variacoes', 'quatro designs', '4 designs'],
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
  startUpscale: ['ampliar', 'amplie', 'ampliar agora'],
  factor: {
    2: ['duas vezes', 'fator dois'],
    4: ['quatro vezes', 'fator quatro'],
    8: ['oito vezes', 'fator oito'],
  },
};
