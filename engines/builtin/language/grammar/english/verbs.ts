import { verbFormMap } from '../grammar.ts';

const consonantDoubling =
  /^(stop|cut|run|swim|get|put|win|sit|set|shop|plan|rob|drop|ban|beg|chop|clap|drag|flip|grab|grin|hug|jog|kidnap|knit|map|nap|plug|pop|quit|rip|rub|scan|scrap|ship|skip|slap|slip|snap|spin|spit|step|swap|tap|tip|trap|trim|trip|unplug|unwrap|wrap|zip|babysit|let|hit|dig|fit|admit|forget|begin|bet|split|shut|sin|slam|dunk|transfer|prefer|control|travel|cancel|model)$/;

/** The five forms of a regular English verb; an irregular verb's others come from the table below. */
export function conjugateEnglish(verb: string): string[] {
  const third = /(s|sh|ch|x|z|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  const doubled = consonantDoubling.test(verb) ? verb + verb.at(-1) : verb;
  const past = verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : `${doubled}ed`;
  const gerund = /[^e]e$/.test(verb) && verb.length > 2 ? `${verb.slice(0, -1)}ing` : `${doubled}ing`;
  return [verb, third, past, gerund, `${verb}ed`];
}

const irregular: Readonly<Record<string, string>> = {
  eat: 'ate eaten',
  build: 'built',
  buy: 'bought',
  make: 'made',
  find: 'found',
  go: 'went gone goes',
  get: 'got gotten',
  take: 'took taken taking',
  become: 'became becoming',
  win: 'won',
  lose: 'lost losing',
  see: 'saw seen',
  meet: 'met',
  run: 'ran',
  read: 'read',
  put: 'put',
  keep: 'kept',
  hit: 'hit',
  catch: 'caught',
  break: 'broke broken',
  fall: 'fell fallen',
  give: 'gave given giving',
  come: 'came coming',
  sell: 'sold',
  sleep: 'slept',
  drive: 'drove driven driving',
  fly: 'flew flown',
  fight: 'fought',
  swim: 'swam swum',
  sing: 'sang sung',
  steal: 'stole stolen',
  teach: 'taught',
  think: 'thought',
  tell: 'told',
  wear: 'wore worn',
  write: 'wrote written writing',
  spend: 'spent',
  quit: 'quit',
  let: 'let',
  leave: 'left leaving',
  hide: 'hid hidden hiding',
  hold: 'held',
  know: 'knew known',
  grow: 'grew grown',
  throw: 'threw thrown',
  draw: 'drew drawn',
  drink: 'drank drunk',
  begin: 'began begun',
  bring: 'brought',
  choose: 'chose chosen choosing',
  cut: 'cut',
  dig: 'dug',
  feel: 'felt',
  forget: 'forgot forgotten',
  freeze: 'froze freezing',
  hear: 'heard',
  hurt: 'hurt',
  lead: 'led',
  lie: 'lied lying',
  lend: 'lent',
  mean: 'meant',
  pay: 'paid',
  ride: 'rode ridden riding',
  rise: 'rose risen rising',
  say: 'said',
  send: 'sent',
  set: 'set',
  shake: 'shook shaken shaking',
  shine: 'shone shining',
  shoot: 'shot',
  shut: 'shut',
  sink: 'sank sunk',
  sit: 'sat',
  speak: 'spoke spoken',
  stand: 'stood',
  stick: 'stuck',
  survive: 'survived surviving',
  swear: 'swore',
  sweep: 'swept',
  swing: 'swung',
  tear: 'tore',
  understand: 'understood',
  wake: 'woke woken waking',
  have: 'had having',
  do: 'did doing done',
  be: 'was been being',
  feed: 'fed',
  cost: 'cost',
  beat: 'beat beaten',
  bite: 'bit bitten biting',
  blow: 'blew blown',
  burn: 'burnt',
  dream: 'dreamt',
  learn: 'learnt',
  die: 'died dying',
  tie: 'tied tying',
  sew: 'sewn',
  show: 'shown',
  shrink: 'shrank',
  spin: 'spun',
  split: 'split',
  spread: 'spread',
  upgrade: 'upgraded upgrading',
  overcome: 'overcame',
  undo: 'undid',
  rebuild: 'rebuilt',
  babysit: 'babysat',
  bet: 'bet',
};

/** The simple past: "sink" → "sank". */
export function pastOf(verb: string): string {
  return irregular[verb]?.split(' ')[0] ?? conjugateEnglish(verb)[2] ?? verb;
}

const regular = `humiliate mimic fake ghost dine barbecue jog sketch code spy prank crochet pump digest migrate hibernate communicate orbit float react rank derail blast hijack outlaw approach skate announce approve deny warn close reopen threaten strike slam soar plunge surge crush backfire accept act add admit adopt afford age agree aim allow announce answer appear apply argue arrest arrive ask attack attempt attract avoid
bake ban bathe beat become beg begin behave believe bet bite blame blend blow boil book borrow bounce box break breathe bring brush build bully burn bury buy
call camp cancel carry catch cause celebrate change charge chase cheat check choose chop claim clean clear climb close collapse collect color come compare compete complete confess confront connect control convert convince cook cost count cover crack crash crawl create cross crush cry cure cut
dance dare date deal decide declutter decorate defeat defend delete deliver depend describe deserve design destroy develop die dig disappear discover dive divorce do donate double doubt download draw dream dress drink drive drop drown
earn eat edit eliminate emigrate end enjoy enter erupt escape evacuate evolve exist expect expire explain explode explore expose extinguish
fail faint fall fear feed feel fight fill film finance find finish fire fix flip float flood fly fold follow force forget forgive form freeze fry
gain get give go grab graduate grill grow guess
hack handle hang happen haunt hate have heal hear help hide hike hire hit hitchhike hold host hug hunt hurt
identify ignore imagine improve increase infiltrate install invade invent invest investigate invite
join judge jump keep kick kidnap kill kiss knit knock know
land last laugh launch lead leak learn leave lend let lie lift like listen live load lock look lose love
make manage march marry master mean measure meditate meet melt memorize miss mix mock move
need negotiate nap notice offer open operate order organize overcome own
pack paint park pass pay perform pick plan plant play poison pop pray predict prepare pretend prevent produce promise protect prove pull punch punish push put
quit race raise ruin rank rate reach react read rebuild recommend record recover recreate recycle reduce refuse regret reject relax release remain remember remove renovate rent repair replace report rescue resign respond restore retire return reunite reveal reverse review ride ring rise roast rob roll rule run
sail save say swallow scam scare scream search see seek sell send separate serve set settle sew shake share shine shock shoot shop show shrink shut sing sink sit ski skip sleep slide slow smash smell smile smoke sneak solve sound speak spend spill spin split spoil spread stand stare start starve stay steal stick stop stretch study succeed suffer summon surf surprise surprised surround survive swap swear sweep swim swing switch
take talk taste teach tear tell test thank think threaten throw touch tour trade train transform translate trap travel treat trick trigger trust try turn type
unbox uncover understand unlock upgrade use vanish visit vote wait wake walk want warn wash waste watch wear weigh welcome win wish work worry wrap write yell zoom speedrun redecorate rearrange rewatch outsmart outlive demolish exercise procrastinate explode`;

/**
 * English verb forms that are nouns at least as often; the tagger needs more evidence before it tags them as
 * verbs.
 */
export const englishNounLikeVerbs =
  'act age aim answer attack attempt ban bet bite blame book box break brush bully burn call camp cause challenge chance change charge chase check claim climb color control cook cost count cover crack crash cross crush cry cure cut dance dare date deal design dive divorce doubt dream dress drink drive drop earn end escape exercise fail fall fear fight film finance find finish fire fix flip flood fly fold force form fry gain grill guess hack handle help hike hit host hug hunt hurt increase judge jump kick kiss knock land last laugh launch lead leak lie lift like load lock look love march master measure mock move need nap offer order pack paint park pass pay pick plan plant play poison pop present promise pull punch push race raise rank rate reach read record release rent repair report rescue respond return review reverse ride ring rise roast roll rule run sail save scam scare scream search sell set shake share shock shoot shop show sing sink skip sleep slide smash smell smile smoke sound spell spill spin split spread stand stare start stay steal stick stop stretch study surf surprise swap swing switch talk taste tear test thank throw touch tour trade train trap travel treat trick trigger trust try turn type upgrade use visit vote wait wake walk want warn wash waste watch wear work worry wrap yell setup workout building painting cooking training meaning ending fishing drawing reading writing meeting feeling beginning living boxing camping hiking parking shopping surfing swimming skiing dancing singing running cleaning gardening knitting investing trading editing coding teaching dating wedding clothing lighting opening ranking rating gaming parenting left saw felt found rose bit cut cost set put hit shot lost broke spread';

export const englishVerbForms = verbFormMap(regular, conjugateEnglish, irregular);
