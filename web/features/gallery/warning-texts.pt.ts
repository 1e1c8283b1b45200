import type { Translation } from '#web/i18n/catalogue.ts';
import type { warningTexts } from './warning-texts.ts';

export const texts = {
  wordsNotSet: 'Não foi possível escrever as palavras sobre esta imagem. Ela está como o motor a fez.',
  referenceNotUsed:
    'Este motor não pôde usar todas as imagens de referência. As não usadas continuam guardadas.',
  nothingToDraw:
    'O motor integrado não encontrou no prompt nada para desenhar ou escrever, então o design é só um fundo. Cite um animal, um objeto ou um sentimento, ou ponha palavras entre aspas.',
  subjectNotDrawn:
    'O motor integrado não tem um desenho de “{words}”, por isso este design não mostra isso. Adicione uma foto ou cite outra coisa.',
  thingLeftOut:
    'O motor integrado não encontrou lugar para “{words}” nesta imagem. Cite menos coisas ou adicione isso no editor.',
  styleNotUnderstood:
    'O motor integrado não encontrou cor, luz nem aparência na descrição do estilo, então usou o estilo de sempre. Cite cores, ou palavras como neon, quadrinhos, mosaico ou lousa.',
  styleNotDrawn:
    'O motor integrado não sabe desenhar “{words}”, então usou o estilo de sempre. Cite cores, ou palavras como neon, quadrinhos, mosaico ou lousa.',
  styleWordsNotDrawn:
    'O motor integrado não sabe desenhar “{words}”. Ele seguiu o resto da descrição do estilo.',
  emojiOnly: 'O prompt não tem palavras, então o design usa os emojis dele e não tem título.',
  noWords:
    'O prompt não tem palavras, então o motor integrado não escolheu um tema. A ferramenta Thumbnails escreve os caracteres como você os digitou.',
  unreadLanguage:
    'O motor integrado lê inglês, português e espanhol. Ele não conseguiu ler este título, então o título aparece como foi escrito.',
  cutoutNotMarked:
    'O assunto de uma referência para recorte não foi marcado, então a imagem inteira aparece em uma moldura. Pinte sobre a parte que deve ficar.',
  cutoutFailed:
    'As marcas em uma referência para recorte selecionam a imagem inteira ou nada, então ela aparece em uma moldura. Marque mais do assunto e do fundo ao redor.',
  noPersonFound:
    'Não foi possível recortar uma pessoa da sua foto: não há ninguém nela, o rosto é pequeno demais ou há gente demais. A foto aparece inteira. Pinte sobre o que deve ficar para recortar.',
  peopleUnavailable:
    'Este servidor não consegue encontrar pessoas em fotos, então a sua foto aparece inteira. Pinte sobre o que deve ficar para recortar.',
} satisfies Translation<typeof warningTexts.own>;
