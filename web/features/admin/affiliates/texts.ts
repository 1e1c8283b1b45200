import { defineTexts } from '#web/i18n/catalogue.ts';

export const affiliatesTextsEn = {
  title: 'Affiliate list',
  count: { one: '{count} address.', other: '{count} addresses.' },
  confirmedCount: { one: '{count} of them is confirmed.', other: '{count} of them are confirmed.' },
  noMail: 'Without SMTP nobody is asked to confirm: anybody may have typed these addresses.',
  export: 'Export as CSV',
  exporting: 'Exporting...',
  failed: 'The list could not be loaded',
  nobody: 'Nobody yet',
  nobodyLine: 'Who asks on the affiliate page to be told when the programme opens stands here.',
  address: 'Address',
  asked: 'Asked',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
} as const;

export const affiliatesTexts = defineTexts(affiliatesTextsEn, (language) => import(`./texts.${language}.ts`));
