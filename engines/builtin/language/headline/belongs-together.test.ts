import { describe, expect, test } from 'vitest';
import { shortenedOf } from '../../testing/shortened-headline.ts';
import { understand } from '../understand.ts';

const headlineOf = (prompt: string) => shortenedOf(prompt).value.join(' ');
const linesOf = (prompt: string) => understand(prompt).headline.value;

describe('words that a headline must keep together', () => {
  test.each([
    ['a verb and its particle', "Elden Ring but I can't level up", "I CAN'T LEVEL UP"],
    [
      'a noun behind "own"',
      'She faked her own kidnapping for money',
      'SHE FAKED HER OWN KIDNAPPING FOR MONEY',
    ],
    [
      'the article of a second object',
      'I gave my mom a makeover for her birthday',
      'GAVE MY MOM A MAKEOVER FOR HER BIRTHDAY',
    ],
    [
      'a way and where it leads',
      'the cheapest way to travel Japan by train',
      'CHEAPEST WAY TO TRAVEL JAPAN BY TRAIN',
    ],
    [
      'whose it is, without its apostrophe',
      'moving out of my parents house at 18',
      'MOVING OUT OF MY PARENTS HOUSE AT 18',
    ],
    [
      'a name before a noun',
      'the untold story behind the Chernobyl divers',
      'STORY BEHIND THE CHERNOBYL DIVERS',
    ],
    ['what was not done', 'Playing GTA 5 without breaking any laws', 'GTA 5 WITHOUT BREAKING LAWS'],
    [
      'a negation in advice',
      '5 red flags you should never ignore in a relationship',
      'NEVER IGNORE 5 RED FLAGS',
    ],
    [
      'what it completes after "de"',
      'Como eu saí das dívidas em 8 meses ganhando um salário mínimo',
      'COMO EU SAÍ DAS DÍVIDAS EM 8 MESES',
    ],
    [
      'what a person was taught',
      'Ensinei minha avó a jogar videogame',
      'ENSINEI MINHA AVÓ A JOGAR VIDEOGAME',
    ],
    ['"almost"', 'El día que casi muero escalando una montaña', 'CASI MUERO ESCALANDO UNA MONTAÑA'],
    [
      'an article after "si"',
      '¿Qué pasaría si la Tierra dejara de girar?',
      '¿Y SI LA TIERRA DEJARA DE GIRAR?',
    ],
    [
      'an article after "fue"',
      'Mi primera vez esquiando fue un desastre',
      'PRIMERA VEZ ESQUIANDO FUE UN DESASTRE',
    ],
    [
      'a head and what agrees with it',
      'Treino de pernas completo para fazer na academia',
      'TREINO DE PERNAS COMPLETO NA ACADEMIA',
    ],
    [
      'a verb and its subject',
      'Mi abuelo de 90 años prueba la realidad virtual',
      'MI ABUELO DE 90 AÑOS PRUEBA LA RV',
    ],
    [
      'a name over "of the"',
      'Speedrunning Zelda Breath of the Wild with no weapons',
      'SPEEDRUNNING ZELDA BREATH OF THE WILD',
    ],
    [
      'an amount and "less than"',
      'Construí una piscina natural en mi jardín por menos de 1000 euros',
      'PISCINA NATURAL POR MENOS DE 1000 EUROS',
    ],
    ['a question in a sentence', 'I asked 100 strangers what they regret most', 'I ASKED 100 STRANGERS'],
    ['"por" and "dentro"', 'Por dentro do maior presídio do país', 'POR DENTRO DO MAIOR PRESÍDIO'],
  ])('%s', (_what, prompt, headline) => {
    expect(headlineOf(prompt)).toBe(headline);
  });
});

describe('titles with filler words', () => {
  test.each([
    ['the real reason I stopped making videos', 'WHY I STOPPED MAKING VIDEOS'],
    ['the science behind why we dream', 'WHY WE DREAM'],
    ['how much does a streamer really make', 'HOW MUCH A STREAMER MAKES'],
    ["what your doctor isn't telling you about vitamin D", 'WHAT YOUR DOCTOR HIDES'],
    ['I trained like a Navy SEAL for 30 days', '30 DAYS LIKE A NAVY SEAL'],
    ['I asked AI to plan my entire vacation to Greece', 'AI PLANS MY ENTIRE VACATION'],
    ['Le pedí a una IA que planificara mi boda', 'IA PLANIFICÓ MI BODA'],
    ['Pedi pra uma IA planejar meu casamento', 'IA PLANEJOU MEU CASAMENTO'],
    ['Todo lo que debes saber antes de adoptar un perro', 'ANTES DE ADOPTAR UN PERRO'],
    ['Is it cheaper to build or buy a house', 'BUILD OR BUY A HOUSE?'],
    ['Roblox but everytime I die the game gets harder', 'THE GAME GETS HARDER'],
    ['come with me to buy my first car', 'BUY MY FIRST CAR'],
    ['7 sinais de que você está com a pele desidratada', '7 SINAIS DE PELE DESIDRATADA'],
    ['Passei 7 dias vivendo só com 50 reais em São Paulo', '7 DIAS VIVENDO SÓ COM 50 REAIS EM SÃO PAULO'],
    ['Así se vive en el pueblo más frío del mundo', 'PUEBLO MÁS FRÍO DEL MUNDO'],
    ['We need to talk about screen addiction in kids', 'SCREEN ADDICTION IN KIDS'],
  ])('%s → %s', (prompt, headline) => {
    expect(headlineOf(prompt)).toBe(headline);
  });
});

describe('a title among other words', () => {
  test.each([
    ['Video about why your houseplants keep dying. Show a sad plant.', 'WHY YOUR HOUSEPLANTS KEEP DYING'],
    ['Title: The Last Samurai. Style: dark, red sun, katana silhouette.', 'THE LAST SAMURAI'],
    ['A detective in the rain, fog, noir style; the video is about the stolen crown', 'THE STOLEN CROWN'],
    ['Miniatura para un video de terror sobre una muñeca poseída', 'MUÑECA POSEÍDA'],
    ['studying at Harvard for free, my experience', 'STUDYING AT HARVARD FOR FREE'],
  ])('%s → %s', (prompt, headline) => {
    expect(headlineOf(prompt).replace(/^UNA /, '')).toBe(headline);
  });
});

test.each([
  ['we adopted a three legged cat', 'A THREE LEGGED'],
  ['Beating Super Mario 64 blindfolded', 'SUPER MARIO 64'],
  ['Inside the most dangerous prison in El Salvador', 'MOST DANGEROUS'],
  ['La verdad detrás de los influencers de lujo', 'DE LOS INFLUENCERS'],
])('keeps in "%s" the words of "%s" on one line', (prompt, words) => {
  expect(linesOf(prompt).some((line) => line.includes(words))).toBe(true);
});
