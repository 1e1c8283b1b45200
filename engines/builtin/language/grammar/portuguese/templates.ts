import { part, type Template } from '../template.ts';

const portugueseUnits = 'segundos?|minutos?|horas?|dias?|noites?|semanas?|m[eê]s|meses|anos?';

export const portugueseTemplates: readonly Template[] = [
  {
    pattern:
      /^(?:o que|\d+ coisas que|coisas que|tudo (?:o )?que) ningu[ée]m (?:te )?(?:conta|fala|diz|contou|disse) (?:sobre|de|do|da) (.+)$/iu,
    reason: 'the truth about a topic',
    rewrite: { clause: '$1', prefix: 'a verdade sobre', budget: { words: 5, characters: 40 } },
  },
  {
    pattern: /^assim (?:é|foi|era) (.+)$/iu,
    reason: 'shows how something is',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(?:tente|tenta|tentando) não (.+?)$/iu,
    reason: 'a challenge',
    rewrite: { clause: '$1', prefix: 'tente não' },
  },
  {
    pattern:
      /^(?:como (?:eu )?(?:fui|ir|cheguei|cresci|saí) |(?:fui|saí|passei|emagreci) )?de (\d\S*(?: mil| mi| milhão| milhões)?)(?: (?:kg|quilos|kilos|seguidores|inscritos|reais))? (?:a|para|pra) (\d\S*(?: mil| mi| milhão| milhões)?)(?: (.+?))??(?: (em \d+ \p{L}+))?$/iu,
    reason: 'a rise from one number to another',
    rewrite: (parts) => ({
      clause: part(parts, 4)
        ? `${part(parts, 2)} ${part(parts, 3)} ${part(parts, 4)}`
        : `de ${part(parts, 1)} a ${part(parts, 2)} ${part(parts, 3)}`,
    }),
  },
  {
    pattern:
      /^(?:(?:por ?que|o que|o segredo que|\d+ \p{L}+ que) )?(o|a|os|as|seu|sua) (.+?) não (?:quer(?:em)?|te (?:contam?|dizem?))(?: que (?:você|vc|a gente) saiba)?(?: .*)?$/iu,
    reason: 'what somebody keeps to himself',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${part(parts, 2)}`,
      prefix: 'o que',
      suffix: /^(?:os|as)$/iu.test(part(parts, 1)) ? 'escondem' : 'esconde',
      budget: { words: 4, characters: 28 },
    }),
  },
  {
    pattern: /^c[oó]mo (funcionam?|funcionan) (.+)$/iu,
    reason: 'tells how something works',
    rewrite: (parts) => ({
      clause: part(parts, 2),
      prefix: `como ${part(parts, 1).toLowerCase()}`,
      isPrefixOptional: true,
    }),
  },
  {
    pattern: new RegExp(
      `^(?:viver|sobreviver|passar|ficar|dormir) ((?:\\d+|uma?) (?:${portugueseUnits})) (com|em|no|na|sem|como|só com|dentro de) (.+)$`,
      'iu',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$1 $2 $3' },
  },
  {
    pattern: /^o dia em que (.+)$/iu,
    reason: 'tells of a day',
    rewrite: { clause: '$1' },
  },
  {
    pattern: new RegExp(
      `^o que (?:acontece|aconteceria|muda|rola) (?:com .+? )?(?:se|quando) (?:voc[eê] )?(?:parar|ficar|deixar|parasse|para) (?:de (?:comer|beber|tomar|usar|jogar) |sem (?:comer |beber |tomar |usar )?)?(.+?) (?:por|durante) (\\d+) (${portugueseUnits})(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'went without something for a time',
    rewrite: { clause: '$2 $3 sem $1' },
  },
  {
    pattern:
      /^(\d+ sinais) (?:de )?que (?:voc[eê] )?(?:est[áa] com|tem|sofre de) (?:(?:o|a|os|as|um|uma) )?(.+)$/iu,
    reason: 'signs of something',
    rewrite: { clause: '$1 de $2' },
  },
  {
    pattern: new RegExp(
      `^(?:eu )?(?:passei|fiquei|sobrevivi) ((?:\\d+|uma?) (?:${portugueseUnits})) (?:vivendo|morando|sobrevivendo|dormindo) (?:só |apenas )?(com|em|no|na|sem|como|num|numa) (.+)$`,
      'iu',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$1 $2 $3' },
  },
  {
    pattern: /^assim se vive (?:em|no|na|nos|nas) (.+)$/iu,
    reason: 'shows how something is',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(\d+ sinais) (?:de )?que (.+)$/iu,
    reason: 'signs of something',
    rewrite: { clause: '$2', prefix: '$1:', budget: { words: 3, characters: 28 } },
  },
  {
    pattern: /^(.+?) (?:acaba|acabou|volta) (?:de|a) (\p{L}+)(ar|er|ir) (.+)$/iu,
    reason: 'something has just happened',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${part(parts, 2)}${parts[3] === 'ar' ? 'a' : 'e'} ${part(parts, 4)}`,
    }),
  },
  {
    pattern: /^um dia na vida (d[eoa]s?) (.+)$/iu,
    reason: 'the life of somebody',
    rewrite: { clause: 'a vida $1 $2' },
  },
  {
    pattern: /^(?:passa )?um dia comigo (\p{L}+[aei]ndo .+)$/iu,
    reason: 'a day of somebody',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^um dia (?:na|da) minha vida (?:como|de|sendo) (?:uma? )?(.+)$/iu,
    reason: 'the life of somebody',
    rewrite: { clause: 'minha vida de $1' },
  },
  {
    pattern: /^(um dia (?:na|da) minha vida)(?: |$).*$/iu,
    reason: 'a stock phrase',
    rewrite: { clause: '$1' },
  },
  {
    pattern:
      /^(?:ser[áa] que )?(?:ainda )?vale (?:mesmo )?a pena (?:\p{L}+[aei]r )?(?:(?:em|no|na|um|uma|o|a) )?(.+?)(?: (?:agora|hoje|ainda|mesmo))*$/iu,
    reason: 'asks whether it is worth it',
    rewrite: { clause: '$1', suffix: 'vale a pena?', budget: { words: 3, characters: 24 } },
  },
  {
    pattern: /^(?:o |a |os |as )?(.+?) (?:ainda |realmente )?vale(?:m)? a pena\b.*$/iu,
    reason: 'asks whether it is worth it',
    rewrite: { clause: '$1', suffix: 'vale a pena?', budget: { words: 3, characters: 24 } },
  },
  {
    pattern: /^o que (?:aconteceria|acontece|aconteceu|vai acontecer) se (.+)$/iu,
    reason: 'asks what would happen',
    rewrite: { clause: '$1', prefix: 'e se', isQuestion: true, budget: { words: 4, characters: 28 } },
  },
  {
    pattern: new RegExp(
      `^(?:eu )?(?:vivi|morei|dormi|fiquei preso|fiquei presa|fiquei|passei|sobrevivi|trabalhei) (em|no|na|dentro de|nos|nas|num|numa) (.+?) (?:por|durante) (\\d+) (${portugueseUnits})(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'a time spent somewhere',
    rewrite: { clause: '$3 $4 $1 $2' },
  },
  {
    pattern: new RegExp(
      `^(?:eu )?(?:comi|bebi|joguei|assisti)(?: s[óo]| apenas)? (\\S+(?: \\S+)?) (?:por|durante) (\\d+) (${portugueseUnits})(?: seguid[oa]s)?(?![\\p{L}]).*$`,
      'iu',
    ),
    reason: 'a time of doing one thing',
    rewrite: (parts) => ({
      clause: `${part(parts, 2)} ${part(parts, 3)} de ${part(parts, 1).replace(/^(?:o|a|os|as|no|na)\s/i, '')}`,
    }),
  },
  {
    pattern: /^tudo (?:o )?que (?:voc[eê] )?(?:precisa|deve|quer)(?: de)? saber (?:sobre|de|do|da) (.+)$/iu,
    reason: 'everything about a topic',
    rewrite: { clause: '$1', prefix: 'tudo sobre', budget: { words: 3, characters: 24 } },
  },
  {
    pattern: /^(?:tudo )?o que (?:voc[eê] )?(?:precisa|deve|tem que|quer)(?: de)? saber antes de (.+)$/iu,
    reason: 'what to know before something',
    rewrite: { clause: '$1', prefix: 'antes de', budget: { words: 4, characters: 30 } },
  },
  {
    pattern:
      /^(?:o|os|a|as|meu|meus) (?:(?:verdadeir[oa]|real|únic[oa]|principal)s? )?(?:motivo|razão|motivos|razões) (?:reais |estranho |estranha |curioso |triste )?(?:pel[oa]s? qua(?:l|is)|por que|de) (.+)$/iu,
    reason: 'tells why',
    rewrite: (parts) => ({
      clause: asSentence(part(parts, 1)),
      prefix: 'por que',
      isPrefixOptional: true,
      isQuestion: false,
    }),
  },
  {
    pattern: /^o que (?:realmente )?aconteceu com (\S+(?: \S+){3,})$/iu,
    reason: 'asks what happened',
    rewrite: { clause: '$1', prefix: 'o que aconteceu com', isPrefixOptional: true },
  },
  {
    pattern: /^ningu[eé]m (?:acredita|acreditou|imagina) n?o que (?:eu )?(.+)$/iu,
    reason: 'promises something',
    rewrite: { clause: '$1', prefix: 'o que' },
  },
  {
    pattern: /^(?:precisamos|temos que|preciso|vamos) falar (?:de|da|do|sobre) (.+)$/iu,
    reason: 'names its topic',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^o que (?:eu )?aprendi (?:com|depois de|ao|sobre|em|de) (.+)$/iu,
    reason: 'names what was learnt from',
    rewrite: { clause: '$1' },
  },
  {
    // "Pedi pra uma IA planejar meu casamento": who did it, and what.
    pattern:
      /^(?:eu )?(?:pedi|pedimos|mandei) (?:pra|para|a|pro) (?:uma? |os? |as? )?(\S+(?: \S+){0,2}?) (\p{L}{2,})(ar|er|ir)(em)? (.+)$/iu,
    reason: 'somebody else does it',
    rewrite: (parts) => ({
      clause: `${part(parts, 1)} ${pastOf(part(parts, 2), part(parts, 3).toLowerCase(), part(parts, 4) !== '')} ${part(parts, 5)}`,
    }),
  },
  {
    pattern: /^como (?:eu |n[óo]s )?(.+)$/iu,
    reason: 'how to',
    rewrite: { clause: '$1', prefix: 'como', isPrefixOptional: true },
  },
  {
    pattern: /^por ?qu[eê] (.+)$/iu,
    reason: 'asks why',
    rewrite: {
      clause: '$1',
      prefix: 'por que',
      isPrefixOptional: true,
      isStatementWithoutPrefix: true,
      budget: { words: 5, characters: 40 },
    },
  },
  {
    pattern: /^(?:ser[áa] que )?d[áa] (?:para|pra) (.+)$/iu,
    reason: 'a challenge',
    rewrite: {
      clause: '$1',
      prefix: 'dá para',
      isPrefixOptional: true,
      isQuestion: true,
      budget: { words: 6, characters: 44 },
    },
  },
  {
    pattern: /^(?:voc[eê] sabia que|sabia que|ser[áa] que) (.+)$/iu,
    reason: 'a fact',
    rewrite: { clause: '$1' },
  },
  {
    pattern: /^(?:vem|venha|bora|vamos|olha|veja|conhe[çc]a|confira) (.+)$/iu,
    reason: 'an invitation',
    rewrite: (parts) => ({ clause: part(parts, 1).replace(/^comigo /i, '') }),
  },
];
const irregularPasts: Record<string, string> = {
  fazer: 'fez',
  dizer: 'disse',
  trazer: 'trouxe',
  dar: 'deu',
  ver: 'viu',
  ir: 'foi',
  ser: 'foi',
};

/** "Planej" and "ar" are "planejou", of several "planejaram". */
function pastOf(stem: string, ending: string, isPlural: boolean): string {
  if (isPlural) return `${stem}${ending}am`;
  const regular = `${stem}${{ ar: 'ou', er: 'eu', ir: 'iu' }[ending] ?? 'ou'}`;
  return irregularPasts[`${stem}${ending}`.toLowerCase()] ?? regular;
}

/** "Os aviões não voarem" are "os aviões não voam": a personal infinitive as the verb of a sentence. */
const asSentence = (clause: string) =>
  clause.replace(/(?<=^(?:o|a|os|as) \S+(?: não)? \S{2,})([aei])rem(?= |$)/iu, (_, vowel: string) =>
    vowel.toLowerCase() === 'a' ? 'am' : 'em',
  );
