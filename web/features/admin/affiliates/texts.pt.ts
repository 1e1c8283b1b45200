import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliatesTextsEn } from './texts.ts';

export const texts: Translation<typeof affiliatesTextsEn> = {
  title: 'Lista de afiliados',
  count: { one: '{count} endereço.', other: '{count} endereços.' },
  confirmedCount: { one: '{count} confirmado.', other: '{count} confirmados.' },
  noMail:
    'Sem SMTP ninguém recebe um pedido de confirmação: qualquer pessoa pode ter digitado estes endereços.',
  export: 'Exportar como CSV',
  exporting: 'Exportando...',
  failed: 'Não foi possível carregar a lista',
  nobody: 'Ninguém ainda',
  nobodyLine: 'Aqui aparece quem pede, na página de afiliados, para saber quando o programa abrir.',
  address: 'Endereço',
  asked: 'Pedido',
  confirmed: 'Confirmado',
  notConfirmed: 'Não confirmado',
};
