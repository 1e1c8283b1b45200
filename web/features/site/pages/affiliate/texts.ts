import { siteTexts } from '#web/i18n/site-texts.ts';

export const affiliateTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Affiliate programme',
  lead: 'Recommend Adventure and earn a share of what your referrals pay. The programme is not open yet.',
  listTitle: 'Get notified when it opens',
  listLine: "We'll e-mail you once, when it opens.",
  consent:
    'E-mail me once about the affiliate programme. I can withdraw my consent through the contact page.',
  consentMissing: 'Tick the box to let us e-mail you.',
  join: 'Join the list',
  joining: 'Processing...',
  joinedTitle: 'You are on the list',
  joined:
    "We'll e-mail {email} when the programme opens. This server does not send confirmation e-mails, so please check the address.",
  askedTitle: 'One more step',
  asked: 'If {email} is not on the list yet, we sent it an e-mail. Open its link to confirm.',
  confirmed: "Your address is confirmed. We'll e-mail you when the programme opens.",
  fixedTitle: 'What we know so far',
  fixedNothing:
    'There are no payouts or affiliate links yet. Anyone who offers you one today is not from Adventure.',
  fixedTerms: 'Rates and terms will be published here before the programme opens.',
});
