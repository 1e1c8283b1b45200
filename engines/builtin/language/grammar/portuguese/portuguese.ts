import { everyLetter } from '../every-letter.ts';
import { type Grammar, wordSet } from '../grammar.ts';
import { endingsOfE, noParticles, romanceEnding, romanceRules } from '../romance.ts';
import { portugueseExpressions } from './expressions.ts';
import { portuguesePhrases } from './phrases.ts';
import { portugueseRequests } from './requests.ts';
import { portugueseStylePhrases } from './style-phrases.ts';
import { portugueseTemplates } from './templates.ts';
import { portugueseTitles } from './titles.ts';
import { portugueseNounLikeVerbs, portugueseVerbForms } from './verbs.ts';
import { portugueseWords } from './words.ts';

export const portuguese: Grammar = {
  language: 'pt',
  determiners: wordSet(
    'o a os as um uma uns umas este =esta esse essa estes estas esses essas isso isto cada todo toda todos todas aquele aquela algum alguma nenhum nenhuma outro outra',
  ),
  possessives: wordSet('meu minha meus minhas seu sua seus suas nosso nossa nossos nossas teu tua'),
  subjects: wordSet('eu =nós você vocês ele ela eles elas ninguém alguém'),
  objects: wordSet('me se te mim lhe comigo'),
  prepositions: wordSet(
    'de da do das dos em no na nos nas num numa por pela pelo pelas pelos para pra pro com sem sobre entre contra até ao aos à às perto desde sob dentro após durante atrás dele dela desse dessa deste desta desses dessas destes destas nesse nessa neste nesta nesses nessas nestes nestas daquele daquela naquele naquela',
  ),
  linkers: wordSet('de da do das dos desse dessa deste desta desses dessas destes destas daquele daquela'),
  locatives: wordSet(
    'em no na nos nas num numa nesse nessa neste nesta naquele naquela dentro perto sob sobre atrás',
  ),
  auxiliaries: wordSet(
    '=é são foi era eram =está estão estava estou vai vão vou vamos ser estar ter tem têm tinha tenho pode podem posso poderia deve devem devo seria será fui foram tá',
  ),
  conjunctions: wordSet('=e mas ou porém e'),
  relatives: wordSet('que quem quando se porque onde enquanto cujo cuja'),
  questions: wordSet('como quanto quantos quanta quantas qual quais quem onde quando =quê'),
  adverbs: wordSet(
    'nunca sempre só apenas muito mais hoje agora aqui ali já ainda também bem finalmente pouco não sozinho sozinha tão menos jamais amanhã ontem logo quase realmente simplesmente =lá depois antes rápido mal melhor demais tudo antigamente novamente devagar cedo tarde online',
  ),
  keptAdverbs: wordSet(
    'só apenas nunca sozinho sozinha aqui pouco rápido tudo demais bem mais menos não muito',
  ),
  negations: wordSet('não nunca jamais'),
  absences: wordSet('sem nenhum nenhuma'),
  superlatives:
    /^(melhor|melhores|pior|piores|mais|maior|maiores|menor|menores|primeir[oa]s?|unic[oa]s?|ultim[oa]s?|top)$/,
  adjectives:
    /(os[oa]s?|iv[oa]s?|[^l]ad[oa]s?|id[oa]s?|vel|veis|ic[oa]s?|al|ais|ent[ea]s?|ante?s?|ess?as?|[^m]es[ao]s?|ari[oa]s?)$/,
  adjectiveWords: wordSet(
    'segundo segunda terceiro terceira gourmet novo nova novos novas grande grandes pequeno pequena barato barata baratos baratas caro cara caros caras estranho estranha estranhos estranhas tenso tensa simples rápido rápida fácil fáceis gigante gigantes difícil difíceis bonito bonita bonitos bonitas bom boa bons boas ruim lindo linda lindos lindas forte fortes alto alta altos altas baixo baixa rico rica pobre livre velho velha antigo antiga feliz triste escuro escura branco branca preto preta azul azuis vermelho vermelha verde verdes amarelo amarela rosa roxo roxa laranja secreto secreta caseiro caseira inteiro inteira real reais falso falsa longo longa curto curta frio fria quente quentes doce fofinho fofo fofa macio fofos crocante perfeito perfeita cremoso cremosa hardcore preso presa sozinho morto morta vivo viva urbano urbana urbanas urbanos infantil mundial final pintadinha deserta deserto raro rara raros raras grátis gratuito impossível incrível incríveis',
  ),
  nouns: wordSet(
    'grau graus animal hospital capital metal recital festival canal jornal casal sal natal local final sinal quintal hotel papel anel mel céu gente presente acidente dente cliente continente agente ambiente comida bebida vida salida subida corrida partida entrada estrada espada mercado soldado lado estado gado café mês país mesa casa sopa coisa música física matemática política fábrica técnica lógica bicicleta empresa surpresa princesa camisa igreja cidade musica química clínica medicina famosa praia animais hospitais jornais sinais idade idades cadeado telhado resultado passado namorado namorada mercado segredo sentado salada camada fachada risada piada jogada parada facada chegada temporada granada almofada pomada limonada feijoada empada cocada rabanada cebola ditado feriado sábado fado prado grado recado pecado culpado advogado tratado tornado elefante elefantes estudante restaurante gigante diamante volante planta santa quantas tantas antes instante amante habitante visitante comandante ajudante barbante oceano romance balanço desenho corpo evento vento momento acampamento apartamento treinamento casamento investimento documento alimento cimento aumento pagamento equipamento funcionário salário aniversário horário cenário armário dicionário calendário usuário comentário calvário operário mistério cemitério império critério glúteos frango mandioca história memória vitória glória queijo processo sucesso acesso progresso pressa promessa remessa travessa festa resto peso tesouro museu ônibus vírus atlas pires oasis lápis tênis pênis mosca pedido ouvido marido tecido vestido partido comprimido líquido sentido ruído bandido apelido idoso famosos número números público século óculos médico música músico físico químico político católico mágico plástico elástico trânsito',
  ),
  verbForms: portugueseVerbForms,
  nounLikeVerbs: wordSet(portugueseNounLikeVerbs),
  lightVerbs: wordSet('fiquei passei fiz passamos ficamos vivi gastei sobrevivi'),
  idioms: [
    'lua de mel',
    'da noite para o dia',
    'de verdade',
    'passo a passo',
    'ao vivo',
    'por que',
    'o que',
    'todo mundo',
    'do zero',
    'vale a pena',
    'em casa',
    'de verdade',
    'de novo',
    'pedra papel e tesoura',
    'verdade ou desafio',
    'preto e branco',
    'mal assombrada',
    'guarda roupa',
  ],
  numerals: wordSet(
    'dois duas três quatro cinco seis sete oito nove dez doze quinze vinte trinta cinquenta cem',
  ),
  genreNouns: wordSet('truques ideias receita tutorial guia vlog review resumo documentário dicas'),
  unpicturedWords: wordSet(
    'mundo ano anos dia dias hora horas semana semanas mes meses vez vezes vida minuto minutos segundo segundos coisa coisas jeito parte topo metade proximo ultimo primeiro grande pequeno tipo passo gente lado fim inicio texto fundo luz estilo cor canal video videos titulo mao maos ponto nome real simples facil rapido alto baixo numero lugar modo forma desafio tour completo completa vale pena historia jornada nada tudo algo motivo motivos fato fatos momento momentos nivel ponta espera ver olha veja',
  ),
  universals: wordSet('todo toda todos todas'),
  joiningQuestions: wordSet(''),
  demonstrativePronouns: wordSet(''),
  optionalCopulas: wordSet(''),
  personalObjectMarks: wordSet(''),
  droppedArticles: wordSet(''),
  particles: noParticles,
  ...romanceRules,
  pluralVerb: { form: /(am|em|ão)$/, isBare: false },
  openingMarks: { question: '', exclamation: '' },
  losses: {
    possessive: { opening: 0.7, afterVerb: 3.6, afterPreposition: 3.6, elsewhere: 1.4 },
    openingArticle: { own: { o: 4, a: 4 }, other: 0.9 },
    articleAfterNoun: 0.6,
    article: 3.7,
    relativeAfterCount: 0.65,
    speaker: 0.1,
    speakerBeforeAuxiliary: 0.1,
  },
  pluralEndings: [
    [/(?:oes|aes|aos)$/, 'ao'],
    [/eis$/, 'el'],
    [/ais$/, 'al'],
    [/ns$/, 'm'],
    [/(?<=[rz])es$/, ''],
    ...endingsOfE,
  ],
  diminutive: /^(\p{L}{2,}?)z?inh([oa])s?$/u,
  ownPast: /[^aeiou]ei$/,
  detection: {
    spelling: everyLetter(
      /[ãõçâêô]|\b(não|uma?|com|em|dos?|das?|são|você|meu|minha|fiz|mais|melhor|jogo|vídeo sobre|zero|fazer|noite|cidade|dinheiro|muito|até|também|ainda|hoje|melhores|faz|fazem|tem|quem|isso|essa|esse|foi|pra|pelo|pela|ou|ao|eu|seu|sua|vai|depois|onde|coisas?)\b|\w(ção|ções|inh[oa]s?|agem|ei|ou)\b|lh[aeo]|vale a pena|\w(?:[ai]dade|agem|agens)\b|\b(sobre|para|por|com|como) (?:o|os|a|as) (?=\p{L}{3})|^(?:o|os) (?=\p{L}{3})|[áéíóú][bcdfglmnprstvz]{1,2}[iu][aoe]s?\b|[íáúó]ve(?:l|is)\b|\weir[oa]s?\b|(?:(?<!ca)c|[mnpt])ao\b|\wss(?:[ao]s?|e)\b|\w[^aeiou\s][ei]u\b|[aou]iu\b/gu,
    ),
    ending: romanceEnding,
    marks: null,
    // The contraction "pelo" never follows these words; the Spanish noun (hair) does.
    absent: everyLetter(/\b(?:de|del|el|mi|tu|su|para|con|sin|y) pelo\b/g),
    sharedArticles: {
      articles: wordSet('a as'),
      other: 'en',
      nounEnding: /(?:[aou]s?|[dtmc]es?|[ae]ves?|[aei]r(?:es)?|[aeo]l|[aei]m|[ae]ns|z(?:es)?|ãs?|ão|ões)$/u,
    },
  },
  words: portugueseWords,
  expressions: portugueseExpressions,
  requests: portugueseRequests,
  titles: portugueseTitles,
  templates: portugueseTemplates,
  phrases: portuguesePhrases,
  stylePhrases: portugueseStylePhrases,
};
