import type { Translation } from '#web/i18n/catalogue.ts';
import type { imageStyleTexts } from './texts.ts';

export const texts: Translation<typeof imageStyleTexts.own> = {
  Photographic: 'Foco suave atrás do assunto, luz difusa, um pouco de granulação.',
  Realistic: 'Luz do dia e sombras fortes, quase tudo em foco.',
  Cartoon: 'Contornos escuros, cores chapadas, confete.',
  Masterpiece: 'Pintura a óleo: pinceladas visíveis, ouro escuro, luz no assunto.',
  Comic: 'Linhas de tinta, pontos de retícula, uma explosão atrás do assunto.',
  Futuristic: 'Neon sobre escuro, um anel de luz, franjas de cor nas bordas.',
  Retro: 'Filme quente, granulação, papel e vazamentos de luz.',
  Disney: 'Luz clara de livro de histórias, com brilho forte.',
  Portrait: 'Só o assunto em foco diante de um fundo muito suave.',
  'Video Games': 'A tela de um jogo em volta da imagem: cores vivas, bordas brilhantes, brasas.',
  Cinema: 'Verde-azulado e laranja, barras em cima e embaixo, granulação de filme.',
  Architecture: 'Luz do dia, sombra longa e uma malha fina de desenho.',
  Sketch: 'Hachuras de lápis cinza sobre papel.',
  Blueprint: 'Linhas e medidas brancas sobre azul técnico com malha.',
  'CCTV footage photo': 'Câmera de segurança com horário: cores apagadas, olho de peixe, ruído.',
  'Pixaled Art': 'Pixels grandes e poucas cores, como um console antigo.',
  PNG: 'O assunto como adesivo com borda branca; tudo atrás dele é transparente.',
  'POV GoPro': 'Horizonte curvo de grande-angular e cores vivas.',
  Default: 'Sem estilo aplicado: só o seu prompt decide.',
};
