import type { TitlePatterns } from '../titles.ts';

export const spanishTitles: TitlePatterns = {
  teaser:
    /[,\s]+(?:y\s+)?(?:esto (?:es lo que )?(?:pasó|ocurrió|sucedió)|esto (?:es lo que )?aprendí|mi (?:experiencia|opinión|historia)|(?:esto|eso)? ?(?:me )?(?:cambió|salvó) (?:mi vida|la vida|todo)|pasó esto|esto fue lo que (?:pasó|ocurrió|sucedió)|mira(?:d)? lo que (?:pasó|ocurrió|sucedió)|no (?:vas a creer|creerás) lo que pasó|me arrepentí|así (?:me fue|quedó|salió))[.!?…]*$/iu,
  source:
    /,\s+(?:(?:dice|dicen|alerta|alertan|advierte|advierten|asegura|aseguran|revela|revelan|según)(?:\s+\p{L}+){1,4}|(?:\p{L}+\s+){1,2}(?:alertan|dicen|advierten))[.!]*$/iu,
  contrast: /^(.+?),?\s+(?:pero|sólo que|solo que)\s+(.+)$/iu,
  coordination: /^(.+?),?\s+(?:y|e|así que)\s+(.+)$/iu,
  circumstance:
    /,?\s+(?:aunque|a pesar de|porque|mientras|hasta que|donde|después de (?:que|haber|ser)|antes de que|ya que)\s+.*$/iu,
  stage: /^(?:\S+ ){0,2}\S+ (?:donde|en el que|en la que) (?=(?:yo|nosotros)\s)(.+)$/iu,
  everyTime:
    /^(?:cada vez|siempre) que (?:yo |alguien )?\p{L}+(?: \p{L}+){0,2}?,? (?=(?:el|la|los|las|mi|todo|yo)\s)/iu,
  attempt:
    /^(?:yo\s+|nosotros\s+)?(?:(?:intento|intenté|intentamos|intentando|decidí|decidimos)|trat(?:o|é|amos) de)\s+/iu,
  rivals: /^(.+?)\s+(vs\.?|versus|contra)\s+(.+)$/i,
  choice: /^(.+?)\s+(o)\s+(.+?)(?:[:?,]\s*¿?(?:cuál|cual|qué|que|quién|quien)(?!\p{L}).*)$/iu,
  beforeAfter: {
    pattern: /\bantes (?:y|&|vs\.?) despu[eé]s(?!\p{L})|\bantes\/despu[eé]s(?!\p{L})/iu,
    left: 'ANTES',
    right: 'DESPUÉS',
  },
  contractions: [],
  shortForms: [
    [/\b(cu[aá]nto) dinero\b/giu, '$1'],
    [/\ben medio del /giu, 'en el '],
    [/\ben medio de la /giu, 'en la '],
    [/\bdebajo del /giu, 'bajo el '],
    [/\bdebajo de /giu, 'bajo '],
    [/\bencima del /giu, 'sobre el '],
    [/\bencima de /giu, 'sobre '],
    [/\bdentro del /giu, 'en el '],
    [/\bdentro de /giu, 'en '],
    [/\bantes de ir al /giu, 'antes del '],
    [/\bantes de ir a la /giu, 'antes de la '],
    [/\binteligencia artificial\b/gi, 'IA'],
    [/\bestados unidos\b/gi, 'EEUU'],
    [/\brealidad virtual\b/gi, 'RV'],
    [/\b(?:el centro de|la ciudad de) (?=\p{Lu})/gu, ''],
  ],
  otherThings:
    /\b(agujero negro|cinturon negro|casa blanca|viuda negra|gato negro|peste negra|mercado negro|marea roja)\b/g,
  travel:
    /\b(viaj\w+|itinerario|guia|turismo|tour|(dias?|horas?|semanas?|noches?) en|vivir en|vivo en|mude|mudamos|vacaciones|conoc\w+|que ver|que hacer|cuanto cuesta)\b/,
  descriptionOpening: /^(una?|dos|tres|varios|varias|retrato de|foto de|imagen de|ilustracion de)\b/,
  subordinate: /^(si|cuando|mientras|después|antes|con|en|para)\b/i,
  definiteOpening: /^(el|la|los|las)\b/,
};
