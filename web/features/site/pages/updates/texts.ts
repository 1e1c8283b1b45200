import { siteTexts } from '#web/i18n/site-texts.ts';

export const updatesTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  lead: 'What is new in Adventure, newest first.',
  pictureAlt: 'Screenshot: {title}',
  isNew: 'New',
  forOperators: 'For operators:',
  changelog: 'technical changelog',
  linksTitle: 'Show pictures to anyone',
  linksText:
    'Share pictures by a private link. People without an account can look, comment and choose one, for as long as you allow.',
  largerTitle: 'Download larger designs',
  largerText:
    'Download a design in Full HD, or four times as large. It is redrawn in full sharpness, not enlarged.',
  variationsTitle: 'Choose between variations',
  variationsText:
    'Two or four variations of a prompt stand side by side. Compare them, keep the best and undo if you change your mind.',
  plansTitle: 'Clearer plans',
  plansText:
    'Every plan says how many thumbnails it covers. Upgrade, downgrade, cancel and download invoices yourself. Your coin history shows where each coin went and when the rest expire.',
  compareTitle: 'Compare any two pictures',
  compareText:
    'Slide between two pictures, put them side by side or show only their difference. Zoom and pan stay in sync. The 1:1 loupe shows what really changed.',
  upscalerTitle: 'Upscale on your own server',
  upscalerText:
    'The Upscaler enlarges pictures without any other service. Adjust sharpness, detail and closeness to the original. Every result keeps its original for comparison.',
  galleryTitle: 'Find any picture again',
  galleryText:
    'Search by prompt and filter by style, tool or date. Group pictures in collections and download a selection as one zip file. Deleted pictures stay in the trash until you are sure.',
  trainedStylesTitle: 'Train a style on your pictures',
  trainedStylesText:
    'Add pictures that share one look. Adventure learns their colours, light and lettering. Choose the style, or type its trigger word in a prompt.',
  designPanelTitle: 'Change one part, keep the rest',
  designPanelText:
    'Edit the headline, illustration, background, colours or layout of a finished design. The preview redraws as you type.',
  voiceTitle: 'Say it instead of typing',
  voiceText:
    'Dictate your prompt in English, Portuguese or Spanish. Voice commands choose the style, the tool and the number of variations. Say “generate” when you are ready.',
  feedTitle: 'See your thumbnail in the feed',
  feedText:
    'Preview a thumbnail with its title among other videos: on the home page, in search, beside the player and on a phone. Check it in dark, light and greyscale. Files you drop there never leave your browser.',
  studioTitle: 'From a sentence to a thumbnail',
  studioTextCoinFree:
    'Write what your video is about and get finished designs. Pick a creator style or an image style.',
  studioText:
    'Write what your video is about and get finished designs. Pick a creator style or an image style. Your first coins are free.',
});
