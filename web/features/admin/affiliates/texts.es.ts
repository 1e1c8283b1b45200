import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliatesTextsEn } from './texts.ts';

export const texts: Translation<typeof affiliatesTextsEn> = {
  title: 'Lista de afiliados',
  count: { one: '{count} dirección.', other: '{count} direcciones.' },
  confirmedCount: { one: '{count} confirmada.', other: '{count} confirmadas.' },
  noMail: 'Sin SMTP no se pide confirmación a nadie: cualquiera puede haber escrito estas direcciones.',
  export: 'Exportar como CSV',
  exporting: 'Exportando...',
  failed: 'No se pudo cargar la lista',
  nobody: 'Nadie todavía',
  nobodyLine: 'Aquí aparece quien pide, en la página de afiliados, enterarse cuando abra el programa.',
  address: 'Dirección',
  asked: 'Pedido',
  confirmed: 'Confirmado',
  notConfirmed: 'Sin confirmar',
};
