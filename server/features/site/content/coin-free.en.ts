import type { CoinFreeTexts } from './coin-free.ts';

export const texts: CoinFreeTexts = {
  answers: {
    'What do I need to start?': 'An account, and one sentence about your video.',
    'What does a picture cost?': null,
    'Can I cancel my subscription?': null,
    'How do I get more coins?': null,
    'Can Adventure learn my own style?':
      'Yes. Train as many styles on your own pictures as you like. See [Custom styles](/custom-styles).',
    'Where do I get help?': 'On [Support](/support).',
    'Who owns the pictures?':
      'You do. A picture is shown in public only if you submit it and an admin approves it. See the [Terms of Service](/terms-of-service).',
    'Is there an affiliate programme?': null,
  },
  testimonials: {
    'Tomás Herrera':
      'The button says what it does, and a failed picture is simply made again. That is how it should be everywhere.',
  },
};
