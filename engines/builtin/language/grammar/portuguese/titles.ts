import type { TitlePatterns } from '../titles.ts';

export const portugueseTitles: TitlePatterns = {
  teaser:
    /[,\s]+(?:e\s+)?(?:(?:olha|olhem|veja|vejam|vê)(?: só)? (?:n?o que (?:deu|aconteceu)|no que deu)|(?:isso|isto) (?:aconteceu|rolou)|minha (?:experiência|opinião|história)|(?:isso|isto|ele|ela)? ?(?:mudou|salvou) (?:a )?(?:minha vida|tudo)|deu nisso|aconteceu (?:isso|isto)|foi isso que aconteceu|foi isto que aconteceu|me arrependi|você não vai acreditar)[.!?…]*$/iu,
  source:
    /,\s+(?:(?:diz|dizem|alerta|alertam|afirma|afirmam|revela|revelam|segundo)(?:\s+\p{L}+){1,4}|(?:\p{L}+\s+){1,2}(?:alertam|dizem|afirmam))[.!]*$/iu,
  contrast: /^(.+?),?\s+(?:mas|só que|porém)\s+(.+)$/iu,
  coordination: /^(.+?),?\s+(?:e|então)\s+(.+)$/iu,
  circumstance:
    /,?\s+(?:mesmo que|mesmo sem|apesar de|embora|porque|enquanto|até que|onde|depois (?:que|de ter|de ser)|antes que|já que)\s+.*$/iu,
  stage: /^(?:\S+ ){0,2}\S+ (?:onde|em que) (?=(?:eu|nós|a gente)\s)(.+)$/iu,
  everyTime:
    /^(?:toda vez|sempre|cada vez) que (?:eu |a gente |você |alguém )?\p{L}+(?: \p{L}+){0,2}?,? (?=(?:o|a|os|as|meu|minha|tudo|eu)\s)/iu,
  attempt: /^(?:eu\s+|nós\s+)?(?:tento|tentei|tentamos|tentando|resolvi|decidi|decidimos)\s+/iu,
  rivals: /^(.+?)\s+(vs\.?|versus|contra|x)\s+(.+)$/i,
  choice: /^(.+?)\s+(ou)\s+(.+?)(?:[:?,]\s*(?:qual|o que|quem)(?!\p{L}).*)$/iu,
  beforeAfter: {
    pattern: /\bantes (?:e|&|x|vs\.?) depois\b|\bantes\/depois\b/i,
    left: 'ANTES',
    right: 'DEPOIS',
  },
  contractions: [],
  shortForms: [
    [/\bquanto dinheiro\b/giu, 'quanto'],
    [/(?<!por )\b(?:em cima|dentro) do /giu, 'no '],
    [/(?<!por )\b(?:em cima|dentro) da /giu, 'na '],
    [/\bno meio d([oa]) /giu, 'n$1 '],
    [/\bantes de ir (?:para a|pra|à) /giu, 'antes da '],
    [/\bantes de ir (?:para o|pro|ao) /giu, 'antes do '],
    [/\bintelig[êe]ncia artificial\b/gi, 'IA'],
    [/\bestados unidos\b/gi, 'EUA'],
    [/\brealidade virtual\b/gi, 'VR'],
    [/\bem (uma?) /gi, 'n$1 '],
    [/\bpara o (?=\p{L})/giu, 'pro '],
    [/\bpara a (?=\p{L})/giu, 'pra '],
    [/\b(?:o centro de|a cidade de|o estado de) (?=\p{Lu})/gu, ''],
  ],
  otherThings:
    /\b(buraco negro|faixa preta|casa branca|viuva negra|gato preto|peste negra|branca de neve|barba negra)\b/g,
  travel:
    /\b(viag\w+|viaj\w+|roteiro|guia|passeio|turismo|(dias?|horas?|semanas?|noites?) (em|no|na|nos|nas)|morar|moro|mudei|mudamos|conhec\w+|ferias|quanto custa|o que fazer)\b/,
  descriptionOpening: /^(uma?|dois|duas|tres|varios|varias|retrato de|foto de|imagem de|ilustracao de)\b/,
  subordinate: /^(se|quando|enquanto|depois|antes|com|em|no|na|para)\b/i,
  definiteOpening: /^(o|a|os|as)\b/,
};
