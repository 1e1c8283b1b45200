import type { Translation } from '#web/i18n/catalogue.ts';
import type { imageStyleTextsEn } from './texts.ts';

export const texts: Translation<typeof imageStyleTextsEn> = {
  photographic: 'Foco suave atrás do assunto, luz difusa, um pouco de grão.',
  realistic: 'Luz do dia e sombras fortes, quase tudo em foco.',
  cartoon: 'Contornos escuros, cores em degraus planos, confete.',
  masterpiece: 'Pintura a óleo: pinceladas visíveis, ouro escuro, luz no assunto.',
  comic: 'Linhas de tinta, pontos de retícula, uma explosão atrás do assunto.',
  futuristic: 'Neon sobre escuro, um anel de luz, cores separadas nas bordas.',
  retro: 'Filme quente, grão, papel e entradas de luz.',
  disney: 'Luz clara de livro de histórias, com brilho forte.',
  portrait: 'Só o assunto em foco diante de um fundo muito suave.',
  videoGames: 'A tela de um jogo em volta da imagem: cores vivas, bordas brilhantes, brasas.',
  cinema: 'Verde-azulado e laranja, barras em cima e embaixo, grão de filme.',
  architecture: 'Luz do dia, sombra longa e uma malha fina de desenho.',
  sketch: 'Hachuras de lápis cinza sobre papel.',
  blueprint: 'Linhas e medidas brancas sobre azul técnico com malha.',
  cctv: 'Câmera de segurança com horário: cores apagadas, olho de peixe, ruído.',
  pixelArt: 'Pixels grandes e poucas cores, como um console antigo.',
  png: 'O assunto como adesivo com borda branca; tudo atrás dele é transparente.',
  goPro: 'Horizonte curvo de grande-angular e cores vivas.',
  plain: 'Sem tratamento: só o seu prompt decide.',
};
