import { part, type Template } from '../template.ts';

const spanishUnits = 'segundos?|minutos?|horas?|d[ií]as?|noches?|semanas?|mes|meses|años?';

/** "Cocinara" is "cocinó", "cocinaran" are "cocinaron". */
const pasts: Record<string, string> = { ara: 'ó', iera: 'ió', aran: 'aron', ieran: 'ieron' };

export const spanishTemplates: readonly Template[] = [
  {
    pattern:
      /^(el|los) (error(?:es)?) que (?:cometen?|hacen?|cometemos) (?:casi )?(?:todos )?(?:los|las) (\p{L}+)(?: .*)?$/iu,
    reason: 'whose mistake it is',
    rewrite: { clause: '$1 $2 de los $3' },
  },
  {
    pattern:
      /^(?:lo que|\d+ cosas que|cosas que|todo lo que) nadie (?:te )?(?:dice|cuenta|dijo|contó) (?:sobre|de|del|acerca de) (.+)$/iu,
    reason: 'the truth about a topic',
    rewrite: { clause: '$1', prefix: 'la verdad sobre', budget: { words: 5, characters: 40 } },
  },
  {
    pattern: /^así (?:es|fue|era) (.+)$/iu,
    reason: 'shows how something is',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(?:intenta|trata de|intentando) no (.+?)$/iu,
    reason: 'a challenge',
    rewrite: { clause: '$1', prefix: 'intenta no' },
  },
  {
    pattern:
      /^(?:cómo (?:pasé|pasar|llegué|crecí) |(?:pasé|bajé) )?de (\d\S*(?: mil| millón| millones)?)(?: (?:kg|kilos|seguidores|suscriptores|d[óo]lares|euros))? a (\d\S*(?: mil| millón| millones)?)(?: (.+?))??(?: (en \d+ \p{L}+))?$/iu,
    reason: 'a rise from one number to another',
    rewrite: (parts) => ({
      clause: part(parts, 4)
        ? `${part(parts, 2)} ${part(parts, 3)} ${part(parts, 4)}`
        : `de ${part(parts, 1)} a ${part(parts, 2)} ${part(parts, 3)}`,
    }),
  },
  {
    pattern:
      /^(?:(?:por qué|lo que|el secreto que|\d+ \p{L}+ que) )?(el|la|los|las|tu) (.+?) no (?:quieren?|te (?:dicen?|cuentan?))(?: que (?:sepas|sepamos|sepan))?(?: .*)?$/iu,
    reason: 'what somebody keeps to himself',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${part(parts, 2)}`,
      prefix: 'lo que',
      suffix: /^(?:los|las)$/iu.test(part(parts, 1)) ? 'ocultan' : 'oculta',
      budget: { words: 4, characters: 28 },
    }),
  },
  {
    pattern: /^c[oó]mo (funcionam?|funcionan) (.+)$/iu,
    reason: 'tells how something works',
    rewrite: (parts) => ({
      clause: part(parts, 2),
      prefix: `cómo ${part(parts, 1).toLowerCase()}`,
      isPrefixOptional: true,
    }),
  },
  {
    pattern: new RegExp(
      `^(?:vivir|sobrevivir|pasar|estar|dormir) ((?:\\d+|una?) (?:${spanishUnits})) (con|en|sin|como|dentro de) (.+)$`,
      'iu',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$1 $2 $3' },
  },
  {
    pattern: /^el d[ií]a (?:en )?que (.+)$/iu,
    reason: 'tells of a day',
    rewrite: { clause: '$1' },
  },
  {
    pattern: new RegExp(
      `^qu[eé] (?:pasa|pasar[ií]a|ocurre) (?:con .+? )?(?:si|cuando) (?:dejas|dej[aá]ramos|dejamos|dejo) de (?:comer|tomar|beber|usar|jugar a) (?:el |la )?(.+?) (?:por|durante) (\\d+) (${spanishUnits})(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'went without something for a time',
    rewrite: { clause: '$2 $3 sin $1' },
  },
  {
    pattern:
      /^(\d+ se[ñn]ales) (?:de )?que (?:tienes|sufres de|padeces) (?:(?:el|la|los|las|un|una) )?(.+)$/iu,
    reason: 'signs of something',
    rewrite: { clause: '$1 de $2' },
  },
  {
    pattern: new RegExp(
      `^(?:pas[eé]|estuve|sobreviv[ií]) ((?:\\d+|una?) (?:${spanishUnits})) (?:viviendo|sobreviviendo|durmiendo) (?:solo |s[oó]lo )?(con|en|sin|como|dentro de) (.+)$`,
      'iu',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$1 $2 $3' },
  },
  {
    pattern: /^así se vive en (.+)$/iu,
    reason: 'shows how something is',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(\d+ se[ñn]ales) (?:de )?que (.+)$/iu,
    reason: 'signs of something',
    rewrite: { clause: '$2', prefix: '$1:', budget: { words: 3, characters: 28 } },
  },
  {
    pattern: /^un d[ií]a en la vida (del?) (.+)$/iu,
    reason: 'the life of somebody',
    rewrite: { clause: 'la vida $1 $2' },
  },
  {
    pattern: /^(.+?) (?:acaba|vuelve) (?:de|a) (\p{L}+)(ar|er|ir) (.+)$/iu,
    reason: 'something has just happened',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${part(parts, 2)}${parts[3] === 'ar' ? 'a' : 'e'} ${part(parts, 4)}`,
    }),
  },
  {
    pattern: /^(?:pasa )?un d[ií]a conmigo (\p{L}+[ei]?[aei]ndo .+)$/iu,
    reason: 'a day of somebody',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^un d[ií]a en mi vida (?:como|de|siendo) (?:una? )?(.+)$/iu,
    reason: 'the life of somebody',
    rewrite: { clause: 'mi vida como $1' },
  },
  {
    pattern: /^(un d[ií]a (?:en|de) mi vida)(?: |$).*$/iu,
    reason: 'a stock phrase',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^(?:todav[ií]a |a[úu]n |realmente )?(?:vale|merece) la pena (?:\p{L}+[aei]r )?(?:(?:en|un|una|el|la) )?(.+?)(?: (?:ahora|hoy|todav[ií]a))*$/iu,
    reason: 'asks whether it is worth it',
    rewrite: { clause: '$1', suffix: '¿vale la pena?', budget: { words: 3, characters: 24 } },
  },
  {
    pattern:
      /^(?:el |la |los |las )?(.+?) (?:todav[ií]a |a[úu]n |realmente )?(?:valen?|merecen?) la pena\b.*$/iu,
    reason: 'asks whether it is worth it',
    rewrite: { clause: '$1', suffix: '¿vale la pena?', budget: { words: 3, characters: 24 } },
  },
  {
    pattern: /^qu[eé] (?:pasar[ií]a|pasa|ocurrir[ií]a|suceder[ií]a|pas[óo]) si (.+)$/iu,
    reason: 'asks what would happen',
    rewrite: { clause: '$1', prefix: 'y si', isQuestion: true, budget: { words: 4, characters: 28 } },
  },
  {
    pattern: new RegExp(
      `^(?:yo )?(?:viv[ií]|dorm[ií]|me qued[eé]|estuve|pas[eé]|sobreviv[ií]|trabaj[eé]) (?:encerrado |solo |sola )?(en|dentro de|bajo) (.+?) (?:por|durante) (\\d+) (${spanishUnits})(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$3 $4 $1 $2' },
  },
  {
    pattern: new RegExp(
      `^(?:yo )?(?:com[ií]|beb[ií]|jugu[eé]|vi)(?: solo| s[óo]lo)? (?:a )?(\\S+(?: \\S+)?) (?:por|durante) (\\d+) (${spanishUnits})(?: seguid[oa]s)?(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'a time of doing one thing',
    rewrite: { clause: '$2 $3 de $1' },
  },
  {
    pattern: new RegExp(`^(?:yo )?jugu[eé] (\\d+) (${spanishUnits})(?: seguid[oa]s)? (?:a|al) (.+)$`, 'iu'),
    reason: 'a time of doing one thing',
    rewrite: { clause: '$1 $2 de $3' },
  },
  {
    pattern: new RegExp(
      `^(?:dej[eé] de (?:comer|usar|beber|tomar|ver|jugar)|dej[eé]|abandon[eé]) (?:el |la |los |las )?(.+?) (?:por|durante) (\\d+) (${spanishUnits})(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'went without something for a time',
    rewrite: { clause: '$2 $3 sin $1' },
  },
  {
    pattern:
      /^todo lo que (?:debes|tienes que|necesitas|hay que|debe|quieres) saber (?:sobre|de|del) (.+)$/iu,
    reason: 'everything about a topic',
    rewrite: { clause: '$1', prefix: 'todo sobre', budget: { words: 3, characters: 24 } },
  },
  {
    pattern: /^(?:todo )?lo que (?:debes|tienes que|necesitas|hay que|debe|quieres) saber antes de (.+)$/iu,
    reason: 'what to know before something',
    rewrite: { clause: '$1', prefix: 'antes de', budget: { words: 4, characters: 30 } },
  },
  {
    pattern:
      /^(?:la|las|mi|mis) (?:(?:verdadera|real|única|principal|extraña|curiosa|triste|oscura|increíble)s? )?raz(?:ón|ones) (?:reales )?por las? (?:que|cual(?:es)?) (.+)$/iu,
    reason: 'tells why',
    rewrite: { clause: '$1', prefix: 'por qué', isPrefixOptional: true, isQuestion: false },
  },
  {
    pattern: /^qu[eé] (?:le )?(?:pas[oó]|ocurri[oó]|sucedi[oó]) (?:realmente )?(con|a) (\S+(?: \S+){3,})$/iu,
    reason: 'asks what happened',
    rewrite: { clause: '$2', prefix: 'qué pasó $1', isPrefixOptional: true },
  },
  {
    pattern: /^nadie (?:cree|creer[ií]a|imagina) (lo que .+)$/iu,
    reason: 'promises something',
    rewrite: (parts) => ({ clause: part(parts, 1).replace(/^lo que (?:yo )?/iu, ''), prefix: 'lo que' }),
  },
  {
    pattern: /^(?:tenemos|hay|tengo) que hablar (?:de|del|sobre) (.+)$/iu,
    reason: 'names its topic',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^lo que aprendí (?:de|al|tras|después de|sobre|en|con) (.+)$/iu,
    reason: 'names what was learnt from',
    rewrite: { clause: '$1' },
  },
  {
    // "Le pedí a una IA que planificara mi boda": who did it, and what.
    pattern:
      /^(?:le|les) (?:pedí|pedimos|dije|dijimos) a (?:una? |mis |los |las )?(\S+(?: \S+){0,2}?) que (?:me )?(\p{L}+)(ara|iera)(n?) (.+)$/iu,
    reason: 'somebody else does it',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${part(parts, 2)}${pasts[`${part(parts, 3)}${part(parts, 4)}`.toLowerCase()] ?? 'ó'} ${part(parts, 5)}`,
    }),
  },
  {
    pattern: /^c[óo]mo (.+)$/iu,
    reason: 'how to',
    rewrite: { clause: '$1', prefix: 'cómo', isPrefixOptional: true },
  },
  {
    pattern: /^por qu[eé] (.+)$/iu,
    reason: 'asks why',
    rewrite: {
      clause: '$1',
      prefix: 'por qué',
      isPrefixOptional: true,
      isStatementWithoutPrefix: true,
      budget: { words: 5, characters: 40 },
    },
  },
  {
    pattern: /^(?:sab[ií]as que|sab[eé]is que) (.+)$/iu,
    reason: 'a fact',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(?:ven a|vamos a|mira|descubre|conoce|acompáñame a) (.+)$/iu,
    reason: 'an invitation',
    rewrite: { clause: '$1' },
  },
];
