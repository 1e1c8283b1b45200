import type { CommandWords } from './command-words.ts';

export const texts: CommandWords = {
  generate: [
    'generate',
    'generate it',
    'generate now',
    'generate image',
    'generate thumbnail',
    'create',
    'create it',
  ],
  clear: ['clear', 'clear prompt', 'clear the prompt', 'clear all', 'clear everything', 'start over'],
  enhance: ['enhance', 'enhance prompt', 'enhance the prompt', 'enhance it'],
  aspect: {
    '16:9': ['widescreen', 'wide screen', 'landscape', 'sixteen by nine', '16 9', '16 by 9'],
    '1:1': ['square', 'one by one', '1 1', '1 by 1'],
    '9:16': ['vertical', 'upright', 'nine by sixteen', '9 16', '9 by 16'],
  },
  count: {
    1: ['one variation', '1 variation', 'one design', '1 design'],
    2: ['two variations', '2 variations', 'two designs', '2 designs'],
    4: ['four variations', '4 variations', 'four designs', '4 designs'],
  },
  style: ['style', 'use style', 'use the style', 'choose style', 'change style to', 'set style to'],
  tool: ['tool', 'use', 'use tool', 'switch to', 'change to', 'open'],
  startUpscale: ['upscale', 'upscale it', 'upscale now', 'enlarge', 'enlarge it'],
  factor: {
    2: ['two times', 'twice', 'times two', 'two x', 'factor two'],
    4: ['four times', 'times four', 'four x', 'factor four'],
    8: ['eight times', 'times eight', 'eight x', 'factor eight'],
  },
};
