import type { Expressions } from '../expressions.ts';
import { englishActionWords } from './action-words.ts';
import { englishStoryWords } from './story-words.ts';
import { englishStyleWords } from './style-words.ts';

const handicraft = 'knit*, sew*, crochet*, yarn, embroider*, quilt*';

export const englishExpressions: Expressions = {
  moods: {
    dark: 'missing, poison*, disappear*, kidnap*, horror, scary, scariest, creepy, dark, darkness, haunted, ghost, killer, murder*, dead, death, evil, nightmare, cursed, disturbing, sad, tragic, crime, blood, bloody, terror, assassin*, zombi*, abandon*, apocalypse',
    angry:
      'angry, rage, furious, hate, hates, worst, scam*, betrayed, revenge, exposed, banned, lie, lies, enough',
    epic: 'epic, battle, war, legend*, legendary, dragon*, giant, biggest, greatest, ultimate, extreme, insane, impossible, survive*, survival, survived, explosion, champion*, final boss, world record, record*, hardcore, volcano, tsunami, tornado, 100 days',
    calm: 'calm, relax*, meditat*, yoga, sleep, peaceful, cozy, soft, minimal*, slow, mindful*, spa, zen, routine, skincare, quiet, lofi, lo-fi, garden*, tea, knit*',
    happy:
      'happy, fun, funny, cute, party, kids, children, birthday, colorful, baby, puppy, kitten, love, christmas, summer, holiday, vacation, toy, toys, song, songs, laugh*, unicorn*, delicious, wedding',
  },
  faces: {
    shocked:
      'shock*, insane, crazy, unbelievable, unexpected*, nobody expected, most expensive, omg, wtf, no way, never, impossible, surprise*, secret, secrets, secretly, exposed, caught, went wrong, gone wrong, goes wrong, you won.t believe, i can.t believe, what happened, happened next, the truth, survive*, biggest, banned, warning, world.s, destroy*, lost everything, million*, billion*, scar*, creepy, haunted, terrif*, horror, disaster, crash*, explo*',
    happy:
      'happy, happiest, fun, funny, love, loved, best, amazing, finally, dream*, won, winner, win, free, easy, perfect, delicious, party, vacation, holiday*, birthday, wedding, cute, beautiful, success*, good news, said yes, adopt*, favou?rite*, i made it, i did it, enjoy*, celebrat*',
    angry:
      'angry, rage, furious, hate*, worst, scam*, betray*, revenge, liar*, lie, lies, lied, stop, enough, fed up, sick of, ruin*, deleted my, lost my, stole*, stolen, i quit, i.m done, terrible, awful, never again, unfair, boycott, fight*, rant',
    thinking:
      'why, how does, how do, what if, should you, should i, is it worth, worth it, which, explained, mystery, myster*, theory, think*, wonder*, confus*, question*, puzzle*, doubt*, problem, understand*, philosoph*, really, maybe',
    pointing:
      'how to, tutorial, step by step, guide, tip, tips, trick*, hack*, look at, watch this, this is, here is, here.s, learn*, top #, # (?:things|ways|reasons|tips|mistakes|steps|facts|rules), review*, beginner*, lesson*, try this, do this',
  },
  darkTones: 'dark (?:blue|red|green|gr[ae]y|brown)',
  colors: {
    red: 'red, crimson, scarlet',
    orange: 'orange(?! (?:juice|fruit))',
    yellow: 'yellow',
    green: 'green',
    teal: 'teal, turquoise',
    cyan: 'cyan',
    blue: 'blue',
    purple: 'purple, violet, lavender',
    pink: 'pink, magenta',
    brown: 'brown',
    black: 'black',
    white: 'white',
    gray: 'gr[ae]y',
    gold: 'gold, golden',
    silver: 'silver',
  },
  lights: {
    aurora: 'northern lights, auroras?',
    storm: 'storms?, stormy, thunder*, lightning',
    dawn: 'sunrise, dawn, early morning, morning (?:light|mist|fog)',
    sunset: 'sunsets?, dusk, golden hour, twilight',
    night:
      'neon (?:city|streets?|lights), cyberpunk(?: city)?, at night, by night, all night, night ?time, midnight, moonlight, moonlit, under the stars, starry, full moon, night (?:sky|streets?|city|forest|market), (?<!\\d )(?:a|one|the) night (?:in|at|inside|alone), [23] ?am',
    autumn: 'autumn*, fall (?:leaves|colors|colours|foliage)',
    magic: 'magic, magical, enchanted, fairy',
    day: 'sunny, daylight, blue sky, at noon, midday',
  },
  scenes: {
    'city-night': 'city at night, night city, neon city, cyberpunk, nightlife, downtown, rooftop, skyline',
    jungle: 'jungle, rainforest, amazon (?:river|forest|jungle|rainforest), tropical forest',
    forest: 'forest, woods',
    desert: 'desert, sahara, dunes',
    snow: 'snow, snowy, winter, frozen, ice, icy, iceberg, arctic, antarctica',
    ocean: 'surf(?:s|ed|ing|er|ers)?, ocean, sea, island, sunset, coast, boat, sailing',
    underwater: 'underwater, under water, under the water, under the sea, deep sea, aquarium',
    space:
      'space, galaxy(?! (?:[sazm] ?\\d|note|fold|flip|watch|buds)), nebula, universe, cosmos, outer space',
    horror: 'horror, haunted, creepy, scary, terror, 3 ?am, nightmare, cursed, dark hallway',
    classroom:
      'explained, (?<!(?:first|business|economy|world) )class, lesson, lecture, school, homework, exam, learn english',
    'retro-grid': 'retro, synthwave, 80s, 90s, arcade, vaporwave, speedrun*, neon',
    explosion: 'explod+, explosion, blast, destroy*, boom',
    fire: 'on fire, flames, burning',
    stadium: 'match, game day, championship, tournament, world cup, olympic*, stadium',
    kitchen: 'recipes?, cook*, bake*, baking, kitchen, homemade, ingredient*, restaurant*, delicious',
    tech: 'tech, gadget*, software, apps?, code, coding, programm+, program+, algorithm, setup',
    'city-day': 'house tour, moving, apartment, shopping, street food, neighborhood, city',
    'city-square': 'plaza, town square, village square, market square',
    'city-by-day': 'city by day',
    sunburst: 'sunburst, sun rays',
    mesh: 'colou?r gradient',
    bokeh: 'bokeh, blurred lights',
    spotlight: 'under a spotlight',
    mountains: 'mountain*, summit, valley, hiking, canyon, patagonia, andes, alps, himalayas?',
    money: 'money, rich, salary, invest*, debt',
    room: 'cosy interior, living room, bedroom, my room, room tour, at home, hotel room, sofa, couch',
    gym: 'steel racks, (?<!without a |without the |no )gym, workouts?, exercises?, fitness, leg day, bodybuilding, crossfit, push ?ups?',
    court: 'varnished boards, basketball, nba, dunks?',
    office: 'glass front, office, coworkers?, meeting room, 9 ?to ?5, boss, remote work, job interview',
    street: 'streets?, alley, sidewalk, traffic',
    road: 'vanishing point, roads?, highway, road trip, drive across, driving, drag race, top speed',
    cave: 'caves?, cavern, underground, mineshaft',
    hall: 'stone hall, throne, castle hall, medieval, roman empire, ancient rome, temple, ruins, knights?',
    lab: 'clinical light, lab, laboratory, scientists?, experiments?, hospital, surgery, clinic',
    beach: 'beach, beaches, seaside, seashore',
    river: '(?<!amazon )rivers?, riverbank, riverside, lakes?, lakeside, pond, creek',
    meadow:
      '(?<!(?:football|soccer|magnetic|electric) )fields?(?! (?:trip|of study)), meadows?, prairie, pasture, countryside, grassland, hills, hill, hillside, farms?, ranch, gardens?, (?:the|a|city|my local) park, backyard, lawn, savannah?',
    shop: 'supermarkets?, grocery(?: store)?, groceries, walmart, target store, mall, convenience store',
    library: 'library, libraries, bookstore, bookshop',
  },
  snowCovers:
    'snowy, snow-covered, covered in snow, in the snow, snow falling, falling snow, snowing, snowfall, snowstorm, blizzard, coldest',
  homographs: {
    fight: {
      words: 'combats?, fights?, rings?, workouts?, training, gloves?',
      beside: 'boxing, boxer, ufc, mma, knockout',
    },
    growth: {
      words: '5k, 10k, subscribers?, followers?',
      beside: '(?:\\d+(?:[.,]\\d+)?k?|mil) (?:subscribers|subs|followers|views|a month|dollars)',
    },
    seaAnimal: {
      words: 'animals?, creatures?, predators?',
      beside: 'ocean, sea, seas, oceans, marine, deep sea',
    },
    landAnimal: { words: 'animals?, predators?', beside: 'africa, safari, savannah?, serengeti, land' },
    company: {
      words: 'apple',
      beside:
        'jobs, iphones?, ipads?, mac, macbook, ceo, company, stocks?, tim cook, ios, event, keynote, store, vision, watch, intelligence, samsung, google, microsoft, built',
    },
    thread: { words: 'threads?', beside: handicraft },
    needle: { words: 'needles?', beside: handicraft },
    knitwear: { words: 'sweaters?, cardigans?, scarf, scarves, beanie', beside: 'knit*, crochet*' },
    dragonFighter: { words: 'knights?, warriors?', beside: 'dragons?' },
    mouseAnimal: {
      words: 'mouse',
      beside:
        'elephants?, cats?, kitten, cheese, traps?, lions?, rats?, snakes?, owls?, pet, wild, tiny, field, kitchen, house, caught, found',
    },
    phone: {
      words: 'galaxy',
      beside: 'samsung, galaxy (?:[sazm] ?\\d+|note|fold|flip|watch|buds|tab), phones?, iphone',
    },
  },
  countries: [
    {
      name: 'turkey',
      icon: 'country-tr',
      unless:
        'thanksgiving, roast*, cook*, recipe, oven, dinner, fr(?:y|ied), hunt*, bird, sandwich, wild, farm, leg, smoked, gravy, bacon, christmas, pet, pets, eggs?, feathers?, stuffing, brine*, carv(?:e|ed|ing)',
    },
    {
      name: 'china, jordan, georgia, peru, guinea',
      unless:
        'plate, tea, set, porcelain, doll, nba, michael, jordans, sneakers?, basketball, pigs?, south china sea, china ?town',
    },
    { name: 'mexico', unless: 'new mexico, gulf of mexico, mexico city' },
    { name: 'brazil, panama', unless: 'brazil nuts?, panama hats?, panama papers' },
    { name: 'italy, france, germany', unless: 'little italy, tour de france, nazi germany' },
    { name: 'cuba, ireland, israel', unless: 'cuba libre, northern ireland, adesanya' },
    { name: 'mali, malta, togo, niger, oman, iran, lebanon', unless: 'to go', isCapital: true },
  ],
  speech: 'quotes?, said, says that, told me, once said, words of wisdom',
  onTheLeft: 'on the left, left side',
  onTheRight: 'on the right, right side',
  looks:
    'background, backdrop, cinematic, dramatic, lighting, neon, gradient, close-?up, minimalist, tones?, watercolou?r, style, epic, photo(?:graph|realistic)?, illustration, bokeh, render, 4k, 8k, hdr, hyperrealistic, realistic, vibrant, vivid, pastel, low poly, soft light, golden hour, drawing, cartoon style, comic style, comic book, anime style, big letters, bold letters, bright colors, muted \\w+, moody, pixel art, oil painting, 3d',
  titleSigns:
    'guide, tips, tutorial, review, recipe, explained, beginners, tricks, reaction, challenge, vlog, day (?:of|in), routine, tour, opinion, experience, highlights, lessons, mistakes, reasons, story',
  noText: '(?:no|without|zero) (?:text|words|letters|title|headline|caption), textless',
  kickers:
    'breaking(?: news)?, challenge, review, tutorial, news, vlog, live, unboxing, storytime, guide, part #, ep(?:isode)? ?#, live reaction, new, update, exclusive, tips?, day #, official, asmr, podcast, pov, documentary, true crime(?: documentary)?, full (?:video|movie|episode), highlights, reaction, react',
  uploadEndings:
    'nursery rhymes?, kids songs?, (?:[23]d )?animations?, official (?:music )?video, music video, lyrics?(?: video)?, no commentary, full gameplay',
  emptyPhrases:
    'worth it, (?:in|of all) (?:history|time), (?:until|before) you (?:watch|see|hear), fix this, (?:caught )?on (?:camera|tape|video), do not, for the first time, broke into, (?:nobody|no one) (?:talks?|tells?|told)(?: you)?',
  toneOpenings: 'tones of',
  toneDegrees: 'dark, light, lime',
  ands: 'and',
  yearPrepositions: 'in, of, for',
  superlatives: 'most, best, worst, \\w{3,}est',
  resumingPronouns: 'it, he, she, they',
  withouts: 'without',
  withoutEmphases: 'even once, a single time',
  pricePrepositions: 'for, a',
  onlys: 'only, just',
  priceUnits: 'dollars, bucks, euros',
  pricePers: 'a, per, each',
  questionPairs: '',
  colorDegrees: 'very, bright, dark, light, all, in, and',
  colorDirections: 'red, orange, yellow, green, blue, purple, pink, black, white, gold, teal',
  directionOpenings: 'make, keep, i want, it should, should, something, please, super, very, really',
  directionPrepositions: 'with',
  directionAmounts: 'a, an, some',
  directionNouns: 'background, letters, text, arrow, colors, colours, face, lighting, vibe, look',
  backgroundPrepositions: 'with, on, in',
  backgroundArticles: 'a, an',
  backgrounds: 'background, big letters',
  courteousOpenings: 'please, hey, hi, hello, so, ok, okay, well',
  requestVerbs:
    "i want, i need, i'?d like, i would like, can you, could you, create, make, design, generate, draw, give me, build, would you, i'?m looking for, i'?m making",
  requestLinks: 'for, about, of, on, with, to, that, where',
  tellingOpenings: 'how, why, what',
  pictureLinks: 'of',
  pictureArticles: 'a, an',
  requestedThings: 'thumbnails?, banner, cover',
  courtesies: 'pls, plz, please, asap, now',
  topicAnnouncements: "(?:it'?s|is) (?:about|for)",
  titleLabels: 'title, topic, theme, subject, headline',
  titleLabelOpenings: 'video, thumbnail, working, my',
  headlineNames: 'headline',
  rangeMarks: 'TO',
  magnitudes: 'million, billion, trillion, thousand',
  numberEndings: 'million, billion, trillion, thousand, h, hr, hrs, min, am, pm, lb, lbs, st, nd, rd, th',
  clockEndings: 'am, pm',
  wordedOnes: 'a, one',
  wordedMagnitudes: 'million, billion',
  wordedCurrencies: 'dollars?, euros?, pounds?',
  endings: {
    gerund: 'ing',
    infinitive: '',
    participle: 'ed',
    trailingParticiple: 'ed, en',
    afterAuxiliary: 'en, nt',
    irregularParticiple: 'en, own, ung, ade, one, uilt, ost, aid, old',
    study: 'ology, istry, onomy',
    joiningGerund: '',
    ownPast: '',
  },
  dresses: 'dress, gown, skirt',
  baristas: 'barista, baristas',
  kings: 'king, emperor',
  toldByWomen:
    'my husband, my boyfriend, my hubby, my fiance, as a (?:mom|mum|mother|woman|girl|wife), pregnant, my pregnancy, my bridal, girls night',
  toldByMen: 'my wife, my girlfriend, my fiancee, as a (?:dad|father|man|guy|husband)',
  portraits: 'portrait, close-?up, headshot, face of',
  doers:
    'mechanic, carpenter, gardener, painter, photographer, dancer, ballerina, pianist, guitarist, violinist, drummer, surfer, skater, cyclist, runner, hiker, builder, programmer, boxer, goalkeeper, cleaner, shopkeeper, waiter, waitress, chess players?, footballer, soccer player',
  howls: 'howl, howls, howling',
  crossAnimals:
    'hates?, hated, angry, angriest, mad at, furious, mean, meanest, evil, grumpy, jealous, aggressive, attacks?, attacked, bites?, bit, revenge, destroys?, destroyed, ruins?, ruined',
  scaredAnimals: 'afraid, scared, terrified, frightened, fears?, panics?, hides?, hiding',
  oldAnimals: 'old(?!er), oldest, elderly, senior, aging, ageing',
  under: 'under, beneath, below, against, beside, next to',
  actions: englishActionWords,
  story: englishStoryWords,
  styleWords: englishStyleWords,
};
