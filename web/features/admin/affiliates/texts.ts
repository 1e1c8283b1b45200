import { adminTexts } from '../texts.ts';

export const affiliatesTexts = adminTexts.extend((language) => import(`./texts.${language}.ts`), {
  count: { one: '{count} address.', other: '{count} addresses.' },
  confirmedCount: { one: '{count} confirmed.', other: '{count} confirmed.' },
  noMail: 'Without SMTP, addresses are not confirmed and may be wrong.',
  export: 'Export as CSV',
  exporting: 'Exporting...',
  failed: 'The list could not be loaded',
  empty: 'No addresses yet',
  emptyLine: 'People who join the list on the affiliate page appear here.',
  asked: 'Joined',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
});
