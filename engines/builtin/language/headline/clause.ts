import type { Grammar } from '../grammar/grammar.ts';
import type { Tag, Token } from '../tokens.ts';

/** A clause to be shortened, and what must stay together. */
export interface Clause {
  tokens: readonly Token[];
  grammar: Grammar;
  /** Folded words of the hero: they are worth more. */
  heroWords: ReadonlySet<string>;
  /** Spans of tokens that name one thing ("credit card"): never cut inside. */
  phrases: readonly { start: number; end: number }[];
  /** Words before the clause ("how to", "why") require its opening to stay. */
  followsPrefix: boolean;
}

/** A part of the clause that may be left out, and its cost to the headline. */
export interface Piece {
  from: number;
  to: number;
  loss: number;
}

/** Finds the pieces that begin at one token. */
export type PieceFinder = (clause: Clause, index: number) => Piece[];

export const nominal: ReadonlySet<Tag> = new Set([
  'noun',
  'adjective',
  'determiner',
  'possessive',
  'number',
  'superlative',
]);
const content: ReadonlySet<Tag> = new Set(['noun', 'number', 'superlative', 'verb', 'adjective']);

export const isContent = (token: Token) => content.has(token.tag);

export const isFiniteVerb = (token: Token) =>
  token.tag === 'auxiliary' || (token.tag === 'verb' && !/(ing|ndo|[aei]r)$/.test(token.folded));

/** Verbs with little meaning of their own: "make", "do", "hacer". */
export const isLightVerb = (token: Token, grammar: Grammar) =>
  /^(make|do|get|have|create|cook|fazer|criar|hacer|crear|tener|ter|preparar)$/.test(
    grammar.verbForms.get(token.lower) ?? '',
  );

/** Verbs whose object carries the story without them: "I built a cabin", "probé la hamburguesa". */
export const isSlightVerb = (token: Token, grammar: Grammar) =>
  /^(make|build|buy|cook|eat|wear|run|drink|play|bake|cross|spend|comer|beber|jogar|cozinhar|jugar|cocinar|hitchhike|try|test|find|visit|get|have|do|create|see|watch|explore|tour|walk|use|fazer|construir|comprar|testar|provar|encontrar|visitar|ver|criar|montar|subir|conhecer|passar|reagir|hacer|construir|comprar|probar|encontrar|visitar|crear|conocer|pasar|viajar|reaccionar|sobrevivir|survive|zerar)$/.test(
    grammar.verbForms.get(token.lower) ?? '',
  );

/** Verbs whose object means the opposite without them: "I quit university" is not about university. */
export const isDecisive = (token: Token, grammar: Grammar) =>
  /^(quit|leave|lose|sell|stop|drop|delete|destroy|ban|refuse|avoid|steal|miss|deixar|abandonar|largar|perder|vender|parar|apagar|destruir|roubar|dejar|renunciar|largar|desistir|borrar|robar|evitar|odiar|hate|survive|escape)$/.test(
    grammar.verbForms.get(token.lower) ?? '',
  );

/** Verbs that are incomplete without the phrase after their object: "ask … for", "replace … with". */
export const takesComplement = (token: Token, grammar: Grammar) =>
  /^(ask|replace|turn|give|put|convert|swap|trade|transform|compare|send|pay|bring|trocar|pedir|perguntar|transformar|comparar|cambiar|convertir|preguntar|pedir|dar|poner|colocar|levar|llevar)$/.test(
    grammar.verbForms.get(token.lower) ?? '',
  );

/** A piece of one word. */
export const one = (index: number, loss: number): Piece[] => [{ from: index, to: index + 1, loss }];

/** Nouns that mean nothing without a qualifying clause. */
export const emptyNouns =
  /^(things?|people|person|someone|somebody|anyone|those|stuff|coisas?|cosas?|pessoas?|gente|personas?|quem)$/;

export const timeUnits =
  /^(seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|segundos?|minutos?|horas?|dias?|noites?|noches?|semanas?|mes|meses|anos?)$/;

/** Verbs that need an infinitive after a person: "I taught my grandma (to play)" means little without it. */
export const takesInfinitive = (token: Token, grammar: Grammar) =>
  /^(teach|force|ask|tell|help|convince|pay|dare|challenge|train|learn|want|get|invite|trick|beg|order|allow|ensinar|aprender|forcar|forçar|obrigar|convencer|ajudar|desafiar|pagar|pedir|enseñar|obligar|retar|ayudar|desafiar|querer)$/.test(
    grammar.verbForms.get(token.lower) ?? '',
  );

