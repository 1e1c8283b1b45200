import type { Lexicon } from './lexicon.ts';

export const portuguese: Lexicon = {
  language: 'pt',
  verbs: {
    remove:
      'remov(?:e|er|a|am|endo)|tir(?:a|e|ar|em|ando)|retir(?:a|e|ar)|apag(?:a|ar|ue)|exclu(?:i|ir|a)|elimin(?:a|e|ar)|delet(?:a|e|ar)|sum(?:ir|a|e) com|limp(?:a|e|ar)|sem|some com|da sumico|esconde(?:r)?|nao quero',
    add: 'adicion(?:a|e|ar)|coloc(?:a|ar)|coloque|bot(?:a|e|ar)|po(?:e|r|nha)|inser(?:e|ir)|insira|inclu(?:i|ir|a)|acrescent(?:a|e|ar)|da|quero|com|joga|desenh(?:a|e|ar)|faz(?:er)? (?:um|uma)',
    change:
      'mud(?:a|e|ar)|troc(?:a|ar)|troque|alter(?:a|e|ar)|substitu(?:i|ir|a)|transform(?:a|e|ar)|convert(?:e|er)|pint(?:a|e|ar)|color(?:e|ir)|vir(?:a|e|ar)',
    make: 'deix(?:a|e|ar)|faz(?:er)?|faca|fic(?:a|ar)|fique|torn(?:a|e|ar)|transform(?:a|e|ar)',
    write:
      'escrev(?:e|er|a)|escrito|dizendo|(?:adicion(?:a|e|ar)|coloc(?:a|ar)|coloque|bot(?:a|e|ar)|po(?:e|nha)|insir?[ae]) (?:um |o |uma |a )?(?:texto|titulo|legenda|frase|palavra)s?|texto|titulo|legenda|frase',
    fill: 'preench(?:e|er|a)|cobr(?:e|ir)|cubra',
    cut: 'cort(?:a|e|ar)|recort(?:a|e|ar)|enquadr(?:a|e|ar)|formato|proporcao',
    turn: 'gir(?:a|e|ar)|rotacion(?:a|e|ar)|rod(?:a|e|ar)|vir(?:a|e|ar) (?:\\d+|de cabeca|de lado|para a (?:direita|esquerda)|pra (?:direita|esquerda))',
    circle: 'circul(?:a|e|ar|o)',
  },
  edits: {
    'black-and-white':
      'preto (?:e|&|no|com) branco|pb|p&b|p/b|escala de cinza|tons de cinza|monocromatic[oa]|sem cor(?:es)?|noir',
    sepia: 'sepia',
    night: 'noite|noturn[oa]|de noite|a noite|anoitecer|madrugada|luar|meia ?noite',
    sunset: 'por ?do ?sol|por-do-sol|entardecer|crepusculo|nascer do sol|amanhecer|fim de tarde|sunset',
    'golden-hour': 'hora dourada|luz dourada|golden hour|hora magica',
    vintage:
      'vintage|retro|(?:filme|foto|camera) antig[oa]|antig[oa]|envelhecid[oa]|analogic[oa]|polaroid|anos (?:70|80|90)|nostalgic[oa]|kodak',
    cinematic:
      'cinematografic[oa]|cinematic[oa]?|cinema|(?:de|como|estilo) filme|hollywood|barras pretas|faixas pretas|letterbox|teal (?:and|e) orange',
    dramatic: 'dramatic[oa]|intens[oa]|epic[oa]|drama|impactante|pesad[oa]|tens[oa]|poderos[oa]',
    horror: 'terror|assustador[a]?|assombrad[oa]|macabr[oa]|sinistr[oa]|sombri[oa]|halloween|medo|horror',
    neon: 'neon|cyber ?punk|synth ?wave|vaporwave|futurist[ai]c?[oa]?|futurista',
    dreamy: 'sonhador[a]?|onirico|magic[oa]|conto de fadas|romantic[oa]|suave|eterea?o?|de sonho',
    vignette:
      'vinhet(?:a|e|as)|vignette|(?:bordas|cantos) (?:mais )?escur[oa]s|escurec(?:e|er|a) (?:as |os )?(?:bordas|cantos)|vinheta escura',
    pop: 'destaque|chamativ[oa]|chamar? (?:mais )?(?:a )?atencao|vibrante|viv[oa]|hdr|impacto|melhor(?:a|e|ar)|realc(?:a|e|ar)|turbin(?:a|e|ar)|mais qualidade|clickbait|mais interessante|profissional|mais bonit[oa]|(?:corrig|arrum|ajust)\\w* (?:a |as )?(?:luz|cor(?:es)?|iluminacao)|cores (?:mais )?vivas',
    brighten:
      'clar(?:o|a|ear|eia|eie|inho)|mais luz|ilumin(?:a|e|ar|ado|ada)|clare(?:ia|ar|ie)|brilhante|luminos[oa]|aument(?:a|e|ar) a luz|ensolarad[oa]|de dia',
    darken: 'escur(?:o|a|ecer|eca|ece|inho)|menos luz|escurec(?:e|er|a)|apagad[oa]',
    saturate: 'satur(?:a|e|ar|ado|ada)|colorid[oa]|mais cor(?:es)?|cores (?:mais )?(?:fortes|intensas)',
    desaturate:
      'dessatur(?:a|e|ar|ado|ada)|menos cor(?:es)?|desbotad[oa]|palid[oa]|lavad[oa]|cores (?:mais )?(?:fracas|suaves)|menos colorid[oa]|opac[oa]',
    warmer: 'quente(?:s)?|aquec(?:e|er|a)|calor|acolhedor[a]?',
    colder: 'fri[oa]s?|gelad[oa]|esfri(?:a|e|ar)|congelante',
    sharpen:
      'nitid[oa]s?|mais nitidez|afi(?:a|e|ar)|desembac(?:a|e|ar)|mais foco|focad[oa]|menos (?:borrad[oa]|embacad[oa]|desfocad[oa])|detalhad[oa]|mais detalhes?|definicao',
    denoise:
      'menos (?:ruido|granulado|grao)|(?:tir(?:a|e|ar)|remov(?:e|er|a)|reduz(?:a|ir)?|retir(?:a|e|ar)|diminu(?:i|ir|a)) (?:o |os )?(?:ruidos?|granulado|graos?)|suaviz(?:a|e|ar)(?: a pele)?|alis(?:a|e|ar)(?: a pele)?|sem ruido',
    grain: 'granulad[oa]|granulacao|grao de filme|graos|adicion(?:a|e|ar) ruido|chuviscos?',
    blur: 'desfoc(?:a|ar|ad[oa])|desfoque|borr(?:a|e|ar|ad[oa])|embac(?:a|e|ar|ad[oa])|blur|fora de foco|emborr(?:a|e|ar)',
    pixelate:
      'pixel(?:a|e|ar|iza|ize|izar|ad[oa]|izad[oa])|pixels|mosaico|censur(?:a|e|ar|ad[oa])|quadriculad[oa]',
    outline:
      'contorn(?:o|a|e|ar|ad[oa])|efeito (?:de )?(?:figurinha|adesivo)|traco ao redor|linha (?:branca|preta|\\w+) (?:ao redor|em volta)|borda (?:\\w+ )?(?:na pessoa|ao redor d[aoe]|em volta d[aoe]|em mim)',
    glow: 'brilho (?:\\w+ )?(?:ao redor|em volta|n[oa]s? (?:pessoa|contorno|borda)|atras)|aura|halo|glow|contraluz|brilhando|luz (?:\\w+ )?(?:ao redor|em volta|atras d)|neon (?:ao redor|em volta)',
    rain: 'chuv(?:a|as|oso|osa|endo|eiro)|chovendo|tempestade|temporal',
    snow: 'neve|nevando|nevasca|flocos(?: de neve)?|inverno',
    sparks:
      'faisc(?:a|as)|fagulhas?|brasas?|brilhinhos?|particulas(?: de fogo)?|glitter|purpurina|vaga-?lumes?|centelhas?',
    money:
      'dinheiro|grana|notas? (?:de )?(?:dolar|real|reais|cem|100)|dolares|cedulas|chuva de (?:dinheiro|grana|notas|dolares)|notas',
    'light-rays':
      'raios? de (?:luz|sol)|feixes?(?: de luz)?|raios|luz do sol|flare|raio solar|raios solares|reflexo de lente',
    fog: 'neblina|nevoa|nevoeiro|fumaca|bruma|cerracao',
    confetti: 'confetes?|festa|comemoracao|serpentinas?',
    arrow: 'setas?|flechas?',
    circle: 'circulos?|circula(?:r|ndo)?',
    flip: 'espelh(?:a|e|ar|ad[oa])|invert(?:e|er|a|id[oa])|vir(?:a|e|ar) (?:na horizontal|horizontalmente|ao contrario|de lado)|reflet(?:e|ir)',
    zoom: 'zoom|aproxim(?:a|e|ar)|mais perto|close|amplia(?:r)? (?:o |a )?(?:rosto|pessoa)',
    border: 'bordas?|moldur(?:a|as)|quadro em volta',
  },
  measures: {
    light: 'brilho|exposicao|luminosidade|luz|iluminacao|luzes|realces',
    contrast: 'contraste',
    saturation: 'saturacao|vibracao|vibrancia|cor(?:es)?|intensidade d[ae]s? cor(?:es)?',
    warmth: 'temperatura|calor',
    sharpness: 'nitidez|foco|detalhes?|definicao|textura|clareza',
    noise: 'ruidos?|granulado|graos?',
    shadow: 'sombras?|pretos',
    blur: 'desfoque|blur|bokeh|profundidade de campo',
  },
  obstacles: {
    'face-swap':
      '(?:troc|mud|substitu|coloc|bot|pon|poe)\\w*\\b.{0,20}\\b(?:rostos?|cara|cabeca|face)\\b.{0,12}\\b(?:pel[oa]|por|d[oae]|n[oa]|com)|(?:troc|substitu)\\w* (?:o |a |de |os )?(?:rostos?|cara|cabeca|face)|face ?swap|deep ?fake|(?:fica|ficar|parecid[oa]|igual) (?:com|a[o]?) (?:o |a )?(?:neymar|messi|ronaldo|elon)',
    expression:
      'sorri(?:r|a|so|ndo|dente)?|sorriso|chor(?:ar|ando|e|a)|lagrimas?|ri(?:r|ndo)|rindo|gargalh\\w+|expressao|(?:abr|fech)(?:ir|e|a|indo|ar|ando) (?:a |os |o )?(?:boca|olhos?)|boca aberta|(?:cara|rosto|expressao) de \\w+|(?:mais )?(?:surpres[oa]|chocad[oa]|assustad[oa]|com raiva|brav[oa]|zangad[oa]|felizes|feliz|triste|espantad[oa]|animad[oa])|piscando|olhando (?:para|pra)|olhe para',
    body: 'mais (?:jovem|nov[oa]|velh[oa]|mag[rt][oa]|gord[oa]|fort[e]|alt[oa]|musculos[oa])|rejuvenesc\\w+|envelhec(?:er|a|e) (?:o |a |ele|ela|me)|emagrec\\w+|engord\\w+|careca|barba|bigode|cabelos?|corte de cabelo|musculos?|pose|(?:levant|mexe|mov|cruz)\\w* (?:o |os |a |as )?(?:bracos?|maos?|pernas?)|em pe|sentad[oa]|correndo|pulando|dancando|apontando|segurando|vestid[oa]|vest(?:e|ir|indo)|roupas?|terno|fantasia|maquiagem|batom|tatuage(?:m|ns)|(?:tir|remov)\\w* (?:a |o |os )?(?:oculos|chapeu|bone|barba)|como (?:mulher|crianca|bebe|homem)|virar? (?:um |uma )?(?:zumbi|vampiro|super ?heroi|robo|monstro|bebe|gato|mulher|crianca)',
    'other-style':
      'anime|cartoon|desenho(?: animado)?|quadrinhos?|hq|manga|ghibli|pixar|disney|3d|lego|minecraft|gta|simpsons?|pintura|aquarela|esboco|rascunho|ilustracao|pixel ?art|8 ?bits?|caricatura|oleo sobre tela|van gogh|massinha|turma da monica|barbie|lapis',
    'new-place':
      '(?:fundo|cenario|atras de mim|plano de fundo).{0,20}\\b(?:praia|cidade|floresta|selva|montanhas?|espaco|escritorio|estudio|quarto|sala|rua|estadio|deserto|explosao|mar|oceano|paris|nova york|casa|mansao|academia|escola|inferno|ceu|vulcao|ilha|paisagem|natureza|galaxia|castelo|parque|cozinha|marte|lua|hospital|prisao|lugar|mundo|cenario|cena|outro|outra|diferente|novo)|(?:coloc|bot|pon|poe|lev|teletransport)\\w* (?:me |eu |ele |ela |a gente |a pessoa )(?:em|n[oa]|num|numa|para|pra)|me (?:coloc|bot|pon|poe|lev)\\w* (?:em|n[oa]|num|numa|para|pra)|(?:mud|troc)\\w* (?:o |a |de )?(?:lugar|cenario|local|ambiente)|n[oa] (?:praia|espaco|lua|marte|selva|torre eiffel)',
    perspective:
      'perspectiva|angulo|vist[oa] de (?:cima|baixo|lado|tras)|olho de peixe|de perfil|vire a cabeca|vista aerea|de frente',
    extend:
      'estend(?:e|er|a)|expand(?:e|ir|a)|ampli(?:e|ar) (?:o |a )?(?:fundo|imagem|foto|ceu|cena)|outpaint\\w*|mais (?:espaco|fundo|ceu) (?:em|n[oa]|a[o]?|d[oae])|afast(?:a|e|ar)|diminu\\w+ o zoom|corpo inteiro|complet(?:a|e|ar) (?:a |o )?(?:imagem|foto|corpo)|resto d[oae]',
    colourise:
      'coloriz(?:a|e|ar)|restaur(?:a|e|ar) (?:essa |a |esta |uma )?(?:foto|imagem)|colori(?:r|a) (?:essa |a |esta |uma )?foto (?:antiga|preto)',
    upscale:
      '4k|8k|1080p|full ?hd|alta (?:resolucao|definicao)|(?:aument|melhor)\\w* (?:a )?resolucao|mais resolucao|upscale|redimension\\w+|em hd',
    'change-text':
      '(?:mud|troc|alter|substitu|corrig|traduz|edit)\\w* (?:o |a |esse |este |as |essa )?(?:texto|titulo|palavras?|legenda|frase|letras?|fonte|numero|placa)\\b(?! (?:da camis))|texto (?:para|em) (?:ingles|portugues|espanhol)|outra fonte',
  },
  things: {
    background:
      'fundos?|plano de fundo|background|cenario|tudo atras|atras d[aoe]?(?: mim| la| ele|le)?|ao redor d[aoe]|resto da (?:imagem|foto)',
    subject:
      'mim|ele|ela|eles|pessoas?|homem|mulher|menin[oa]|garot[oa]|cara principal|rapaz|moca|personagem|sujeito|jogador[a]?|modelo|produto|objeto|principal|primeiro plano|youtuber|corpo',
    picture:
      'imagem|foto|fotografia|figura|thumb(?:nail)?|miniatura|capa|tudo|isso|isto|toda|inteir[oa]|tela|cena|video',
    text: 'texto|titulo|legenda|frase|palavras?|letreiro|marca d.?agua|logo(?:tipo|marca)?|placa',
    letters: 'letras?|fonte|tipografia|texto|maiusculas?',
    tones:
      'tons?|tonalidade|matiz|filtro|clima|atmosfera|luz|iluminacao|ambiente|paleta|visual|cor(?:es)?|tinge|tingir|grading|toque',
    gradient: 'degrade|gradiente',
    transparent: 'transparente|transparencia|png|sem fundo',
    square: 'quadrad[oa]|1 ?: ?1|1 ?x ?1|instagram|foto de perfil',
    upright: 'vertical|retrato|9 ?: ?16|shorts|tik ?tok|reels?|stor(?:y|ies)|celular|4 ?: ?5',
    wide: '16 ?: ?9|16 ?x ?9|paisagem|widescreen|youtube',
    bars: 'barras?|faixas?',
    effect: 'efeitos?|filtros?|estilo|visual|vibe|clima|cara|jeito|atmosfera|estetica|toque|ar',
  },
  colors: {
    red: 'vermelh[oa]s?|avermelhad[oa]s?',
    orange: 'laranjas?|alaranjad[oa]s?',
    yellow: 'amarel[oa]s?|amarelad[oa]s?',
    green: 'verdes?|esverdead[oa]s?',
    teal: 'turquesa|verde[ -]?agua|azul[ -]?petroleo',
    cyan: 'ciano|azul[ -]?claro|azul ceu',
    blue: 'azu(?:l|is)|azulad[oa]s?',
    navy: 'azul[ -]?(?:marinho|escuro)',
    purple: 'rox[oa]s?|violeta|lilas|arroxead[oa]s?|magenta',
    pink: 'rosas?|cor de rosa|rosad[oa]s?|pink',
    brown: 'marro(?:m|ns)|castanh[oa]s?',
    beige: 'bege|creme|areia',
    black: 'pret[oa]s?|negr[oa]s?',
    white: 'branc[oa]s?',
    gray: 'cinzas?|acinzentad[oa]s?',
    gold: 'dourad[oa]s?|ouro',
    silver: 'pratead[oa]s?|prata|cromad[oa]',
  },
  places: {
    top: 'em cima|topo|acima|cima|no alto|superior|parte de cima',
    bottom: 'embaixo|em baixo|abaixo|baixo|inferior|rodape|parte de baixo',
    left: 'esquerd[oa]',
    right: 'direit[oa]',
    middle: 'meio|centro|central(?:izad[oa])?',
    vertical: 'vertical(?:mente)?|na vertical|de cabeca (?:para|pra) baixo|ponta cabeca',
    upsideDown: 'de cabeca (?:para|pra) baixo|ponta cabeca|180',
    here: 'aqui|ai|nesse lugar|neste lugar',
  },
  degrees: {
    little:
      'um pou(?:co|quinho)|pouco|leve(?:mente)?|sutil(?:mente)?|de leve|suave(?:mente)?|discret[oa]|ligeiramente|um toque|tantinho|tiquinho',
    much: 'muit[oa]s?|bem|bastante|super|demais|extremamente|totalmente|fortemente|forte|intensamente|ultra|maximo|pra caramba|hiper|completamente',
    more: 'mais|aument(?:a|e|ar)|elev(?:a|e|ar)|sub(?:a|ir|e)|realc(?:a|e|ar)|intensific(?:a|ar)|adicion(?:a|e|ar)|melhor(?:a|e|ar)|da mais',
    less: 'menos|reduz(?:a|ir|e)?|diminu(?:i|ir|a)|abaix(?:a|e|ar)|baix(?:a|e|ar)|tir(?:a|e|ar)|remov(?:e|er|a)|sem|nao (?:tao|muito)|suaviz(?:a|e|ar)|cort(?:a|e|ar)',
  },
  excess:
    '(?:esta|ta|ficou|tao)(?: (?:muito|tao|meio|bem|um pouco))?|e (?:muito|tao)|demais|excessivamente|exagerad[oa]mente',
  conjunctions: 'e|depois|entao|tambem|mas|porem|alem disso|e depois|e tambem|&|\\+|em seguida',
  units: ['preto (?:e|&) branco', 'p ?& ?b', 'teal (?:and|e) orange', 'tik ?tok', 'da (?:um )?zoom'],
  determiners:
    'o|a|os|as|um|uma|uns|umas|este|esta|esse|essa|estes|estas|isso|meu|minha|seu|sua|dele|dela|nosso|nossa|algum|alguma',
  prepositions:
    'de|do|da|dos|das|em|no|na|nos|nas|num|numa|por|pelo|pela|para|pra|pro|ao|aos|com|entre|sobre|atraves|como|dentro|perto|ao redor|em volta',
  intoScene:
    '(?:na frente d[aoe]|atras d[aoe]|ao lado d[aoe]|do lado d[aoe]|segurando|n[ao]s? (?:minha |sua )?(?:mao|maos|ombro|cabeca|colo|mesa|rua|parede|chao)|dirigindo|vestindo|usando|sentad[oa]|estacionad[oa]|atacando|explodindo|comendo|em cima d[aoe])',
  realistic: 'realist[ai]c?[oa]?|realista|real|de verdade|foto(?:grafia)? de|detalhad[oa]|gerad[oa]',
  filler:
    'por favor|pfv|pf|pls|voce|vc|pode|poderia|consegue|eu|quero|queria|gostaria|preciso|que|seja|ficar|fique|parecer|pareca|pareco|como se|tipo|so|apenas|agora|ai|oi|ola|a|o|as|os|um|uma|de|do|da|dos|das|em|no|na|nos|nas|para|pra|com|e|foi|esta|ta|tem|ter|ser|ao|essa|esse|isso|imagem|foto|thumb|thumbnail|miniatura|video|mais|cor|cores|efeito|estilo|clima|tom|tons|visual|bonit[oa]|legal|top|melhor|otim[oa]|perfeit[oa]|profissional|parte|area|selecionad[oa]|selecao|inteir[oa]|tod[oa]|tudo|grande|pequen[oa]|caindo|voando|forte|lis[oa]|solid[oa]|ainda|mantenha|mantem|mas|por|obrigad[oa]|favor|faz|faca|deixa|deixe|coloca|coloque|usa|use|aplica|aplique|dar|da|de',
};
