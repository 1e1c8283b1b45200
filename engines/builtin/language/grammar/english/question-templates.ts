import { part, type Template } from '../template.ts';
import { conjugateEnglish, englishVerbForms, pastOf } from './verbs.ts';

/**
 * Returns the index of the bare verb of "does …" and "did …": the first without an article before it; -1 if
 * none is known.
 */
function verbAfterSubject(clause: string): number {
  const words = clause.split(/\s+/);
  return words.findIndex(
    (word, index) =>
      index > 0 &&
      !/^(an?|the|my|your|this|that)$/i.test(words[index - 1]!) &&
      englishVerbForms.get(word.toLowerCase()) === word.toLowerCase(),
  );
}

/** "the heart pump blood" → "the heart pumps blood". */
function withThirdPerson(clause: string): string | null {
  const at = verbAfterSubject(clause);
  if (at < 0) return null;
  return clause
    .split(/\s+/)
    .map((word, index) => (index === at ? (conjugateEnglish(word)[1] ?? word) : word))
    .join(' ');
}

/** "the Titanic sink" → "the Titanic sank". */
function withPast(clause: string): string | null {
  const at = verbAfterSubject(clause);
  if (at < 0) return null;
  return clause
    .split(/\s+/)
    .map((word, index) => (index === at ? pastOf(word.toLowerCase()) : word))
    .join(' ');
}

