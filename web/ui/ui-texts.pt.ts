import type { Translation } from '#web/i18n/catalogue.ts';
import type { uiTextsEn } from './ui-texts.ts';

export const texts: Translation<typeof uiTextsEn> = {
  close: 'Fechar',
  cancel: 'Cancelar',
  delete: 'Excluir',
  tryAgain: 'Tentar de novo',
  notCharged: 'Nada foi cobrado.',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  filterOptions: 'Digite para filtrar',
  noOptions: 'Nenhum resultado',
  dropImage: 'Solte uma imagem',
  dropHint: 'ou cole, ou escolha uma',
  dropNoImage: 'Isso não é uma imagem. Escolha outro arquivo.',
  dropNow: 'Solte',
  resetSlider: 'Clique duas vezes para voltar a {value}',
  requestId: 'ID da requisição {id}',
  coins: { one: '{count} moeda', other: '{count} moedas' },
  costsCoins: { one: 'custa {count} moeda', other: 'custa {count} moedas' },
  selectedCount: '{used} de {limit} caracteres',
  neutral: 'neutro',
};
