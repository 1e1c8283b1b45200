import type { FaceExpression } from '../../../../contract/faces.ts';
import type { Understanding } from '../../understanding.ts';
import type { IconId } from '../../vocabulary.ts';
import type { ActionWords } from './action-words.ts';
import type { NamedColor } from './colors.ts';
import type { StoryWords } from './story-words.ts';
import type { StyleWords } from './style-words.ts';

/** What scenes are named by; `language/scene.ts` says which scene each is and how much it counts. */
export const sceneNames = [
  'city-night',
  'jungle',
  'forest',
  'desert',
  'snow',
  'ocean',
  'underwater',
  'space',
  'horror',
  'classroom',
  'retro-grid',
  'explosion',
  'fire',
  'stadium',
  'kitchen',
  'tech',
  'city-day',
  'city-square',
  'city-by-day',
  'sunburst',
  'mesh',
  'bokeh',
  'spotlight',
  'mountains',
  'money',
  'room',
  'gym',
  'court',
  'office',
  'street',
  'road',
  'cave',
  'hall',
  'lab',
  'beach',
  'river',
  'meadow',
  'library',
  'shop',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** What things with two meanings are called; `mentions-in-context.ts` says what they are drawn as. */
export type HomographName =
  | 'fight'
  | 'growth'
  | 'seaAnimal'
  | 'landAnimal'
  | 'company'
  | 'president'
  | 'thread'
  | 'needle'
  | 'knitwear'
  | 'dragonFighter'
  | 'mouseAnimal'
  | 'phone';

/** The faces that words call for; a plain one fits everything. */
export type FeltExpression = Exclude<FaceExpression, 'neutral'>;

/** A word, as expressions, and the expressions beside which it has its second meaning. */
export interface Homograph {
  words?: string;
  beside?: string;
}

/** A country that shares its name with a thing, and the expressions beside which the thing is meant. */
export interface CountryName {
  name: string;
  unless: string;
  /** What is drawn, where the concept table has the name for the thing. */
  icon?: IconId;
  /** Whether the name is a common word, and only a capital makes it the country. */
  isCapital?: true;
}

/** Endings of words, as expressions. */
export interface Endings {
  gerund: string;
  infinitive: string;
  /** The regular participle. */
  participle: string;
  /** Participles that belong to the noun before them at the end of a clause. */
  trailingParticiple: string;
  /** Further endings of verbs after an auxiliary: "can be seen". */
  afterAuxiliary: string;
  /** Further endings of participles: "the hardest solo ever shown". */
  irregularParticiple: string;
  /** Nouns of a field of study: "psychology". */
  study: string;
  /** Gerunds that make one verb with the verb before them. */
  joiningGerund: string;
  /** The first person of a past, and gerunds: no command. With accents. */
  ownPast: string;
}

/**
 * A language's expressions, separated by commas. `*` stands for any ending, `+` for an ending of at least a
 * letter, `#` for a number; anything else is the syntax of a regular expression. Those of all languages count
 * for every prompt. Without accents unless their comment says otherwise.
 */
export interface Expressions {
  moods: Readonly<Record<Exclude<Understanding['mood'], 'neutral'>, string>>;
  /** What a title is said with a face for; counts for prompts of the language only. */
  faces: Readonly<Record<FeltExpression, string>>;
  /** A dark blue is a colour, not a mood. */
  darkTones: string;
  colors: Readonly<Partial<Record<NamedColor, string>>>;
  /** Hours, seasons and weathers. */
  lights: Readonly<Record<NonNullable<Understanding['light']>, string>>;
  scenes: Readonly<Partial<Record<SceneName, string>>>;
  snowCovers: string;
  homographs: Readonly<Partial<Record<HomographName, Homograph>>>;
  countries: readonly CountryName[];
  /** Said or quoted speech. */
  speech: string;
  /** The subject on the left; on the right. */
  onTheLeft: string;
  onTheRight: string;
  /** What describes only the look of a picture. */
  looks: string;
  /** What only titles have, never descriptions of pictures. */
  titleSigns: string;
  noText: string;
  /** Words before a colon that name only the sort of video: never printed. */
  kickers: string;
  /** Sorts of upload named at the end: never printed. With accents. */
  uploadEndings: string;
  /** Phrases whose nouns name nothing to draw: "the best game in history". With accents. */
  emptyPhrases: string;
  /** Announces colours: "tones of blue". */
  toneOpenings: string;
  /** Words before the name of a tone. */
  toneDegrees: string;
  /** "And". */
  ands: string;
  yearPrepositions: string;
  superlatives: string;
  /** Pronouns that refer to a thing named before, at the start of a clause. With accents. */
  resumingPronouns: string;
  /**
   * Prepositions of something missing, and what only repeats them: "sem morrer (nenhuma vez)". With accents.
   */
  withouts: string;
  withoutEmphases: string;
  /** The parts of a price as an aside: ", only $9 a night". With accents. */
  pricePrepositions: string;
  onlys: string;
  priceUnits: string;
  pricePers: string;
  /** "Por que" is one question word. With accents. */
  questionPairs: string;
  /**
   * Directions for the picture: plain colours with their degrees, requests, and what the picture should have.
   */
  colorDegrees: string;
  colorDirections: string;
  directionOpenings: string;
  directionPrepositions: string;
  directionAmounts: string;
  directionNouns: string;
  backgroundPrepositions: string;
  backgroundArticles: string;
  backgrounds: string;
  /** Greetings and pleas before a request. */
  courteousOpenings: string;
  /** The verbs of a request: the text after them is never the video's own title. With accents. */
  requestVerbs: string;
  /** Joins a request and its topic. */
  requestLinks: string;
  /** Opens a narrating or asking clause: the video's topic, even after "showing". With accents. */
  tellingOpenings: string;
  /** "Of", in a request for a picture of a thing, and the articles before the thing. */
  pictureLinks: string;
  pictureArticles: string;
  /** What is requested, and the courtesies after it. */
  requestedThings: string;
  courtesies: string;
  /** Announces the topic after a request: "it's about". */
  topicAnnouncements: string;
  /** A label before a title, and the words before the label. With accents. */
  titleLabels: string;
  titleLabelOpenings: string;
  /** Names of a dictated headline. */
  headlineNames: string;
  /** Between the ends of a range, in a headline. */
  rangeMarks: string;
  /** Magnitudes after a number, as written. With accents. */
  magnitudes: string;
  /** The parts of an amount in words: "a million dollars". */
  wordedOnes: string;
  wordedMagnitudes: string;
  wordedCurrencies: string;
  /** After the hour of a clock. */
  clockEndings: string;
  /** What may be written at the end of a number: magnitudes, ordinals and hours. */
  numberEndings: string;
  endings: Endings;
  /** Clothes with a skirt, who serves coffee, who rules, and what asks for a face alone. */
  dresses: string;
  baristas: string;
  kings: string;
  /** What says that who tells the story is a woman, or a man. */
  toldByWomen: string;
  toldByMen: string;
  portraits: string;
  /** Who is named by what they do. */
  doers: string;
  /** What a wolf does. */
  howls: string;
  /** Why an animal looks cross. */
  crossAnimals: string;
  scaredAnimals: string;
  oldAnimals: string;
  /** Before a tree that a figure is under. */
  under: string;
  /** What a person does, each with a pose of its own. */
  actions: ActionWords;
  story: StoryWords;
  styleWords: StyleWords;
}