/** "How", "why", advice and invitations: tried after the more specific templates. */
export const englishQuestionTemplates: readonly Template[] = [
  {
    pattern: /^(?:everything|what'?s|what is|all that'?s) wrong with (?:the |my |this )?(?:new )?(.+)$/i,
    reason: 'what is wrong with something',
    rewrite: { clause: '$1', prefix: "what's wrong with", isPrefixOptional: true },
  },
  {
    pattern: /^how to (.+)$/i,
    reason: 'how to',
    rewrite: { clause: '$1', prefix: 'how to', isPrefixOptional: true },
  },
  {
    pattern: /^how (?:do|does|did|can|could|should) (?:you|i|we) (.+)$/i,
    reason: 'how to',
    rewrite: { clause: '$1', prefix: 'how to', isPrefixOptional: true, isQuestion: false },
  },
  {
    pattern:
      /^how (?!(?:do|does|did|i|we)\b)(.+? (?:works?|happens?|is made|are made))(?: (?:to|for|in|and|on) .+)?$/i,
    reason: 'tells how something works',
    rewrite: { clause: '$1', prefix: 'how', isPrefixOptional: true },
  },
  {
    pattern: /^how (i|we) (.+)$/i,
    reason: 'tells how somebody did it',
    rewrite: { clause: '$1 $2', prefix: 'how', isPrefixOptional: true },
  },
  {
    pattern: /^\d+ signs (?:that )?((?:your|you|you're|my|he|she|someone|it) \S+(?: \S+)+)$/i,
    reason: 'signs of something',
    rewrite: { clause: '$1', prefix: 'signs', budget: { words: 4, characters: 32 } },
  },
  {
    pattern: /^(?:nobody|no one) (?:believes|believed|would believe) what (.+)$/i,
    reason: 'promises something',
    rewrite: { clause: '$1', prefix: 'what' },
  },
  {
    pattern: /^how do (.+)$/i,
    reason: 'asks how',
    rewrite: { clause: '$1', prefix: 'how', isPrefixOptional: true, isQuestion: false },
  },
  {
    pattern: /^(how|why) did (.+)$/i,
    reason: 'asks how or why',
    rewrite: (parts) => {
      const statement = withPast(part(parts, 2));
      return {
        clause: statement ?? `did ${part(parts, 2)}`,
        prefix: part(parts, 1).toLowerCase(),
        isQuestion: statement === null,
        budget: { words: 4, characters: 34 },
      };
    },
  },
  {
    pattern: /^(how|why) does (.+)$/i,
    reason: 'asks how or why',
    rewrite: (parts) => {
      const statement = withThirdPerson(part(parts, 2));
      return {
        clause: statement ?? `does ${part(parts, 2)}`,
        prefix: part(parts, 1).toLowerCase(),
        isQuestion: statement === null,
        budget: { words: 4, characters: 34 },
      };
    },
  },
  {
    pattern:
      /^(?:the |my |our )?(?:(?:real|true|main|honest|only|sad|actual|biggest) )*(?:reasons?|science|story|truth|logic|psychology) (?:(?:behind|of|for) )?(?:why|how|that) (.+)$/i,
    reason: 'tells why',
    rewrite: { clause: '$1', prefix: 'why', isPrefixOptional: true },
  },
  {
    pattern:
      /^(?:the |my |our )?(?:(?:real|true|main|honest|only|sad|actual|biggest) )*reasons? ((?:i|we|you|he|she|they|it|nobody|everyone|people|my|our|your|the)(?:'\w+)? .+)$/i,
    reason: 'tells why',
    rewrite: { clause: '$1', prefix: 'why', isPrefixOptional: true },
  },
  {
    pattern: /^(how (?:much|many|often|long|far|old)(?: \w+)?) (do|does|did) (.+)$/i,
    reason: 'asks how much',
    rewrite: (parts) => {
      const statement =
        part(parts, 2) === 'do'
          ? part(parts, 3)
          : part(parts, 2) === 'does'
            ? withThirdPerson(part(parts, 3))
            : withPast(part(parts, 3));
      return {
        clause: statement ?? `${part(parts, 2)} ${part(parts, 3)}`,
        prefix: part(parts, 1).replace(/^(how much) money$/i, '$1'),
        isQuestion: statement === null,
        budget: { words: 4, characters: 34 },
      };
    },
  },
  {
    pattern: /^how much (?:money )?((?:i|we|you|he|she|they|it) .+)$/i,
    reason: 'tells how much',
    rewrite: { clause: '$1', prefix: 'how much' },
  },
  {
    pattern: /^(how (?:much|many|often|long|far|old)) (.+)$/i,
    reason: 'tells how much',
    rewrite: { clause: '$2', prefix: '$1' },
  },
  {
    pattern: /^how (.+)$/i,
    reason: 'tells how',
    rewrite: { clause: '$1', prefix: 'how', isPrefixOptional: true },
  },
  {
    pattern: /^why (?:you|we) should (never|not|always|stop) (.+)$/i,
    reason: 'a piece of advice',
    rewrite: (parts) => ({
      clause: `${part(parts, 1) === 'not' ? "don't" : part(parts, 1)} ${part(parts, 2)}`,
    }),
  },
  {
    pattern: /^why do (.+)$/i,
    reason: 'tells why',
    rewrite: { clause: '$1', prefix: 'why', isPrefixOptional: true, isQuestion: false },
  },
  {
    pattern: /^why ((?:is|are|was|were|can't|don't) .+)$/i,
    reason: 'asks why',
    rewrite: { clause: '$1', prefix: 'why', budget: { words: 4, characters: 32 } },
  },
  {
    pattern: /^why (.+)$/i,
    reason: 'tells why',
    rewrite: { clause: '$1', prefix: 'why', isPrefixOptional: true },
  },
  {
    pattern: /^(?:should|would|could|can) (?:you|i|we) (?:really |actually |even )?(.+)$/i,
    reason: 'asks for advice',
    rewrite: { clause: '$1', isQuestion: true },
  },
  {
    pattern: /^(?:did|do) you know (?:that )?(.+)$/i,
    reason: 'a fact',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^(?:(?:come|join)(?: along)? (?:with )?(?:me|us) (?:to|as i|as we|while i|while we|and)|come|watch me|join me|watch|watch us|let me show you|follow me as i|here's|this is|these are) (.+)$/i,
    reason: 'an invitation',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(?:let's|let us) (.+)$/i,
    reason: 'an invitation',
    rewrite: { clause: '$1' },
  },
];
