import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliatesTexts } from './texts.ts';

export const texts: Translation<typeof affiliatesTexts.own> = {
  count: { one: '{count} dirección.', other: '{count} direcciones.' },
  confirmedCount: { one: '{count} confirmada.', other: '{count} confirmadas.' },
  noMail: 'Sin SMTP, las direcciones no se confirman y pueden ser incorrectas.',
  export: 'Exportar como CSV',
  exporting: 'Exportando...',
  failed: 'No se pudo cargar la lista',
  empty: 'Aún no hay direcciones',
  emptyLine: 'Quien se une a la lista en la página de afiliados aparece aquí.',
  asked: 'Inscripción',
  confirmed: 'Confirmada',
  notConfirmed: 'No confirmada',
};
