import { part, type Template } from '../template.ts';
import { englishQuestionTemplates } from './question-templates.ts';
import { englishStoryTemplates, timeUnits } from './story-templates.ts';

const amountOf = (text: string) =>
  Number.parseFloat(text.replace(/[^\d.]/g, '')) *
  (/million|\dm$/i.test(text) ? 1e6 : /thousand|\dk$/i.test(text) ? 1e3 : 1);
const firstWord = (text: string) => text.split(' ')[0] ?? '';

/** The first match wins, so specific templates come before general ones. */
export const englishTemplates: readonly Template[] = [
  {
    pattern: /^try not to (be |get )?(.+?)(?: challenge)?$/i,
    reason: 'a challenge',
    rewrite: (parts) => ({ clause: `${part(parts, 1)} ${part(parts, 2)}`.trim(), prefix: 'try not to' }),
  },
  {
    pattern:
      /^(?:how (?:i|we|to) )?(?:(?:i|we) )?(?:(?:went|grew|grow|go|going|growing|gained|get) )?from ([$€£]?\d\S*(?: (?:thousand|million|billion))?)(?: (?:lbs?|pounds|kilos|kgs?|subs|subscribers|followers|dollars))? to ([$€£]?\d\S*(?: (?:thousand|million|billion))?)(?: (.+?))??(?: (in (?:\d+|one|an?) \w+))?$/i,
    reason: 'a rise from one number to another',
    rewrite: (parts) => {
      const isRise = amountOf(part(parts, 2)) > amountOf(part(parts, 1));
      // A decrease needs both numbers: "220 to 165 lbs".
      return {
        clause:
          part(parts, 4) && isRise
            ? `${part(parts, 2)} ${part(parts, 3)} ${part(parts, 4)}`
            : `${part(parts, 1)} to ${part(parts, 2)} ${isRise ? part(parts, 3) : firstWord(part(parts, 3))}`,
      };
    },
  },
  {
    pattern:
      /^(?:(?:this is|here'?s) )?(?:everything|what) (?:i|we) (eat|ate)(?: in (?:a|one) (day|week))?(?: as an? (.+))$/i,
    reason: 'what somebody eats',
    rewrite: { clause: '$3 diet' },
  },
  {
    pattern: /^what (?:i|we) (?:eat|ate) in (?:a|one) (day|week)(?: (?!to\b).*)?$/i,
    reason: 'what somebody eats',
    rewrite: { clause: 'a $1 of eating' },
  },
  {
    pattern: /^(?:a )?day in (my|our) life (as an? .+?)(?: (?:working|living|doing|who|in|with)\b.*)?$/i,
    reason: 'the life of somebody',
    rewrite: { clause: '$1 life $2' },
  },
  {
    // "The math trick teachers don't want you to learn": the hidden thing is named.
    pattern:
      /^the (\w+ \w*[^s\s]) (\w+s) (?:do not|don't|never|won't) want (?:you|us|anyone) to \w+(?: about)?$/i,
    reason: 'what somebody keeps to himself',
    rewrite: { clause: '$1 $2', suffix: 'hide', budget: { words: 4, characters: 30 } },
  },
  {
    pattern:
      /^(?:(?:what|why|the \w+|things|secrets?|\d+ \w+) )?(the |your |my )?(.+?) (?:do not|does not|don't|doesn't|never|won't|isn't|aren't|is not|are not) (?:wants?|tells?|telling) (?:you|us)(?: to (?:know|learn|see|hear|find out|discover|use|have))?(?: (?:this|about .+))?$/i,
    reason: 'what somebody keeps to himself',
    rewrite: (parts) => {
      const isPlural = /s$|^(?:they|we|i)$/i.test(part(parts, 2));
      return {
        clause: `${isPlural ? '' : (parts[1] ?? '')}${part(parts, 2)}`,
        prefix: 'what',
        suffix: isPlural ? 'hide' : 'hides',
        budget: { words: 3, characters: 24 },
      };
    },
  },
  {
    pattern:
      /^(?:i |we )?(?:turned|turning|converted|converting|transformed|transforming) (?:an? |my |the |our |this )?(.+?) into (?:an? |my |the |our )?(.+?)(?: (?:for|in|with|under|on|using) .+)?$/i,
    reason: 'one thing becomes another',
    rewrite: { clause: '$1 to $2' },
  },
  {
    pattern: /^last (?:one |person )?to (\w+)(?: .+?)? wins (.+)$/i,
    reason: 'a contest',
    rewrite: { clause: 'last to $1 wins $2' },
  },
  {
    pattern: /^(?:a )?day in the life of (.+)$/i,
    reason: 'the life of somebody',
    rewrite: { clause: 'life of $1' },
  },
  {
    pattern: /^((?:\d+ )?things (?:i|we) wish (?:i|we)(?: had|'d)? (?:knew|known))\b.*$/i,
    reason: 'a stock phrase',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^(\d+) (?!reasons|ways|times)(.+?) (?:that )?you (?:should|must|can) never (\w+)(?: (?:in|at|on|when|during|if|with|to|about|while|for) .+)?$/i,
    reason: 'a warning',
    rewrite: { clause: 'never $3 these $1 $2' },
  },
  {
    pattern: /^(?:we|i|you|they) (?:really |all |seriously )?(?:need|have|want) to talk about (.+)$/i,
    reason: 'names its topic',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^my (?:(?:brutally |completely )?(?:honest|unpopular|final|first) )*(?:opinion|thoughts|take|verdict|impressions?) (?:on|of|about) (\S+(?: \S+){3,})$/i,
    reason: 'names its topic',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^what (?:i|we)(?:'ve| have)? learn(?:ed|t) (?:from|after|by|about|in) (.+)$/i,
    reason: 'names what was learnt from',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^is it (?:really |actually |still )?(?:better|cheaper|smarter|easier|healthier|worth it|best) to (\w+ or (?:to )?\w+ .+)$/i,
    reason: 'asks which is better',
    rewrite: (parts) => ({ clause: part(parts, 1).replace(/ or to /i, ' or '), isQuestion: true }),
  },
  {
    pattern: /^(\d+ .+?) (?:that )?you (?:should|must|need to|have to) (?!know\b|never\b|not\b)(\w+)(.*)$/i,
    reason: 'a list of things to do',
    rewrite: (parts) => ({ clause: `${part(parts, 1)} to ${part(parts, 2)}${parts[3] ?? ''}` }),
  },
  {
    pattern: /^ranking (every|all|the) (.+?)(?: from .+)?$/i,
    reason: 'a ranking',
    rewrite: { clause: '$1 $2 ranked' },
  },
  {
    pattern:
      /^what (?:it'?s|it is|it feels) (?:(?:really|actually) )?like (?:being|to be|working as|to work as) (?:an? )?(.+)$/i,
    reason: 'the life of somebody',
    rewrite: { clause: 'life as a $1' },
  },
  {
    pattern: /^what (?:it'?s|it is|it feels) (?:(?:really|actually) )?like (?:to live|living) (.+)$/i,
    reason: 'the life of somebody',
    rewrite: { clause: 'life $1' },
  },
  {
    pattern: /^what (?:it'?s|it is|it feels) (?:(?:really|actually) )?like (?:to )?(.+)$/i,
    reason: 'shows something',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^is it (?:really |actually |still )?(too late|too early|time|safe|possible|legal|illegal|okay|ok|rude|bad|healthy|dangerous|hard|better|cheaper|worth) to (.+)$/i,
    reason: 'asks whether it is so',
    rewrite: { clause: '$1 to $2', isQuestion: true },
  },
  {
    pattern:
      /^what (.+?) (?:really |actually )?(?:looks?|feels?) like(?: ((?:in|on|inside|after|before) .+))?$/i,
    reason: 'shows something',
    rewrite: (parts) => ({ clause: `${part(parts, 1)} ${part(parts, 2)}`.trim() }),
  },
  {
    pattern: /^(?:can|could) (you|we|i) (?:really |actually )?(.+)$/i,
    reason: 'a challenge',
    rewrite: {
      clause: '$2',
      prefix: 'can $1',
      isPrefixOptional: true,
      isQuestion: true,
      budget: { words: 5, characters: 40 },
    },
  },
  {
    pattern: /^(a day in (?:my|the|our) life)(?: |$).*$/i,
    reason: 'a stock phrase',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^(?:is|are) (?:(?:the|a|an|my|your|these|this) )?(.+?) ((?:(?:really|finally|actually|still|even) )*)worth (?:it|buying|the .+|watching|playing|your .+|visiting|having|getting|using|doing|upgrading|learning)\b.*$/i,
    reason: 'asks whether it is worth it',
    rewrite: (parts) => {
      const keepsStill = /still/i.test(parts[2] ?? '') && part(parts, 1).split(' ').length <= 2;
      return {
        clause: part(parts, 1),
        suffix: keepsStill ? 'still worth it?' : 'worth it?',
        budget: { words: 3, characters: 24 },
      };
    },
  },
  {
    pattern: /^(?:is|are) (?:.+?) (better|faster|cheaper|worse|stronger|bigger|safer|healthier) than (.+)$/i,
    reason: 'asks which is better',
    rewrite: { clause: '$1 than $2', isQuestion: true },
  },
  {
    pattern: new RegExp(
      `^what (?:(?:really|actually) )?happens? (?:to .+? )?(?:if|when) (?:you|we|i) (?:stop|quit|give up)(?: eating| drinking| using| watching| playing| buying)? (.+?) for (\\d+|a|one) (${timeUnits})\\b.*$`,
      'i',
    ),
    reason: 'went without something for a time',
    rewrite: (parts) => ({
      clause: `${/^\d/.test(part(parts, 2)) ? part(parts, 2) : '1'} ${part(parts, 3)} without ${part(parts, 1)}`,
    }),
  },
  {
    pattern: new RegExp(
      `^(?:i |we )?(?:survive|spend|stay|live|sleep) ((?:\\d+|an?|one) (?:${timeUnits})) (?:alone )?(in|on|inside|at|under|with|as) (.+)$`,
      'i',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$1 $2 $3' },
  },
  {
    pattern: /^what (?:(?:really|actually) )?(?:would |will |could )?happens? when (.+)$/i,
    reason: 'tells what happens',
    rewrite: { clause: '$1', isQuestion: false },
  },
  {
    pattern: /^what (?:(?:really|actually) )?(?:would |will |could )?happens? if (.+)$/i,
    reason: 'asks what would happen',
    rewrite: {
      clause: '$1',
      prefix: 'what if',
      isPrefixOptional: true,
      isQuestion: true,
      budget: { words: 5, characters: 36 },
    },
  },
  {
    pattern: /^what if (.+)$/i,
    reason: 'asks what would happen',
    rewrite: { clause: '$1', prefix: 'what if', isQuestion: true, budget: { words: 3, characters: 26 } },
  },
  ...englishStoryTemplates,
  {
    pattern:
      /^((?:the |my )?(?:most \w+|[a-z]+est) .+?) (?:(?:that )?(?:you will|you'll|i've|i have|we've|you've|anyone has|i)) ?ever (?:\w+)(?: .*)?$/i,
    reason: 'a superlative "ever"',
    rewrite: { clause: '$1 ever', budget: { words: 5, characters: 40 } },
  },
  {
    pattern:
      /^(?:everything|all|what|things|\d+ things) (?:that )?(?:you|i|we) (?:need|should|have|must|want|wish)(?: to|(?: i)? had)? (?:know|knew|known) before (.+)$/i,
    reason: 'what to know before something',
    rewrite: { clause: '$1', prefix: 'before', budget: { words: 4, characters: 30 } },
  },
  {
    pattern: /^(?:what|things|\d+ things) (?:nobody|no one|they) (?:tells?|told) (?:you|me) about (.+)$/i,
    reason: 'the truth about a topic',
    rewrite: { clause: '$1', prefix: 'the truth about', budget: { words: 5, characters: 40 } },
  },
  {
    pattern:
      /^(?:everything|all) (?:that )?(?:you (?:need|should|have|must|want)(?: to)? know|we know|there is to know|i know|i learned|i've learned) (?:about|on|from) (.+)$/i,
    reason: 'everything about a topic',
    rewrite: { clause: '$1', prefix: 'everything about', budget: { words: 3, characters: 22 } },
  },
  {
    // A lone noun says less than its qualifying clause: "the bridge that should have never been built".
    pattern:
      /^(?=(?:\S+\s+){5})(?:the|a|an|this) (?:\p{L}+) (?:that|who|which) ((?:should(?:n't)?|must|can't|cannot|can|won't|will|would|could|never|nobody|no one|everyone) .+)$/iu,
    reason: 'what is said of it',
    rewrite: { clause: '$1' },
  },
  ...englishQuestionTemplates,
];
