import { siteTexts } from '#web/i18n/site-texts.ts';

export const tutorialTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  lead: 'Your first thumbnail in six steps, from a sentence to the feed.',
  start: 'Open the studio',
  step: 'Step {number}',
  s1: 'Describe your thumbnail',
  s1line:
    'One sentence: the subject, the place, and the headline in quotes. Portuguese and Spanish work too. You can reuse past prompts.',
  s1alt: 'The prompt box of the studio with a sentence in it, and the button with its price below',
  s2: 'Choose a style',
  s2line:
    'Choose a look for your thumbnail. Your prompt stays when you change the style, so try another one.',
  s2alt: 'The style swatches of the Thumbnails tool, one of them selected',
  s3: 'Press Generate',
  s3line:
    'The button shows the price: {coins} coins for a thumbnail. You can close the page while it runs. If it fails, you are not charged.',
  s3lineCoinFree: 'You can close the page while it runs. If it fails, press it again.',
  s3alt: 'A picture in progress: percent, step and a bar along the lower edge of the tile',
  s4: 'Look at it closely',
  s4line:
    'Open the picture to see it at full size with its details: prompt, style, size, price. Download it as JPG.',
  s4lineCoinFree:
    'Open the picture to see it at full size with its details: prompt, style, size. Download it as JPG.',
  s4alt: 'A finished picture filling the window, with its details at the right',
  s5: 'Find it again',
  s5line:
    'All your pictures are in the gallery, newest first. Turn on Video length to see what it will cover.',
  s5alt: 'The gallery with pictures in columns',
  s6: 'Test it in the feed',
  s6line:
    'See it among other videos: home page, search, sidebar and phone, at real size, in dark, light and grey.',
  s6alt: 'The feed test: the picture among sample videos',
  next: 'Good to know',
  nextCoins:
    'Not enough coins? The popup shows what is missing and what you can still make. Your prompt is saved.',
  nextKeys: 'Ctrl or ⌘ + Enter generates from the prompt.',
  nextHelp: 'Need help?',
  nextHelpLink: 'Contact support',
  nextStyles: 'See all styles with samples',
  unavailable: 'This picture could not be loaded.',
});
