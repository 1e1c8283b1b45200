import { defineTexts } from '#web/i18n/catalogue.ts';

export const affiliateTextsEn = {
  title: 'Affiliate programme',
  soon: 'Soon',
  lead: 'Recommend Adventure and get a share of what the people you bring pay. The programme is not open yet. It is available soon.',
  listTitle: 'Be told when it opens',
  listLine: 'One letter when the programme opens, and nothing else.',
  email: 'E-mail',
  emailWrong: 'Please enter a valid e-mail address.',
  consent: 'Write to me once about the affiliate programme. I can take this back through the contact page.',
  consentMissing: 'Please tick the box, so that we may write to you.',
  join: 'Put me on the list',
  joining: 'Processing...',
  joinedTitle: 'You are on the list',
  joined:
    'We write to {email} when the programme opens. This server sends no mail, so the address is not confirmed: its operator sees it as it was typed.',
  askedTitle: 'One more step',
  asked: 'If it is not on the list yet, {email} gets a mail. Open its link to confirm the address.',
  confirmed: 'Your address is confirmed. We write to it when the programme opens.',
  fixedTitle: 'What is settled',
  fixedNothing:
    'Nothing is paid out yet, and there are no links to share: whoever offers you one today is not us.',
  fixedTerms: 'Rates and terms are published here before anybody can join.',
} as const;

export const affiliateTexts = defineTexts(affiliateTextsEn, (language) => import(`./texts.${language}.ts`));
