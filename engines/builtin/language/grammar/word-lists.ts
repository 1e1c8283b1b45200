/**
 * A language's words of one meaning or use, separated by spaces; lists of phrases are separated by commas.
 * Compared in lower case; a list without accents is compared with words without accents. The lists of all
 * languages count for every prompt: titles borrow words.
 */
export interface WordLists {
  /** Verbs with little meaning of their own: "make", "do". Infinitives. */
  supportVerbs?: string;
  /** Verbs whose object carries the story without them: "I built a cabin". Infinitives. */
  slightVerbs?: string;
  /** Verbs whose object means the opposite without them: "I quit university". Infinitives. */
  decisiveVerbs?: string;
  /** Verbs that are incomplete without the phrase after their object: "replace … with". Infinitives. */
  complementVerbs?: string;
  /** Verbs that need an infinitive after a person: "I taught my grandma to play". Infinitives. */
  infinitiveVerbs?: string;
  /** Verbs of going somewhere, whose destination is the message. Infinitives. */
  motionVerbs?: string;
  /** Verbs that mean nothing at the end of a headline. Infinitives. */
  incompleteVerbs?: string;
  /** Nouns that mean nothing without a qualifying clause: "things". */
  emptyNouns?: string;
  /** Nouns and adverbs that add nothing to the end of a title: "in the world", "today". */
  paleNouns?: string;
  /** Articles of no noun: what follows says what is meant. */
  neuterArticles?: string;
  /** Verbs that turn a thing into another, or trade it. */
  resultVerbs?: string;
  /** Before what something is turned into or traded for. */
  resultPrepositions?: string;
  onlyWords?: string;
  /** Without these the noun is another: "the same meal". */
  decisiveAdjectives?: string;
  /** Pronouns that say nothing without their adjective. */
  vaguePronouns?: string;
  /** Adjectives that say little of a thing: no hook. */
  plainAdjectives?: string;
  /** They say which of several, not how great: "first". Without accents. */
  ordinals?: string;
  /** Nouns that "best" is a part of: a best friend. */
  bestNouns?: string;
  /** Units of time, in the singular where a title may count one. */
  timeUnits?: string;
  /** Nouns that the phrase after them must identify: "the battle of …". */
  eventNouns?: string;
  /** Currencies: a price is a hook. */
  currencies?: string;
  /** Degrees of an amount inside a phrase: "for less than …". */
  amountDegrees?: string;
  /** What joins a degree and its amount: "less than". */
  amountLinks?: string;
  /** Nouns that mean nothing without the infinitive after them: "the cheapest way to travel". */
  infinitiveNouns?: string;
  /** Articles before a relative that are removed with its clause: "todo lo que quiero". */
  relativeArticles?: string;
  /** The relative that follows an article, and that opens a clause about the subject. */
  bareRelatives?: string;
  /** Pronouns before such a relative: "todo lo que quiero". */
  everythingBefore?: string;
  /** Question words after a verb that are what it is about: "changed how I think". */
  indirectQuestions?: string;
  /** Conjunctions of a condition: "to see if it works". */
  conditionals?: string;
  /** Conjunctions of what was said or known: "I knew that …". */
  contentRelatives?: string;
  /** Relatives that may be left out after a counted noun. */
  plainRelatives?: string;
  /** Prepositions before a relative that say what something is for: "para que no muerda". */
  relativePrepositions?: string;
  /** Subjects in the first person whose clause is the point: "the house I built". */
  firstPersons?: string;
  /** Nouns of an occasion: "my first day working as a driver". */
  occasions?: string;
  /** Determiners of absence: without them the sentence means the opposite. */
  noneDeterminers?: string;
  /** Indefinite amounts before a noun: "mucho dinero". */
  quantities?: string;
  /** Words between an amount and its period: "5 dollars a day". */
  rateArticles?: string;
  /** Pronouns kept with the relative after them: "todo lo que quiero". */
  wholes?: string;
  /** What follows such a pronoun. */
  wholeRelatives?: string;
  /** Determiners of each single one: "every". */
  singularUniversals?: string;
  /** Determiners of all together, before a plural article. */
  pluralUniversals?: string;
  /** Universal determiners that a headline may open with. */
  openingUniversals?: string;
  /** Parts of a day and occasions, as times: "every morning". */
  dayParts?: string;
  /** Demonstratives before a time that is left out as a whole: "this week". */
  demonstratives?: string;
  /** Demonstratives that a headline may open with. */
  openingDemonstratives?: string;
  /** Abstract nouns that read better with their article: "la verdad sobre …". */
  articledNouns?: string;
  /** Degree words before an adjective. */
  degrees?: string;
  /** Comparatives: without them the meaning changes. */
  comparatives?: string;
  /** Pronouns that are the head of their phrase: "everything Apple announced". */
  indefinitePronouns?: string;
  /** What is counted by "first" without being a unit of time. */
  countedOccasions?: string;
  /** Adverbs whose sentence means the opposite without them: "I almost died". */
  approximations?: string;
  /** Adverbs that strengthen an adjective. */
  intensifiers?: string;
  /** "Everything", as an adverb after its verb. */
  everythings?: string;
  /** Adverbs that compare with the phrase after them: "menos de 1000 euros". */
  comparingAdverbs?: string;
  /** Means of travel, which say more than the duration: "by bike". */
  vehicles?: string;
  /** Nouns that are incomplete without the phrase after them: "cuidados com a pele". */
  relationalNouns?: string;
  /** Nouns of a quantity, which need what they count: "half of the team". */
  quantityNouns?: string;
  /** Where a way begins: "from". */
  startPrepositions?: string;
  /** Where a way ends: "to". */
  goalPrepositions?: string;
  /** Prepositions of a duration: "for 30 days". */
  durationPrepositions?: string;
  /** Prepositions of an addition or its absence: "com cobertura". */
  companionPrepositions?: string;
  /** Nouns of a journey or visit, with its destination. */
  journeys?: string;
  /** Prepositions of a relational noun’s complement. */
  complementPrepositions?: string;
  /** Prepositions of what a story is about: "the truth behind …". */
  storyPrepositions?: string;
  /** Nouns that only repeat how great a superlative is: "in the history of football". */
  histories?: string;
  /** Degrees whose amount is the message: "for less than 5 dollars". */
  amountComparatives?: string;
  /** What joins such a degree and its amount. */
  comparisonLinks?: string;
  /** Prepositions after a period: "500 years before Columbus". */
  orderPrepositions?: string;
  /** Prepositions of a destination: "I went to the fair". */
  destinationPrepositions?: string;
  /** Units of an age, as typed without an accent. */
  ageUnits?: string;
  /** Superlatives that need a word after them. */
  danglingSuperlatives?: string;
  /** Adverbs that need a superlative or a question beside them. */
  everAdverbs?: string;
  /** Periods of a rate: "al mes". */
  rateUnits?: string;
  /** Prepositions of a rate: "per day". */
  ratePrepositions?: string;
  /** The speaker as a subject. */
  speakers?: string;
  /** Words that complete the verb before them: "get rid". */
  verbComplements?: string;
  /** Nouns that promise more than their topic. */
  truths?: string;
  /** Heads that are never left out: "the fall of Constantinople". */
  inseparableHeads?: string;
  /** Prepositions of a topic after a head: "the truth about …". */
  topicPrepositions?: string;
  /** Sorts of video, which add nothing to the picture when they open the title. */
  uploadSorts?: string;
  /** Prepositions of a purpose. */
  purposePrepositions?: string;
  /** Auxiliaries without which a sentence is no question: "Can a Tesla survive?" */
  openingModals?: string;
  /** Periods that keep their opening article: "a day". */
  periodNouns?: string;
  /** "About": it may open the second line. */
  aboutPrepositions?: string;
  /** Prefixes of a headline before an infinitive. */
  infinitivePrefixes?: string;
  /** Words that must not end a line. */
  lineStarters?: string;
  /** The mark of an infinitive, and the preposition written like it, which may open a line. */
  infinitiveMarks?: string;
  /** Between the ends of a range: "from 1 to 10". */
  rangePrepositions?: string;
  /** Joins the parts of a name: "Triângulo das Bermudas". */
  nameLinks?: string;
  /** Joins two names. */
  nameConjunctions?: string;
  /** Joins the parts of a name before an article: "Breath of the Wild". */
  placeLinks?: string;
  /** Articles inside a name. */
  nameArticles?: string;
  /** Sets two sides against each other, as a word of the sentence. */
  rivalPrepositions?: string;
  /** Offers a choice between two sides. */
  choiceConjunctions?: string;
  /** Articles before a name. */
  openingArticles?: string;
  /** What two products are compared by: it belongs to both sides and is printed on neither. */
  criteria?: string;
  /** The narrator as the one who acts: "a thumbnail, me turning my van …". */
  narrators?: string;
  /** Units of time after a number, abbreviations included. */
  countedTimes?: string;
  /** Units of money after a number, and magnitudes. */
  countedMoney?: string;
  /** Measures: what they count is no list. */
  measures?: string;
  /** Heads that say less than the noun beside them: "AI apps". */
  lightHeads?: string;
  /** What shows the outline of a country. */
  maps?: string;
  /** Prepositions, beside the linkers, before what specifies such a head. */
  describingPrepositions?: string;
  /** Prepositions of a purpose, which is not the subject: "for school". */
  beneficiaryPrepositions?: string;
  /** The story of a named thing, which does not show a temple of history. */
  storyNouns?: string;
  /** Lengths: 40 "metros" are no underground railway. */
  lengthUnits?: string;
  /** Forms of a verb that mean "nothing" unless a subject stands before them: "nada". */
  nothings?: string;
  /** The downfall of a city: "the fall of Constantinople". */
  downfalls?: string;
  /** Joins a downfall and its city. */
  downfallLinks?: string;
  /** Words that make a preposition together with the linker after them: "out of". */
  compoundPrepositions?: string;
  /** Adverbs that are nouns or adjectives after a word that announces a noun: "my home". */
  doubtfulAdverbs?: string;
  /** Fixed phrases that ask. */
  questionIdioms?: string;
  /** Relatives that are demonstratives except after a noun. */
  doubtfulRelatives?: string;
  /** Words that are part of a name before a capital, as written: "São Paulo". */
  verbLikeNames?: string;
  /** Adverbs that are nouns after a preposition: "mi rutina de mañana". */
  nounsOfTime?: string;
  /** Makes a superlative of the adjective after it. */
  superlativeMarks?: string;
  /** Words that begin an object without an article. */
  objectOpeners?: string;
  /** Words of a setting that name no place. */
  settingWords?: string;
  /** Between two quotations of one headline. */
  quotationJoiners?: string;
  /** Opens the clause that is the message, after a comma. */
  titleContrasts?: string;
  /** Opens a clause that denies. */
  openingNegations?: string;
  /** Words without a meaning of their own in a printed headline. */
  functionWords?: string;
  /** Words that end like adverbs without being one. */
  adverbLookalikes?: string;
  /** Auxiliaries after which any word is a verb: "I can't level up". */
  modals?: string;
  /** Plurals that are the first half of a compound noun: "sports car". */
  pluralModifiers?: string;
  /** Nouns that look like verbs where they end a compound noun: "savings challenge". */
  compoundHeads?: string;
  /** Participles without a regular ending, after their noun: "things found in the ocean". */
  irregularParticiples?: string;
  /** Plurals without a regular ending. */
  unmarkedPlurals?: string;
  /** Question words that may be the subject of a verb. */
  subjectQuestions?: string;
  /** Relatives after a counted noun that looks like a verb: "top 7 saves that …". */
  countedRelatives?: string;
  /** Auxiliaries of a question whose verb has its bare form. */
  questionAuxiliaries?: string;
  /** Adjectives after a possessive, before a noun: "her own kidnapping". */
  possessiveAdjectives?: string;
  /** Nouns that end like the first person of a past, with and without accents: "café". */
  pastLookalikes?: string;
  /** Beginnings of words that make people look: "abandon", "ban", "haunt". Without accents. */
  strikingStems?: string;
  /** Prepositions of absence, which are worth as much as a negation: "without". */
  absences?: string;
  /** Negations that say all by themselves: "never". Without accents. */
  absolutes?: string;
  /** Two of something. */
  pairs?: string;
}
