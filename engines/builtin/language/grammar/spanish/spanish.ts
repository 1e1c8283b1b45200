import { everyLetter } from '../every-letter.ts';
import { type Grammar, wordSet } from '../grammar.ts';
import { endingsOfE, noParticles, romanceRules, spanishEnding } from '../romance.ts';
import { spanishExpressions } from './expressions.ts';
import { spanishPhrases } from './phrases.ts';
import { spanishRequests } from './requests.ts';
import { spanishStylePhrases } from './style-phrases.ts';
import { spanishTemplates } from './templates.ts';
import { spanishTitles } from './titles.ts';
import { spanishNounLikeVerbs, spanishVerbForms } from './verbs.ts';
import { spanishWords } from './words.ts';

export const spanish: Grammar = {
  language: 'es',
  determiners: wordSet(
    'el la los las un una unos unas este =esta ese esa estos estas esos esas cada lo todo toda todos todas aquel aquella algún alguna ningún ninguna otro otra',
  ),
  possessives: wordSet('mi mis tu tus su sus nuestro nuestra nuestros nuestras'),
  subjects: wordSet('yo =tú =él ella nosotros ellos ellas usted ustedes nadie alguien'),
  objects: wordSet('me se te nos =mí le les conmigo'),
  prepositions: wordSet(
    'de del en por para con sin sobre entre contra hasta a al desde bajo hacia ante tras durante según dentro debajo detrás',
  ),
  linkers: wordSet('de del'),
  locatives: wordSet('en bajo sobre dentro debajo detrás tras'),
  auxiliaries: wordSet(
    '=es son fue fueron era eran =está están estaba estoy va van voy vamos ser estar =sé ha han he hay puede pueden puedo puedes podría debe deben debes acaba sería será tiene tienen tengo tenía tener soy eres',
  ),
  conjunctions: wordSet('y e pero o u ni'),
  relatives: wordSet('que quien cuando si porque donde mientras cuyo'),
  questions: wordSet('=cómo como =qué cuánto cuántos cuánta cuántas =cuál cuáles =quién =dónde =cuándo'),
  adverbs: wordSet(
    'nunca siempre solo sólo muy =más hoy ahora aquí ya aún también bien finalmente poco no jamás así menos mañana ayer luego casi realmente simplemente allí después antes rápido mal mejor demasiado todo nuevamente despacio pronto seguidas online tan mas',
  ),
  keptAdverbs: wordSet('solo sólo nunca jamás aquí poco rápido demasiado bien más menos no mucho muy'),
  negations: wordSet('no nunca jamás'),
  absences: wordSet('sin ningún ninguna'),
  superlatives:
    /^(mejor|mejores|peor|peores|mas|mayor|mayores|menor|menores|primer|primer[oa]s?|unic[oa]s?|ultim[oa]s?|top)$/,
  adjectives:
    /(os[oa]s?|iv[oa]s?|ad[oa]s?|id[oa]s?|bles?|ic[oa]s?|al|ales|antes?|entes?|es[ao]s?|ari[oa]s?)$/,
  adjectiveWords: wordSet(
    'segundo segunda tercer tercera nuevo nueva nuevos nuevas gran grande grandes pequeño pequeña barato barata baratos baratas caro cara caros caras perfecto perfecta fuerte fuertes secreto secreta rápido rápida rápidos fácil fáciles gigante gigantes difícil difíciles raro rara raros raras último última bonito bonita bonitos bonitas lindo linda bueno buena buen malo mala largo larga largos corto corta alto alta bajo baja rico rica pobre viejo vieja antiguo antigua feliz triste oscuro oscura blanco blanca negro negra azul azules rojo roja verde verdes amarillo amarilla rosa morado morada naranja casero casera caseros caseras entero entera real reales falso falsa frío fría caliente calientes dulce esponjoso esponjosa crujiente cremoso cremosa vivo viva muerto muerta urbano urbana infantil mundial gratis gratuito imposible increíble increíbles callejero callejera extremo extrema libre joven mejor peor forestal',
  ),
  nouns: wordSet(
    'grado grados animal hospital capital metal recital festival canal final local señal cristal portal general central gente presente accidente cliente continente agente ambiente diente serpiente comida bebida vida salida subida corrida partida entrada ensalada espada mercado soldado pescado helado estado lado café mes país inglés francesa mesa casa cosa sopa música física matemática política fábrica técnica lógica bicicleta animales hospitales empresa sorpresa princesa camisa iglesia ciudad química clínica medicina elefante elefantes estudiante restaurante diamante volante planta instante amante habitante visitante comandante ayudante gigante helada granada limonada almohada empanada tostada jugada llamada cascada cruzada mirada temporada jornada batalla resultado pasado senado juzgado abogado tratado tornado pecado sábado partido marido sonido vestido ruido pedido nido líquido oído bandido apellido contenido salario aniversario horario escenario armario diccionario calendario usuario comentario misterio cementerio imperio criterio historia memoria victoria gloria queso beso peso preso paso vaso caso hueso proceso suceso acceso progreso mueso secreto tesoro museo autobús virus atlas lápiz tenis número números público siglo médico músico físico químico político católico mágico plástico elástico tráfico gráfico pesas mesas casas cosas camisas pasos casos besos rosa rosas falso balón viejito dinosaurio dinosaurios gimnasio barrio precio precios incendio inicio edificio servicio ejercicio negocio socio espacio palacio anuncio silencio premio medio radio estadio remedio estudio dormitorio laboratorio territorio',
  ),
  verbForms: spanishVerbForms,
  nounLikeVerbs: wordSet(spanishNounLikeVerbs),
  lightVerbs: wordSet('pasé estuve hice pasamos estuvimos viví gasté sobreviví'),
  idioms: [
    'luna de miel',
    'de la noche a la mañana',
    'de verdad',
    'paso a paso',
    'en vivo',
    'por qué',
    'vale la pena',
    'desde cero',
    'en casa',
    'de verdad',
    'de nuevo',
    'piedra papel o tijera',
    'verdad o reto',
    'blanco y negro',
    'mito o realidad',
    'otra vez',
    'fin de mes',
    'en directo',
    'cara a cara',
  ],
  numerals: wordSet(
    'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cincuenta cien',
  ),
  genreNouns: wordSet('trucos ideas receta tutorial guía vlog reseña resumen documental consejos'),
  unpicturedWords: wordSet(
    'mundo ano anos dia dias hora horas semana semanas mes meses vez veces vida minuto minutos segundo segundos cosa cosas manera parte cima mitad proximo ultimo primero grande pequeno tipo paso gente lado fin inicio texto fondo luz estilo color canal video videos titulo mano manos punto nombre real simple facil rapido alto bajo numero lugar modo forma reto tour completo completa pena nada todo algo motivo motivos dato datos hecho hechos momento momentos nivel punta espera ver mira nunca siempre linea',
  ),
  universals: wordSet('todo toda todos todas'),
  joiningQuestions: wordSet(''),
  demonstrativePronouns: wordSet(''),
  optionalCopulas: wordSet(''),
  personalObjectMarks: wordSet('a al'),
  droppedArticles: wordSet(''),
  particles: noParticles,
  ...romanceRules,
  pluralVerb: { form: /(an|en|on)$/, isBare: false },
  openingMarks: { question: '¿', exclamation: '¡' },
  losses: {
    possessive: { opening: 0.7, afterVerb: 3.6, afterPreposition: 3.6, elsewhere: 1.4 },
    openingArticle: { own: { el: 4, la: 4 }, other: 1.6 },
    articleAfterNoun: 0.6,
    article: 3.7,
    relativeAfterCount: 0.65,
    speaker: 0.1,
    speakerBeforeAuxiliary: 0.1,
  },
  pluralEndings: [[/ces$/, 'z'], [/(?<=[rndljy])es$/, ''], ...endingsOfE],
  diminutive: /^(\p{L}{2,}?)c?it([oa])s?$/u,
  ownPast: /[^aeiou][éí]$/,
  detection: {
    // Diphthongs ("fuego", "tierra"), plurals and endings that Portuguese spells otherwise part the two.
    spelling: everyLetter(
      /[ñ¿¡]|\b(eeuu|el|la|los|las|truco|trucos|una?|del|con|en|y|más|mi|mis|cómo|qué|mejor|juego|cero|hacer|noche|ciudad|dinero|muy|pero|hasta|también|hoy|mejores|día|días|años)\b|\w(ción|ciones|siones|dad|ñ[oa]|ez|é|ó|ía)\b|\bll[aeo]|[áéíóú]n\b|[^aeiou\s]í\b|\bcu[aá](?:l|nd|nt|rt|tr|dr)|[bcdfhjlmnprstv]ue(?:[bdglnrv][aeo]|[lrsn][aoprt][aeoi]|st[aeo]|rp|nt[aeo]|rt[aeo])|ie(?:mp[or]|rr[aeo]|st[ao]|nt[ao]s?\b|l[ao]|nd[ao]s?\b)|\wmientos?\b|\w\wajes?\b|(?:[oa]jo|[^e]ij[oa])s?\b|(?:\w{3}[ai]l|[eiuo]al|til)es\b|(?<![aeiou])(?:[bflmnrtv]o|e)ces\b|\b(?:luc|cruc)es\b|[aeu]y[aeou]\w*[ao]s?\b|(?:[mstx]|rn|pl)eos?\b|\w{2}(?:ill[oa]|ell[oa])s?\b|\bte \w+[ai]ste\b|\bque no \w|\b(?:de|del|el|mi|tu|su|para|con|sin|y) pelo\b|\bno (?=\w{2,}[ae]s\b)|\bprincipiantes?\b/g,
    ),
    ending: spanishEnding,
    marks: /[¿¡]/,
    absent: null,
    sharedArticles: null,
  },
  words: spanishWords,
  expressions: spanishExpressions,
  requests: spanishRequests,
  titles: spanishTitles,
  templates: spanishTemplates,
  phrases: spanishPhrases,
  stylePhrases: spanishStylePhrases,
};
