import { part, type Template } from '../template.ts';
import { conjugateEnglish } from './verbs.ts';

/** The units of time, for patterns. */
export const timeUnits = 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?';

/** The verb in the form its subject requires: "AI plans", "subscribers control". */
const doneBy = (subject: string, verb: string) =>
  /[^su]s$|people$/i.test(subject) ? verb : (conjugateEnglish(verb.toLowerCase())[1] ?? verb);

/** "I quit sugar for 30 days": what the narrator did, or had others do. */
export const englishStoryTemplates: readonly Template[] = [
  {
    // "I trained like a Navy SEAL for 30 days".
    pattern: new RegExp(
      `^(?:i|we) (?:only |just )?\\w+ (like|as) (?:an? )?(.+?) for (?:an? |one )?(?:((?:\\d+|one|an?)) )?(${timeUnits})\\b.*$`,
      'i',
    ),
    reason: 'a time of being like somebody',
    rewrite: (parts) => ({
      clause: part(parts, 2),
      prefix: `${/^\d/.test(part(parts, 3)) ? part(parts, 3) : '1'} ${part(parts, 4)} ${part(parts, 1)} a`,
      budget: { words: 3, characters: 24 },
    }),
  },
  {
    pattern:
      /^(?:i|we) (?:asked|told|hired|paid|got|challenged|dared) ((?:an? |the |my |our )?[^\d\s]+(?: [^\d\s]+){0,2}?) to (\w+) (.+)$/i,
    reason: 'somebody else does it',
    rewrite: (parts) => ({
      clause: `${part(parts, 1).replace(/^(?:an?|the) /i, '')} ${doneBy(part(parts, 1), part(parts, 2))} ${part(parts, 3)}`,
    }),
  },
  {
    pattern: new RegExp(
      `^(?:i|we) (?:quit|gave up|stopped|cut out|deleted|avoided)(?: using| eating| drinking| watching| playing| buying)? (.+?) for (?:an? |one )?((?:\\d+|a|one) )?(${timeUnits})\\b.*$`,
      'i',
    ),
    reason: 'went without something for a time',
    rewrite: (parts) => ({ clause: `${part(parts, 2) || '1'} ${part(parts, 3)} without ${part(parts, 1)}` }),
  },
  {
    pattern: new RegExp(
      `^(?:i|we) (?:only |just )?(?:lived|stayed|slept|survived|worked|hid|was stuck|got stuck|was trapped|were trapped) (?:alone )?(in|on|inside|at|under) (.+?) for (\\d+) (${timeUnits})\\b.*$`,
      'i',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$3 $4 $1 $2' },
  },
  {
    pattern: new RegExp(
      `^(?:i|we) (?:only |just )?(?:ate|drank|played|watched) (?:only |nothing but )?(.+?) (?:every day )?for (\\d+) (${timeUnits})(?: straight| in a row)?\\b.*$`,
      'i',
    ),
    reason: 'a time of doing one thing',
    rewrite: { clause: '$2 $3 of $1' },
  },
  {
    pattern: /^(?:i|we) (?:asked|paid|hired|dared|challenged|told) (\d[\d,.]* .+?) to (.+)$/i,
    reason: 'others do it',
    rewrite: { clause: '$1 $2' },
  },
  {
    pattern:
      /^(?:i|we) let (?:an? |the |my )?(.+?) (pick|choose|control|decide|run|plan|design|make|build|drive|cook|raise|buy|write|rate|dress|manage|decorate|style|teach|coach|trade|paint|order|spend|name|edit|cut|judge|plan) (my|our|the|a) (.+)$/i,
    reason: 'somebody else does it',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${doneBy(part(parts, 1), part(parts, 2))} ${part(parts, 3)} ${part(parts, 4)}`,
    }),
  },
];
