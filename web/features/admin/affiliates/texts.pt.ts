import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliatesTexts } from './texts.ts';

export const texts: Translation<typeof affiliatesTexts.own> = {
  count: { one: '{count} endereço.', other: '{count} endereços.' },
  confirmedCount: { one: '{count} confirmado.', other: '{count} confirmados.' },
  noMail: 'Sem SMTP, os endereços não são confirmados e podem estar errados.',
  export: 'Exportar como CSV',
  exporting: 'Exportando...',
  failed: 'Não foi possível carregar a lista',
  empty: 'Nenhum endereço ainda',
  emptyLine: 'Quem entra na lista pela página de afiliados aparece aqui.',
  asked: 'Inscrição',
  confirmed: 'Confirmado',
  notConfirmed: 'Não confirmado',
};
