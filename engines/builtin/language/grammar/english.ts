import { englishNounLikeVerbs, englishVerbForms } from './english-verbs.ts';
import { type Grammar, wordSet } from './grammar.ts';

const conjugatedNounLike = englishNounLikeVerbs.split(' ').flatMap((word) => [word, `${word}s`, `${word}es`]);

export const english: Grammar = {
  language: 'en',
  determiners: wordSet('the a an this that these those every each some any all both another no'),
  possessives: wordSet('my your his her its our their'),
  subjects: wordSet(
    "i we you he she they it nobody everyone everybody someone somebody i'm we're you're they're he's she's it's i've i'll we've",
  ),
  objects: wordSet('me him them us myself yourself itself themselves himself herself ourselves'),
  prepositions: wordSet(
    'of in on at for from with without by about across after before during under over into through near against between as like than behind inside outside until around off up down per onto above below beyond beside toward towards via along despite since out to',
  ),
  linkers: wordSet('of'),
  locatives: wordSet('in on at inside under near behind across into through around over above below beside'),
  auxiliaries: wordSet(
    "is are was were be been am has have had do does did will would can could should may might must isn't aren't wasn't can't couldn't won't wouldn't doesn't didn't shouldn't cannot hasn't haven't",
  ),
  conjunctions: wordSet('and but or so & nor yet'),
  relatives: wordSet('who that which because when while where if whose unless'),
  questions: wordSet('how why what which who when where'),
  adverbs: wordSet(
    'ever never always finally instantly again alone together nationwide worldwide just only really very too also even actually forever now today here there once almost still tonight slowly secretly simply basically literally totally completely extremely super pretty quite soon already probably maybe anymore away back home fast hard apart twice daily online everywhere anywhere tomorrow yesterday later instead overnight abroad offline not easily',
  ),
  keptAdverbs: wordSet(
    'up down off out over in on around overnight ever only again alone forever never always twice together home fast away not back online abroad everywhere hard',
  ),
  negations: wordSet("not never no don't can't won't doesn't isn't didn't"),
  absences: wordSet('no without zero quit quitting stop ban bans'),
  superlatives:
    /^(?!(inter|fo|gu|t|requ|harv|cont|qu|hon|prot|inv|sugg|dig|for|arr|n|r|p|w|v|ch|j|bl|ev|tempt|cr)est$)(\w{3,}est|best|worst|most|least|first|last|biggest|ultimate|top)$/,
  adjectives: /(ful|ous|ive|able|ible|ish|less|[^iu]c|al|ary|[^aeiou]y)$/,
  adjectiveWords: wordSet(
    'new old big huge tiny full entire whole young massive friendly rusty tight giant easy simple complete perfect real medieval secret free hard red blue green black white yellow orange purple pink cheap rich poor small long short good bad hot cold fried wooden sad cute ultimate plain hidden true dark happy hardcore smart strange weird insane crazy better bigger smaller faster slower stronger cheaper different famous broken abandoned haunted lost frozen wild deep fresh quick slow strong weak rare safe clean dirty wrong right great homemade fake modern ancient private solo early late empty electric golden silver illegal abandoned silent loud brutal fluffy crispy spicy sweet young extreme unknown single double whole average toxic classic major minor high low open closed best-kept beginner expensive best worst viral stolen forbidden advanced passive mechanical dangerous beautiful',
  ),
  nouns: wordSet(
    'party story city body money history country family baby boy day toy way key energy economy comedy candy army music comic traffic clinic fabric topic magic logic panic picnic plastic attic mechanic critic public republic ceramic garlic italic arctic animal hospital capital metal recital festival goal deal meal medal signal journal rental mortal arrival survival terminal portal crystal total manual mineral funeral ritual vegetable table dish fish radish british finish polish english spanish octopus virus circus bus campus bonus detective perspective motive archive drive olive five live dive library dictionary salary diary anniversary january february technology university gravity bakery battery lottery mystery factory grocery recipe jewelry industry enemy academy memory laundry puppy mommy daddy granny bunny kitty penny hobby lobby jelly belly alley valley monkey donkey turkey honey hockey journey kidney jersey whiskey society community reality identity personality celebrity charity quality security ability facility pharmacy privacy democracy pregnancy emergency currency agency policy strategy therapy philosophy photography geography biography surgery discovery delivery victory territory category gallery salary sky spy fly butterfly lady copy essay birthday monday tuesday wednesday thursday friday saturday sunday today holiday yesterday berry cherry curry hurry ferry fairy dairy diary jury fury country duty beauty majesty dynasty property poverty liberty cemetery machinery scenery trophy cable double couple example article vehicle miracle muscle oracle circle bicycle motorcycle bible people apple simple temple noodle puzzle bubble middle jungle castle battle bottle title little turtle cattle settle kettle epidemic academic pandemic olympic basic',
  ),
  verbForms: englishVerbForms,
  nounLikeVerbs: wordSet(conjugatedNounLike.join(' ')),
  lightVerbs: wordSet('spent did took lasted survived lived stayed wasted'),
  idioms: [
    'step by step',
    'not to do',
    'things to do',
    'year old',
    'years old',
    'from scratch',
    'for beginners',
    'how to',
    'of all time',
    'at home',
    'in a row',
    'side by side',
    'dark side',
    'one day',
    'hide and seek',
    'truth or dare',
    'trick or treat',
    'rise and fall',
    'rock and roll',
    'black and white',
    'rock paper scissors',
    'mac and cheese',
    'fish and chips',
    'back to school',
  ],
  numerals: wordSet(
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty fifty hundred',
  ),
  genreNouns: wordSet(
    'recipe tutorial guide vlog review explanation documentary compilation walkthrough tips tricks hacks ideas',
  ),
};
