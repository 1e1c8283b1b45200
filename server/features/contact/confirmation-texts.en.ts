import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirm your address for the affiliate programme',
  greeting: 'Hello,',
  paragraphs: [
    'Someone asked us to e-mail this address once, when the affiliate programme opens.',
    "Please confirm. The link works for {days} days. If it wasn't you, ignore this e-mail; we won't write again.",
  ],
  action: 'Confirm address',
  footer: 'Sent by Adventure at {site}.',
};
