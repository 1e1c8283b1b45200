import type { Translation } from '#web/i18n/catalogue.ts';
import type { warningTexts } from './warning-texts.ts';

export const texts = {
  referenceNotUsed:
    'Este motor não pôde usar todas as imagens de referência. As não usadas continuam guardadas.',
  nothingToDraw:
    'O motor integrado não encontrou no prompt nada para desenhar ou escrever, então o design é só um fundo. Cite um animal, um objeto ou um sentimento, ou ponha palavras entre aspas.',
  emojiOnly: 'O prompt não tem palavras, então o design usa os emojis dele e não tem título.',
  noWords:
    'O prompt não tem palavras, então o motor integrado não escolheu um tema. A ferramenta Thumbnails escreve os caracteres como você os digitou.',
  cutoutNotMarked:
    'O assunto de uma referência para recorte não foi marcado, então a imagem inteira aparece em uma moldura. Pinte sobre a parte que deve ficar.',
  cutoutFailed:
    'As marcas em uma referência para recorte selecionam a imagem inteira ou nada, então ela aparece em uma moldura. Marque mais do assunto e do fundo ao redor.',
} satisfies Translation<typeof warningTexts.own>;
