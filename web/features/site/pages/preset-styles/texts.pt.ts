import { writeList } from '#contract/lists.ts';
import { firstToolWith, labelsWith, tools } from '#contract/tools.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { presetStylesTexts } from './texts.ts';

export const texts: Translation<typeof presetStylesTexts.own> = {
  lead: '{thumbnails} estilos para thumbnails e {images} para imagens. O motor integrado desenhou cada amostra a partir de uma frase.',
  thumbnails: 'Thumbnails',
  thumbnailsLine: `Para a ferramenta ${tools[firstToolWith('thumbnail')].label}: 16:9, com título. {coins} moedas por imagem.`,
  thumbnailsLineCoinFree: `Para a ferramenta ${tools[firstToolWith('thumbnail')].label}: 16:9, com título.`,
  images: writeList('pt', labelsWith('image'), 'and'),
  imagesLine: `Para imagens em 16:9, 1:1 e 9:16. {pro} moedas com ${tools['Genesys Pro'].label}, {one} com ${tools['Genesys 1.0'].label}. Com o motor integrado, o ${tools['Genesys Pro'].label} acrescenta luz mais rica, sombras e profundidade.`,
  imagesLineCoinFree: `Para imagens em 16:9, 1:1 e 9:16. Com o motor integrado, o ${tools['Genesys Pro'].label} acrescenta luz mais rica, sombras e profundidade.`,
  use: 'Usar este estilo',
  useNamed: 'Usar este estilo: {style}',
  namesNote:
    'Os nomes dos estilos apenas sugerem um visual. As pessoas e empresas mencionadas não os criaram nem aprovaram.',
  mrbeast:
    'Maiúsculas de quadrinhos brancas com borda preta forte, uma palavra viva, um assunto enorme sobre raios.',
  kurzgesagt: 'Plano e simpático: letras arredondadas sem contorno, sombras longas, formas flutuantes.',
  nickd: 'Limpo e escuro: maiúsculas condensadas, palavras-chave em faixas vermelhas, fundo tranquilo.',
  matthew: 'Fliperama neon: itálicas pesadas com borda brilhante e um anel de luz atrás do assunto.',
  lebron:
    'Cartaz esportivo de quadrinhos: maiúsculas inclinadas em relevo, assunto recortado sobre uma estrela.',
  maxVersta:
    'Cinema: maiúsculas espaçadas, dourado na palavra-chave, barras em cima e embaixo, granulação de filme.',
  backgroundIrl: 'Câmera de bolso e álbum: letra de marcador, recortes de papel, um lugar desfocado.',
};
