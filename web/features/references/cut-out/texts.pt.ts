import type { Translation } from '#web/i18n/catalogue.ts';
import type { cutOutTexts } from './texts.ts';

export const texts: Translation<typeof cutOutTexts.own> = {
  correctCutout: 'Corrigir o recorte',
  markText: 'O que fica aparece inteiro. Pinte sobre o que falta, ou sobre o fundo que deve sair.',
  markPicture: 'A imagem a marcar. As setas movem o pincel; a barra de espaço o abaixa e o levanta.',
  marks: 'O que o pincel marca',
  subject: 'Assunto',
  behind: 'Fundo',
  brush: 'Pincel',
  redo: 'Refazer',
  clear: 'Limpar',
  useCutout: 'Usar como recorte',
  looking: 'Procurando o assunto',
  personFound: 'A pessoa está recortada. Pinte para corrigir.',
  thingFound: 'O assunto está recortado. Pinte para corrigir.',
  nothingFound: 'Nada foi encontrado automaticamente. Pinte sobre o assunto.',
  nothingLeft: 'Estes traços deixam nada ou tudo. Desfaça um, ou marque mais do assunto e do fundo.',
  lookFailed: 'O recorte não pode ser mostrado agora. Seus traços continuam valendo.',
  strokesFull: 'Limite de {limit} traços atingido. Desfaça um para adicionar outro.',
  brushDown: 'O pincel está abaixado.',
  brushUp: 'O pincel está levantado.',
};