/** "The battle", "the psychology" mean nothing alone: the phrase that identifies them must stay. */
export const eventNouns =
  /^(battle|fall|siege|war|massacre|history|story|sinking|life|lives|death|rise|birth|truth|[a-z]+(?:ology|istry|onomy)|physics|science|art|secrets?|price|cost|power|end|origins?|meaning|evolution|disappearance|mystery|anatomy|legend|world|king|queen|case|murder|danger|dangers|benefits?|signs?|batalha|batalla|queda|caida|cerco|asedio|sitio|historia|guerra|massacre|matanza|naufragio|hundimiento|vida|morte|muerte|nascimento|psicolog[ií]a|ciencia|arte|segredos?|secretos?|preco|precio|custo|costo|poder|fim|fin|origem|origen|significado|evolucao|evolucion|desaparecimento|desaparicion|misterio|lenda|leyenda|mundo|rei|rey|rainha|reina|caso|crime|crimen|perigos?|peligros?|beneficios?|sinais|senales)$/;

function worthOf(token: Token, { grammar, heroWords }: Clause): number {
  switch (token.tag) {
    case 'number':
      return 3;
    case 'superlative':
      return 2.2;
    case 'noun':
      if (heroWords.has(token.folded)) return 2.6;
      if (grammar.genreNouns.has(token.lower)) return 0.4;
      // A price is a hook.
      if (/^(euros?|dollars?|bucks|pounds|dolares|reais|pesos)$/.test(token.folded)) return 2.8;
      return /^\p{Lu}/u.test(token.raw) ? 2.2 : 1.5;
    case 'verb':
      return 1.1;
    case 'adjective':
    case 'adverb':
      return 0.6;
    default:
      return 0.12;
  }
}

export const sumWorth = (clause: Clause, from: number, to: number) =>
  clause.tokens.slice(from, to).reduce((sum, token) => sum + worthOf(token, clause), 0);

/** Raises the loss if the token names the hero. */
export const heroLoss = ({ tokens, heroWords }: Clause, index: number, loss: number) =>
  heroWords.has(tokens[index]!.folded) ? loss + 1.2 : loss;

/** End of the noun phrase that starts at `from`. */
export function nounPhraseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (nominal.has(tokens[at]!.tag) ||
      (tokens[at]!.tag === 'adverb' && at + 1 < tokens.length && tokens[at + 1]!.tag === 'adjective'))
  ) {
    at++;
  }
  return at;
}

/** End of a prepositional phrase: its noun phrase, or its verb with the verb's object. */
export function prepositionalEnd(tokens: readonly Token[], from: number): number {
  let at = from + 1;
  while (tokens[at]?.tag === 'preposition') at++;
  if (tokens[at]?.tag === 'question') at++;
  // "Por menos de 1000 euros", "for less than $20".
  if (
    /^(menos|mas|mais|less|more|under)$/.test(tokens[at]?.folded ?? '') &&
    /^(de|than)$/.test(tokens[at + 1]?.lower ?? '')
  )
    at += 2;
  if (tokens[at]?.tag === 'adverb' && nominal.has(tokens[at + 1]?.tag ?? 'adverb')) at++;
  if (tokens[at]?.tag === 'verb' || tokens[at]?.tag === 'infinitive') {
    while (tokens[at]?.tag === 'verb' || tokens[at]?.tag === 'infinitive') at++;
    while (tokens[at]?.tag === 'object') at++;
    // "before going to the gym": a verb without an object keeps its place.
    if (tokens[at]?.tag === 'preposition') return prepositionalEnd(tokens, at);
  }
  if (tokens[at]?.tag === 'object') return at + 1;
  const end = nounPhraseEnd(tokens, at);
  // "até agora", "para siempre", "for now".
  if (end === at && tokens[at]?.tag === 'adverb') return at + 1;
  // "the hardest solo ever recorded": a participle at the very end belongs to the noun before it.
  const participleAt = tokens[end]?.tag === 'adverb' ? end + 1 : end;
  const isParticiple = tokens[participleAt]?.tag === 'verb' && /(ed|en)$/.test(tokens[participleAt]!.folded);
  return isParticiple && participleAt === tokens.length - 1 ? tokens.length : end;
}
