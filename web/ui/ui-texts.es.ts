import type { Translation } from '#web/i18n/catalogue.ts';
import type { uiTextsEn } from './ui-texts.ts';

export const texts: Translation<typeof uiTextsEn> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  tryAgain: 'Intentar de nuevo',
  notCharged: 'No se te cobró nada.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  filterOptions: 'Escribe para filtrar',
  noOptions: 'Sin resultados',
  dropImage: 'Suelta una imagen',
  dropHint: 'o pega o elige una',
  dropNoImage: 'Eso no es una imagen. Elige otro archivo.',
  dropNow: 'Suelta',
  resetSlider: 'Haz doble clic para volver a {value}',
  requestId: 'ID de solicitud {id}',
  coins: { one: '{count} moneda', other: '{count} monedas' },
  costsCoins: { one: 'cuesta {count} moneda', other: 'cuesta {count} monedas' },
  selectedCount: '{used} de {limit} caracteres',
  neutral: 'neutro',
};
