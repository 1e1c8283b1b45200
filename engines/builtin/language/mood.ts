import type { Understanding } from '../understanding.ts';
import type { PromptLanguage } from '../vocabulary.ts';

type Mood = Understanding['mood'];

/** Accent-free words that set a mood, in all three languages together unless they clash. */
const moodWords: Record<Exclude<Mood, 'neutral'>, RegExp> = {
  dark: /\b(sumiu|sumida|missing|poison\w*|disappear\w*|kidnap\w*|crimen|envenen\w*|desaparec\w*|sequestr\w*|secuestr\w*|horror|scary|scariest|creepy|dark|darkness|haunted|ghost|killer|murder\w*|dead|death|evil|nightmare|cursed|disturbing|sad|tragic|crime|blood|bloody|terror|medo|assombrad\w*|mal-assombrad\w*|escuro|escura|sombri\w*|morte|morto|assassin\w*|sangue|maldi\w+|amaldicoad\w*|triste|miedo|oscur\w*|muerte|muert\w*|asesin\w*|sangre|embrujad\w*|macabr\w*|fantasma|cementerio|cemiterio|llorona|sinistr\w*|siniestr\w*|zumbi|zombi\w*|abandon\w*|apocalip\w*|apocalypse)\b/g,
  angry:
    /\b(angry|rage|furious|hate|hates|worst|scam\w*|betrayed|revenge|exposed|banned|lie|lies|furios\w*|raiva|odio|odeio|odian|golpe|vinganca|rabia|estafa|venganza|enojad\w*|traic\w+|pior|piores|peor|peores|enough|chega|basta)\b/g,
  epic: /\b(epic|battle|war|legend\w*|legendary|dragon\w*|giant|biggest|greatest|ultimate|extreme|insane|impossible|survive\w*|survival|survived|survivi\w*|explosion|champion\w*|final boss|world record|epic[oa]|batalha|guerra|lendari\w*|gigante\w*|maior|extrem\w*|insan\w*|impossivel|sobreviv\w*|explosao|campe\w+|batalla|legendari\w*|mayor|imposible|record\w*|hardcore|volcano|volcan|vulcao|tsunami|tornado|100 dias|100 days)\b/g,
  calm: /\b(calm|relax\w*|meditat\w*|yoga|sleep|peaceful|cozy|soft|minimal\w*|slow|mindful\w*|spa|zen|routine|skincare|quiet|lofi|lo-fi|calm[ao]|medita\w*|dormir|tranquil\w*|suave|aconchegante|rotina|paz|rutina|acogedor\w*|jardin\w*|garden\w*|tea|knit\w*)\b/g,
  happy:
    /\b(happy|fun|funny|cute|party|kids|children|birthday|colorful|baby|puppy|kitten|love|christmas|summer|holiday|vacation|toy|toys|song|songs|laugh\w*|feliz|divertid\w*|engracad\w*|fof[oa]s?|festa|crianca\w*|aniversario|colorid\w*|bebe|amor|natal|verao|ferias|brinquedo\w*|graciosos?|tiern\w*|fiesta|ninos|cumpleanos|navidad|verano|vacaciones|juguete\w*|cancion\w*|pintinho\w*|filhote\w*|unicorn\w*|delicious|delicios\w*|boda|casamento|wedding)\b/g,
};

/** A dark blue is a colour, not a mood. */
const darkTones =
  /\bdark (?:blue|red|green|gr[ae]y|brown)\b|\b(?:azul|verde|vermelh[oa]|roj[oa]|cinza|gris)[ -](?:escur|oscur)[oa]\b/g;

/** On equal counts the earlier mood wins. */
const order = ['dark', 'angry', 'epic', 'calm', 'happy'] as const;

export function moodOf(folded: string): Mood {
  const foldedPrompt = folded.replace(darkTones, ' ');
  let best: Mood = 'neutral';
  let most = 0;
  for (const mood of order) {
    const count = foldedPrompt.match(moodWords[mood])?.length ?? 0;
    if (count > most) {
      best = mood;
      most = count;
    }
  }
  return best;
}

const colorWords: Record<string, RegExp> = {
  red: /\b(red|vermelh[oa]s?|roj[oa]s?|crimson|scarlet)\b/,
  orange: /\b(orange|laranja|naranja)\b(?! (juice|fruit))/,
  yellow: /\b(yellow|amarel[oa]s?|amarill[oa]s?)\b/,
  green: /\b(green|verdes?)\b/,
  teal: /\b(teal|turquoise|turquesa)\b/,
  cyan: /\b(cyan|ciano|cian)\b/,
  blue: /\b(blue|azul|azuis|azules)\b/,
  purple: /\b(purple|violet|rox[oa]s?|morad[oa]s?|lilas?|violeta|lavender)\b/,
  pink: /\b(pink|cor-de-rosa|rosad[oa]s?|magenta|fundo rosa|fondo rosa)\b/,
  brown: /\b(brown|marrom|marron|cafe oscuro)\b/,
  black: /\b(black|pret[oa]s?|negr[oa]s?)\b/,
  white: /\b(white|branc[oa]s?|blanc[oa]s?)\b/,
  gray: /\b(gr[ae]y|cinza|gris)\b/,
  gold: /\b(gold|golden|dourad[oa]s?|dorad[oa]s?)\b/,
  silver: /\b(silver|pratead[oa]s?|platead[oa]s?)\b/,
};

/** Colour words that are part of another thing's name, by language. */
const notColors: Record<PromptLanguage, RegExp> = {
  en: /\b(black hole|black friday|black market|black belt|white house|white shark|great white|green tea|gold mine|gold rush|golden retriever|red dead|red bull|pink floyd|blackjack|black widow|red flags?|blue whale|black cat|gold medal)s?\b/g,
  pt: /\b(buraco negro|faixa preta|casa branca|viuva negra|gato preto|peste negra|branca de neve|barba negra)\b/g,
  es: /\b(agujero negro|cinturon negro|casa blanca|viuda negra|gato negro|peste negra|mercado negro|marea roja)\b/g,
};

/** Returns the colours that the prompt names, as English colour words, in a fixed order. */
export function colorsOf(foldedPrompt: string, language: PromptLanguage): string[] {
  const text = foldedPrompt.replace(notColors[language], ' ');
  return Object.entries(colorWords)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
}
