import type { StylePhrases } from '../style-phrases.ts';

export const portugueseStylePhrases: StylePhrases = {
  base: {
    Futuristic: 'bordas futuristas e linhas acesas',
    Retro: 'a aparência analógica de uma foto antiga',
    Comic: 'contornos de quadrinhos e retícula',
    Sketch: 'traços de lápis',
    'Pixaled Art': 'pixels grandes e quadrados',
    Masterpiece: 'pintado com pinceladas visíveis',
    Disney: 'como em um conto de fadas',
    Cartoon: 'contornos de desenho animado',
    Cinema: 'enquadramento cinematográfico',
    Blueprint: 'linhas de construção como em um desenho técnico',
    'CCTV footage photo': 'como visto por uma câmera de segurança',
    'Video Games': 'como a arte de um jogo',
    Portrait: 'um só assunto, como em um retrato',
    'POV GoPro': 'a vista curva de um olho de peixe',
    PNG: 'só o assunto, recortado',
    Architecture: 'linhas arquitetônicas',
    Realistic: 'detalhe realista',
  },
  colors: 'as cores citadas na imagem inteira',
  light: {
    dark: 'sombras profundas e pouca luz',
    bright: 'tudo luminoso e aberto',
  },
  vivid: 'bem saturado',
  muted: 'apagado e pálido',
  contrast: 'contraste forte',
  grade: {
    monochrome: 'nenhuma cor',
    sepia: 'tons de sépia por toda parte',
  },
  effects: {
    grain: 'granulado fino sobre tudo',
    bloom: 'um brilho suave ao redor das luzes',
  },
};
