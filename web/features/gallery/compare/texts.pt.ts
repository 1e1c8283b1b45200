import type { Translation } from '#web/i18n/catalogue.ts';
import type { compareHostTexts } from './texts.ts';

export const texts: Translation<typeof compareHostTexts.own> = {
  first: 'Primeira',
  second: 'Segunda',
  loading: 'Carregando as duas imagens',
  refused: 'Não é possível comparar estas imagens',
  invalid: 'Selecione duas imagens na galeria e pressione Comparar.',
  gone: 'Uma destas imagens não está na sua galeria. Talvez tenha sido excluída.',
  back: 'Voltar à galeria',
};
