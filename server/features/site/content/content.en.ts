import { coinLimits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import type { SiteContent } from '#contract/site.ts';
import { signupImages, signupThumbnails, supportHours } from '#contract/text-numbers.ts';
import { tools } from '#contract/tools.ts';
import { texts as ownership } from './ownership.en.ts';

/** The default texts of the English pages; the operator can replace them. */
export const texts: SiteContent = {
  figures: [
    { value: '10,000+', label: 'creators' },
    { value: '56,000+', label: 'images generated' },
  ],
  testimonials: [
    {
      name: 'Maya Lindqvist',
      role: 'Gaming channel, 48,000 subscribers',
      text: 'I write the sentence while the video renders. By the time the upload is done, I have four thumbnails to choose from.',
      stars: 5,
      picture: null,
      isSample: true,
    },
    {
      name: 'Rafael Costa',
      role: 'Finance channel, 210,000 subscribers',
      text: 'The feed preview settles every argument. What reads well at full size is often gone at 168 pixels, and now I see that before I publish.',
      stars: 5,
      picture: null,
      isSample: true,
    },
    {
      name: 'Tomás Herrera',
      role: 'Science channel, 95,000 subscribers',
      text: 'The button shows the price, and a failed picture costs nothing. That is how it should be everywhere.',
      stars: 5,
      picture: null,
      isSample: true,
    },
  ],
  faq: [
    {
      question: 'What do I need to start?',
      answer: `An account, and one sentence about your video. Every new account gets ${coinLimits.signupCoins} free coins: ${signupThumbnails} thumbnails, or ${signupImages} Genesys 1.0 images. The free coins can expire.`,
    },
    {
      question: 'What does a picture cost?',
      answer: `A thumbnail costs ${tools.Thumbnail.coins} coins, one with Thumbnails V2 ${tools.ThumbnailsV2.coins}, an image with Genesys Pro ${tools['Genesys Pro'].coins} or Genesys 1.0 ${tools['Genesys 1.0'].coins}, and an upscale ${tools.Upscaler.coins}. Every button shows its price. Pictures that fail, or that you cancel before they are finished, cost nothing.`,
    },
    {
      question: 'Can I cancel my subscription?',
      answer:
        'Yes, at any time. Open [Pricing](/pricing) and press Manage Subscription. You keep your plan until the end of the period you paid for.',
    },
    {
      question: 'How do I get more coins?',
      answer: `Choose a plan, or a larger one, on [Pricing](/pricing). Plan coins renew monthly and are valid for ${coinLimits.planDays} days.`,
    },
    {
      question: 'Who owns the pictures?',
      answer: ownership.shared,
    },
    {
      question: 'Can Adventure learn my own style?',
      answer: `Yes. Paid plans include trained styles: ${plans.basic.trainedStyles} with Basic, ${plans.pro.trainedStyles} with PRO, ${plans.plus.trainedStyles} with Plus, and as many as you like with Enterprise. See [Custom styles](/custom-styles).`,
    },
    {
      question: 'Are my pictures private?',
      answer:
        'Yes. Only you can open your gallery. A picture becomes public only if you submit it and an admin approves it.',
    },
    {
      question: 'Is there an affiliate programme?',
      answer: "It is available soon. Leave your address on [Affiliate](/affiliate) and we'll let you know.",
    },
    {
      question: 'Where do I get help?',
      answer: `On [Support](/support). Paid plans get a reply within ${supportHours} hours.`,
    },
  ],
  social: [],
  updates: [],
};
