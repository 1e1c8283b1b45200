import type { StoryWords } from '../story-words.ts';

export const englishStoryWords: StoryWords = {
  chases: 'chas+, hunt, hunts, hunted, hunting, follow+, pursu+, attack+, catch, catches, catching, caught',
  flees: 'escap+, flee, flees, fled, run+ from, ran from, hid from, hides from, afraid of, scared of',
  meets:
    'meet, meets, met, meeting, fight+, fought, found, finds, find, sav+, rescu+, befriend+, face, faces, faced, against, beat, beats, defeat+, adopt+, rais+, saw, loves?, hates?, play+ with, trapped with, stuck with, and a, and an, and the, and my, and his, and her',
  hits: 'hit, hits, crash+ (?:into|through), destroy+, smash+, broke, breaks, crush+, ate, eats?, bites?, bit',
  beside: 'from (?:a|an|the) \\w+ machine, from (?:a|an|the) machine, next to, beside, in front of, near',
  behind: 'behind, peek+ (?:from|around|through), hid(?:es|den|ing)? in, opens?, opening, to open, opened',
  inside:
    'in(?:side)? (?:a|an|the|my) (?:box|cup|bag|bucket|basket|jar|suitcase|bathtub|pot|shoe|hat|package)',
  on: 'crossing, crosses, on top of, on (?:a|an|the|my|his|her|top), onto, riding, rides?, rode, surfing, jump+ over, above',
  holds: 'holding, holds?, carr(?:y|ies|ying), with (?:a|an|his|her)',
  fills: '(?:full )?of(?: a| an| some)?, with(?: a| an| some)?',
  and: 'and, &',
  many: 'hundreds?(?: of)?, thousands?(?: of)?, a million, millions?(?: of)?, dozens?(?: of)?, too many, so many, every, all (?:the|my)',
  onlyBefore: 'only, nothing but',
  giant: 'giant, gigantic, huge, enormous, colossal, massive, biggest, largest',
  tiny: 'tiny, tiniest, littlest, miniature, smallest, teeny, microscopic, mini',
  weathers: {
    rain: 'rain, rainy, raining, after rain, downpour, storms?, thunderstorm, hurricane',
    fog: 'fog, foggy, mist, misty, haze',
    snowfall: 'snow falling, falling snow, snowing, snowfall, snowstorm, blizzard',
  },
  states: {
    abandoned: 'abandon+, derelict, forgotten, ghost (?:town|ship), deserted(?! island)',
    broken:
      '(?:plane|car|train|bus|helicopter|truck) (?:crash|accident)(?:es)?, broken, broke (?:my|the|his|her|down), cracked, destroyed, wrecked, crashed, ruined, shattered',
    burning: 'burning, on fire, in flames, burnt, burned, burns',
    frozen: 'frozen, freezing, in the ice, in ice, icy',
    golden: 'golden(?! (?:retriever|hour|gate)), gold(?!en| rush), most expensive, luxur+',
    scary:
      'scary, scariest, creepy, creepiest, haunted, cursed, possessed, evil, terrifying, dark side, killer, (?:most )?dangerous, deadliest, deadly',
    old: 'cheapest, rusty, rusted, dusty, worn(?:-| )out, (?<!year |years )old(?! (?:school|town|man|woman|lady|days))(?!er), oldest, ancient, antique, vintage, from 1[89]\\d\\d, of 1[89]\\d\\d',
    fast: 'fastest, fast(?! food), speed, supersonic',
    secret: 'secret, hidden, mystery, mysterious, unknown, classified',
    banned: 'banned, illegal, forbidden, prohibited, never (?:buy|eat|use|do|open|touch|drink)',
  },
};
