import type { ConfirmationTexts } from './confirmation-mail.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirm that you want to hear of the affiliate programme',
  greeting: 'Hello,',
  paragraphs: [
    'Somebody, hopefully you, asked that we write to this address once, when the affiliate programme opens.',
    'Please confirm it. The link works for {days} days. If it was not you, ignore this mail: nothing more comes.',
  ],
  action: 'Confirm address',
  footer: 'This mail came from Adventure at {site}.',
};
