import type { TitlePatterns } from '../titles.ts';

export const englishTitles: TitlePatterns = {
  teaser:
    /[,\s]+(?:(?:and|but)\s+)?(?:so you (?:don't|do not) have to|here(?:'s| is) how it went|my (?:honest )?(?:experience|story|opinion|thoughts|journey|review)|(?:it|this|that)? ?(?:changed|ruined|saved) (?:my life|everything)|this (?:is what )?(?:happened|happens)|(?:you won't believe|look|see|guess|here'?s|this is) what (?:happened|happens|i (?:found|learned))(?: next)?|it (?:got|was|went) (?:weird|crazy|wild|insane)|i regret it|i (?:finally )?know why|the results? (?:is|are|was|were) \w+|(?:it )?(?:did not|didn't) end well)[.!?…]*$/i,
  source:
    /,\s+(?:(?:\p{L}+\s+){1,3}(?:warn|warns|say|says|said|claim|claims|reveal|reveals|confirm|confirms)|according to .{3,30})[.!]*$|\s+according to .{3,40}$/iu,
  contrast: /^(.+?),?\s+but\s+(.+)$/i,
  coordination: /^(.+?),?\s+(?:and|so|then|yet)\s+(.+)$/i,
  circumstance:
    /,?\s+(?:even though|although|though|because|while|whereas|until|so that|ever since|where|who|which|after (?:it|he|she|i|we|they|being|having|my|our)|before (?:it|he|she|i|we|they|my|our)|when (?:it|he|she|i|we|they|my|our)|that (?:had|has|was|were|is|\w+ed|sat|stood|broke|went|took))\s+.*$/i,
  stage: /^(?:\S+ ){0,2}\S+ (?:where|in which) (?=(?:i|we)\s)(.+)$/i,
  everyTime:
    /^(?:every ?time|whenever|each time) (?:i|we|you|he|she|they|it|someone|somebody) \p{L}+(?: \p{L}+){0,3}?,? (?=(?:the|my|our|it|everything|a|i|we|you)\s)/iu,
  attempt:
    /^(?:(?:i|we)\s+)?(?:(?:am|are|was|were)\s+)?(?:try(?:ing)?|tried|attempt(?:ed|ing)?|decided|wanted|had)\s+to\s+/i,
  rivals: /^(.+?)\s+(vs\.?|versus|against)\s+(.+)$/i,
  choice:
    /^(?:which is (?:better|best|faster|stronger)[,:]?\s+)?(.+?)\s+(or)\s+(.+?)(?:[:?,]\s*(?:which|what|who)\b.*)$/i,
  beforeAfter: {
    pattern: /\bbefore (?:and|&|vs\.?|\/) after\b|\bbefore\/after\b/i,
    left: 'BEFORE',
    right: 'AFTER',
  },
  contractions: [[/\b(do|does|did|is|are|was|were|has|have|could|should|would) not\b(?! to\b)/gi, "$1n't"]],
  shortForms: [
    [/\bbefore going to (the )?/gi, 'before $1'],
    [/\bafter going to (the )?/gi, 'after $1'],
    [/\bartificial intelligence\b/gi, 'AI'],
    [/\bunited states(?: of america)?\b/gi, 'US'],
    [/\bunited kingdom\b/gi, 'UK'],
    [/\bvirtual reality\b/gi, 'VR'],
    [/\bnew york city\b/gi, 'New York'],
    [/\b(\d+|two|three|four|five|six|seven|eight|nine|ten)[ -]year[ -]olds?\b/gi, '$1-year-old'],
  ],
  otherThings:
    /\b(black hole|black friday|black market|black belt|white house|white shark|great white|green tea|gold mine|gold rush|golden retriever|red dead|red bull|pink floyd|blackjack|black widow|red flags?|blue whale|black cat|gold medal)s?\b/g,
  travel:
    /\b(trip|travel\w*|visit\w*|guide|itinerary|flight|vlog|tour|backpack\w*|(days?|hours?|weeks?|nights?|weekend|month) in|moving to|moved to|move to|living in|live in|budget|food in|things to do)\b/,
  descriptionOpening:
    /^(an?|two|three|some|close-?up|abstract|minimalist|several|portrait of|photo of|picture of|image of|illustration of|view of)\b/,
  subordinate: /^(if|when|while|because|after|before|as|with|in|on|at|for)\b/i,
  definiteOpening: /^the\b/,
};
