import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  language: 'es',
  verbs: {
    remove:
      'quit(?:a|e|ar|ale|arle|alo|ame|en|ando)|elimin(?:a|e|ar|alo|ale)|borr(?:a|e|ar|alo|ame|ale)|sac(?:a|ar|ale|alo)|saque|suprim(?:e|ir)|remuev(?:e|a)|remover|desaparec(?:e|er)|haz desaparecer|limpi(?:a|e|ar)|sin|oculta(?:r)?|esconde(?:r)?|no quiero|deshazte de',
    add: 'agreg(?:a|ar|ale|alo|ame)|agregue|anad(?:e|ir|ele|elo|eme|a)|pon(?:le|er|ga|gale|erle|me|lo|la)?|coloc(?:a|ar|ale|alo)|coloque|insert(?:a|ar)|inclu(?:ye|ir)|met(?:e|er|ele)|da(?:le|me)|quiero|con|echa(?:le)?|dibuj(?:a|e|ar)|haz (?:un|una)',
    change:
      'cambi(?:a|e|ar|ale|alo|ame|arle)|reemplaz(?:a|ar|alo)|reemplace|sustitu(?:ye|ir)|transform(?:a|e|ar|alo|ame)|conviert(?:e|elo|ela|eme|a)|convertir|modific(?:a|ar)|pint(?:a|e|ar|alo)|colore(?:a|ar)|tin(?:e|elo|a)|tenir',
    make: 'haz(?:lo|la|me|le|que)?|hacer(?:lo|la)?|haga|hacela|hacelo|dej(?:a|alo|ala|ar|e)|que (?:sea|parezca|quede|se vea|este|tenga)|vuelv(?:e|elo|ela)|torn(?:a|ar)|pon(?:lo|la)',
    write:
      'escrib(?:e|ir|a|ele)|escrito|que diga|diciendo|(?:agreg(?:a|ar|ale)|anad(?:e|ir|ele)|pon(?:le|er|ga)?|coloc(?:a|ar)|met(?:e|er|ele)|insert(?:a|ar)) (?:un |el |una |la )?(?:texto|titulo|letrero|frase|palabra|leyenda)s?|texto|titulo|letrero|frase|leyenda',
    fill: 'rellen(?:a|ar|alo|e)|cubr(?:e|ir|elo)|tapa(?:r|lo)?',
    cut: 'recort(?:a|e|ar|alo|ala)|cort(?:a|e|ar)|encuadr(?:a|ar)|formato|proporcion',
    turn: 'gir(?:a|e|ar|alo|ala)|rot(?:a|e|ar|alo|ala)|volte(?:a|ar|alo) (?:\\d+|de cabeza|boca abajo)|dar? (?:la )?vuelta',
    circle: 'circul(?:o|a)|encierr(?:a|e)|rode(?:a|ar)',
  },
  edits: {
    'black-and-white':
      'blanco (?:y|&|con) negro|negro y blanco|b(?: ?/ ?| ?y ?| ?& ?)n|escala de grises|grises|monocromatic[oa]|monocromo|sin color(?:es)?|noir',
    sepia: 'sepia',
    night: 'noche|nocturn[oa]|de noche|anochecer|medianoche|luz de (?:la )?luna|madrugada',
    sunset: 'atardecer|puesta de(?:l)? sol|ocaso|crepusculo|amanecer|salida del sol',
    'golden-hour': 'hora dorada|luz dorada|golden hour|hora magica',
    vintage:
      'vintage|retro|(?:foto|pelicula|camara|cine|peli) (?:antigua|antiguo|viej[oa])|antigu[oa]|viej[oa]|envejecid[oa]|analogic[oa]|polaroid|(?:anos )?(?:70|80|90)s?|nostalgic[oa]|kodak',
    cinematic:
      'cinematografic[oa]|cinematic[oa]?|cine|(?:de|como|estilo|tipo) (?:una )?(?:pelicula|peli)|hollywood|(?:barras|franjas|bandas) negras|letterbox|teal and orange',
    dramatic: 'dramatic[oa]|intens[oa]|epic[oa]|drama|impactante|poderos[oa]|dramatismo|tens[oa]',
    horror:
      'terror|miedo|aterrador[a]?|tenebros[oa]|siniestr[oa]|macabr[oa]|embrujad[oa]|halloween|horror|espeluznante|escalofriante',
    neon: 'neon|cyber ?punk|ciberpunk|synth ?wave|vaporwave|futurista',
    dreamy: 'oniric[oa]|de ensueno|ensueno|magic[oa]|cuento de hadas|romantic[oa]|eterea?o?|suave',
    vignette:
      'vinet(?:a|e|eado|as)|vineteado|vignette|(?:bordes|esquinas) (?:mas )?oscur[oa]s|oscurec(?:e|er) (?:los |las )?(?:bordes|esquinas)',
    pop: 'resalt(?:a|e|an|en|ar|ante)|destaque|destac(?:a|ar)|llamativ[oa]|llame (?:mas )?la atencion|vibrante|viv[oa]s?|hdr|impacto|mejor(?:a|e|ar|ala|alo)|realz(?:a|ar)|mas calidad|clickbait|profesional|mas bonit[oa]|(?:corrig|arregl|ajust)\\w* (?:la |los )?(?:luz|color(?:es)?|iluminacion)|colores (?:mas )?vivos|potente',
    brighten:
      'brillante|clar(?:o|a|ito)|luminos[oa]|mas luz|ilumin(?:a|e|ar|ado|ada|alo|ala|ale)|aclar(?:a|e|ar|alo|ala)|alumbr(?:a|ar)|solead[oa]|de dia',
    darken:
      'oscur(?:o|a|ito|ecer|ece|ecelo|ezca|ecela)|menos luz|oscurec(?:e|er|elo)|apagad[oa]|tenue|penumbra',
    saturate: 'satur(?:a|e|ar|ado|ada)|colorid[oa]|mas color(?:es)?|colores (?:mas )?(?:fuertes|intensos)',
    desaturate:
      'desatur(?:a|e|ar|ado|ada)|menos color(?:es)?|descolorid[oa]|desvaid[oa]|palid[oa]|lavad[oa]|colores (?:mas )?(?:suaves|apagados)|menos saturad[oa]',
    warmer: 'calid[oa]s?|caliente|mas calor|acogedor[a]?',
    colder: 'fri[oa]s?|helad[oa]|enfri(?:a|ar)|congelad[oa]',
    sharpen:
      'nitid[oa]s?|mas nitidez|enfoc(?:a|ar|ad[oa]|alo)|afil(?:a|ar)|definid[oa]|menos (?:borros[oa]|desenfocad[oa])|detallad[oa]|mas detalles?|mas definicion',
    denoise:
      'menos (?:ruido|grano)|(?:quit(?:a|e|ar|ale)|reduc(?:e|ir|ele)|elimin(?:a|ar)|baj(?:a|ar|ale)) (?:el |los )?(?:ruido|grano|granulado)|suaviz(?:a|ar|ale|ame)(?: la piel)?|alis(?:a|ar)(?: la piel)?|sin ruido',
    grain: 'granulad[oa]|grano(?: de (?:pelicula|cine|film))?|agreg(?:a|ar)(?:le)? ruido',
    blur: 'desenfo(?:ca|que|car|cad[oa]|calo|cala)|difumin(?:a|e|ar|ad[oa]|alo|ala)|borros[oa]|emborron(?:a|ar)|blur|fuera de foco|desdibuj(?:a|ar)|difum(?:a|ar)',
    pixelate: 'pixel(?:a|e|ar|ea|ear|alo|ala|ad[oa]|iza|izar|es)|mosaico|censur(?:a|e|ar|ad[oa]|ale|alo)',
    outline:
      'contorn(?:o|ea|ear)|silueta|efecto (?:de )?(?:sticker|pegatina|calcomania)|linea (?:blanca|negra|\\w+) alrededor|borde (?:\\w+ )?(?:alrededor|a la persona|en la persona|al personaje|en (?:mi|el personaje|la silueta))|perfila(?:r)?|delinea(?:r|do)?',
    glow: 'resplandor|aura|halo|glow|brillo (?:\\w+ )?(?:alrededor|detras|en (?:el contorno|la persona|el borde))|contraluz|luz (?:\\w+ )?(?:alrededor|detras)|que brille|brillando|neon alrededor',
    rain: 'lluvi(?:a|as|oso|osa)|lloviendo|tormenta|aguacero|que llueva',
    snow: 'niev(?:e|a)|nevando|nevad[oa]|copos(?: de nieve)?|invierno|ventisca|que nieve',
    sparks:
      'chispas?|brasas?|ascuas?|destellos?|particulas(?: de fuego)?|purpurina|brillantina|luciernagas?|brillitos?',
    money:
      'dinero|billetes?|dolares|plata cayendo|lluvia de (?:dinero|billetes|dolares|plata)|lana cayendo|pasta cayendo',
    'light-rays':
      'rayos? de (?:luz|sol)|haz de luz|haces de luz|rayos|luz (?:del|de) sol|destello de lente|flare|rayos solares',
    fog: 'niebla|neblina|bruma|humo|calima',
    confetti: 'confeti|confetis|fiesta|celebracion|serpentinas?|papelitos',
    arrow: 'flechas?',
    circle: 'circulos?|encierra(?:lo)?(?: en un circulo)?',
    flip: 'espej(?:o|ea|ear)|voltea(?:r|la|lo)?|inviert(?:e|elo|ela)|invertir|refleja(?:r|da|do)?|en espejo|dale la vuelta',
    zoom: 'zoom|acerc(?:a|ar|ate|alo|ala)|mas cerca|primer plano|aproxima(?:r)?|amplia(?:r)? (?:la )?(?:cara|persona)',
    border: 'bordes?|marco|recuadro|enmarca(?:r|lo)?',
  },
  measures: {
    light: 'brillo|exposicion|luminosidad|luz|iluminacion|luces',
    contrast: 'contraste',
    saturation: 'saturacion|vibracion|viveza|color(?:es)?|intensidad d(?:el?|e los) color(?:es)?',
    warmth: 'temperatura|calidez',
    sharpness: 'nitidez|enfoque|detalles?|definicion|textura|claridad',
    noise: 'ruido|grano|granulado',
    shadow: 'sombras?|negros',
    blur: 'desenfoque|blur|bokeh|profundidad de campo',
  },
  obstacles: {
    'face-swap':
      '(?:cambi|reemplaz|sustitu|pon|coloc|intercambi)\\w*\\b.{0,20}\\b(?:caras?|rostros?|cabezas?)\\b.{0,12}\\b(?:por|de|con|a|del)|(?:cambi|reemplaz|sustitu|intercambi)\\w* (?:la |el |las |los |mi )?(?:caras?|rostros?|cabezas?)|face ?swap|deep ?fake|que (?:se parezca|parezca) a \\w+',
    expression:
      'sonri(?:e|a|endo|sa)|sonreir|sonrisa|llor(?:ar|ando|e)|lagrimas?|rei(?:r|rse)|rie|riendo(?:se)?|expresion|(?:abr|cierr|cerr)(?:ir|a|e|ar|iendo|ando|ele|ale) (?:la |los |el )?(?:boca|ojos?)|boca abierta|(?:cara|rostro|expresion) de \\w+|(?:mas )?(?:sorprendid[oa]|asustad[oa]|enojad[oa]|enfadad[oa]|feliz|felices|triste|emocionad[oa]|asombrad[oa]|impactad[oa])|guinando|mirando (?:a|hacia)|mire a',
    body: 'mas (?:joven|viej[oa]|delgad[oa]|flac[oa]|gord[oa]|fuerte|alt[oa]|musculos[oa]|guap[oa])|rejuvenec\\w+|envejec(?:e|er) (?:a |la cara|el rostro)|adelgaz\\w+|engord\\w+|calv[oa]|barba|bigote|pelo|cabello|peinado|corte de pelo|musculos?|pose|(?:levant|muev|mov|cruz)\\w* (?:el |los |la |las )?(?:brazos?|manos?|piernas?)|de pie|sentad[oa]|corriendo|saltando|bailando|apuntando|senalando|sosteniendo|vestid[oa]|ropa|traje|disfraz|maquillaje|labial|tatuajes?|(?:quit|sac)\\w* (?:las |los |el |la )?(?:gafas|lentes|sombrero|gorra|barba)|como (?:mujer|nino|bebe|hombre)|en (?:un |una )?(?:zombi|zombie|vampiro|super ?heroe|robot|monstruo|bebe|gato|mujer|nino)',
    'other-style':
      'anime|cartoon|caricatura|dibujo(?: animado)?|dibujos animados|comic|historieta|manga|ghibli|pixar|disney|3d|lego|minecraft|gta|simpsons?|pintura|acuarela|boceto|ilustracion|pixel ?art|8 ?bits?|oleo|van gogh|plastilina|barbie|lapiz',
    'new-place':
      '(?:fondo|escenario|detras de mi).{0,20}\\b(?:playa|ciudad|bosque|selva|montanas?|espacio|oficina|estudio|cuarto|habitacion|calle|estadio|desierto|explosion|mar|oceano|paris|nueva york|casa|mansion|gimnasio|escuela|infierno|cielo|volcan|isla|paisaje|naturaleza|galaxia|castillo|parque|cocina|marte|luna|hospital|carcel|lugar|mundo|escena|otro|otra|diferente|nuevo)|(?:pon|coloc|llev|teletransport|met)\\w*me (?:en|a|frente)|(?:cambi)\\w* (?:el |la |de )?(?:lugar|escenario|sitio|ambiente)|en (?:la |el )?(?:playa|espacio|luna|marte|selva|torre eiffel)',
    perspective:
      'perspectiva|angulo|vist[oa] desde|desde (?:arriba|abajo|atras|el lado)|ojo de pez|de perfil|vista aerea|gira(?:r)? la cabeza|de frente',
    extend:
      'extiend(?:e|a|elo)|extender|expand(?:e|ir|elo)|ampli(?:a|ar) (?:el |la )?(?:fondo|imagen|foto|cielo|escena)|outpaint\\w*|mas (?:espacio|fondo|cielo) (?:en|a|al|arriba|abajo|alrededor)|alej(?:a|ar|alo)|cuerpo (?:entero|completo)|complet(?:a|ar) (?:la |el )?(?:imagen|foto|cuerpo)|resto d',
    colourise:
      'coloriz(?:a|ar)|restaur(?:a|ar|ame) (?:esta |la |una )?(?:foto|imagen)|colorea(?:r)? (?:esta |la |una )?foto (?:antigua|vieja|en blanco)',
    upscale:
      '4k|8k|1080p|full ?hd|alta (?:resolucion|definicion)|(?:aument|mejor|sub)\\w* (?:la )?resolucion|mas resolucion|upscale|redimension\\w+|en hd|escalar',
    'change-text':
      '(?:cambi|reemplaz|sustitu|corrig|traduc|edit|modific)\\w* (?:el |la |este |ese |las |esta |los )?(?:texto|titulo|palabras?|letrero|frase|letras?|fuente|numero|cartel)|texto (?:al|a|en) (?:ingles|portugues|espanol)|otra fuente',
  },
  things: {
    background:
      'fondos?|background|detras d(?:e mi|e el|el?)|lo de atras|alrededores|todo lo demas|resto de la (?:imagen|foto)',
    subject:
      'ella|ellos|nosotros|personas?|hombre|mujer|chic[oa]|nin[oa]|tipo|personaje|sujeto|jugador[a]?|modelo|producto|objeto|principal|primer plano|youtuber|cuerpo',
    picture:
      'imagen|foto|fotografia|figura|thumb(?:nail)?|miniatura|portada|todo|esto|eso|toda|enter[oa]|pantalla|escena|video',
    text: 'texto|titulo|letrero|frase|palabras?|leyenda|marca de agua|logo(?:tipo)?|cartel',
    letters: 'letras?|fuente|tipografia|texto|mayusculas?',
    tones:
      'tonos?|tonalidad|matiz|filtro|ambiente|atmosfera|luz|iluminacion|paleta|look|color(?:es)?|tinte|aire|toque',
    gradient: 'degradad[oa]|gradiente|degrade',
    transparent: 'transparente|transparencia|png|sin fondo',
    square: 'cuadrad[oa]|cuadro|1 ?: ?1|1 ?x ?1|instagram|foto de perfil',
    upright:
      'vertical|retrato|9 ?: ?16|shorts|tik ?tok|reels?|historias?|stor(?:y|ies)|celular|movil|4 ?: ?5',
    wide: '16 ?: ?9|16 ?x ?9|horizontal|panoramic[oa]|widescreen|youtube',
    bars: 'barras?|franjas?|bandas?',
    effect: 'efectos?|filtros?|estilo|look|vibra|aire|ambiente|atmosfera|estetica|toque|aspecto',
  },
  colors: {
    red: 'roj[oa]s?|rojiz[oa]s?',
    orange: 'naranjas?|anaranjad[oa]s?',
    yellow: 'amarill[oa]s?|amarillent[oa]s?',
    green: 'verdes?|verdos[oa]s?',
    teal: 'turquesa|verde agua|aguamarina',
    cyan: 'cian|celeste|azul claro|azul cielo',
    blue: 'azul(?:es)?|azulad[oa]s?',
    navy: 'azul (?:marino|oscuro)',
    purple: 'morad[oa]s?|violeta|lila|purpura|magenta',
    pink: 'rosas?|rosad[oa]s?|fucsia',
    brown: 'marron(?:es)?|cafe|castan[oa]s?',
    beige: 'beige|crema|arena',
    black: 'negr[oa]s?',
    white: 'blanc[oa]s?',
    gray: 'gris(?:es)?|grisace[oa]s?',
    gold: 'dorad[oa]s?|oro',
    silver: 'platead[oa]s?|plata|cromad[oa]',
  },
  places: {
    top: 'arriba|encima|superior|parte de arriba|en lo alto',
    bottom: 'abajo|debajo|inferior|parte de abajo|al pie',
    left: 'izquierd[oa]',
    right: 'derech[oa]',
    middle: 'medio|centro|central|centrad[oa]',
    vertical: 'vertical(?:mente)?|en vertical|de cabeza|boca abajo',
    upsideDown: 'de cabeza|boca abajo|180',
    here: 'aqui|ahi|en este lugar',
  },
  degrees: {
    little:
      'un po(?:co|quito)|poco|leve(?:mente)?|sutil(?:mente)?|ligera(?:mente)?|suave(?:mente)?|discret[oa]|un toque|tantito|algo',
    much: 'muy|much[oa]s?|bastante|super|demasiado|extremadamente|totalmente|fuerte(?:mente)?|intensamente|ultra|maximo|bien|completamente|un monton',
    more: 'mas|aument(?:a|ar|ale|e)|sub(?:e|ir|ele)|elev(?:a|ar)|realz(?:a|ar)|intensific(?:a|ar)|agreg(?:a|ar|ale)|mejor(?:a|ar)|dale mas',
    less: 'menos|reduc(?:e|ir|ele)|baj(?:a|ar|ale|e)|disminu(?:ye|ir)|quit(?:a|ar|ale)|elimin(?:a|ar)|sin|no tan|no muy|suaviz(?:a|ar)|cort(?:a|ar)',
  },
  excess:
    'demasiad[oa]|(?:esta|se ve|quedo|salio|es|son|luce)(?: (?:muy|tan|demasiado|medio|un poco|bastante))?|tan',
  conjunctions: 'y|e|luego|despues|tambien|pero|ademas|y luego|y tambien|&|\\+|despues de eso',
  units: ['blanco (?:y|&) negro', 'negro y blanco', 'b ?(?:y|&) ?n', 'teal and orange', 'tik ?tok'],
  determiners:
    'el|la|los|las|lo|un|una|unos|unas|este|esta|ese|esa|estos|estas|esos|esas|mi|mis|su|sus|tu|nuestro|nuestra|algun|alguna',
  prepositions:
    'de|del|en|a|al|por|para|con|sobre|entre|alrededor|hacia|desde|como|dentro|cerca|por encima|por todas',
  intoScene:
    '(?:delante de|enfrente de|frente a|detras de|al lado de|junto a|sosteniendo|en (?:mi |su |la |el )?(?:mano|manos|hombro|cabeza|mesa|calle|pared|suelo|piso)|manejando|conduciendo|montando|usando|vistiendo|sentad[oa]|estacionad[oa]|aparcad[oa]|atacando|explotando|comiendo|encima de)',
  realistic: 'realista|real|de verdad|foto(?:grafia)? de|detallad[oa]|generad[oa]',
  filler:
    'por favor|porfa|pls|puedes|podrias|puede|yo|quiero|quisiera|necesito|me gustaria|que|sea|se|vea|parezca|quede|tenga|como|como si|solo|ahora|hola|oye|el|la|los|las|un|una|de|del|en|a|al|para|con|y|es|esta|tiene|tener|ser|lo|le|me|mi|esa|ese|esto|imagen|foto|thumbnail|miniatura|portada|video|mas|color|colores|efecto|estilo|tono|tonos|look|ambiente|aire|bonit[oa]|genial|chul[oa]|mejor|perfect[oa]|profesional|parte|zona|area|seleccionad[oa]|seleccion|enter[oa]|tod[oa]|todo|grande|pequen[oa]|cayendo|volando|fuerte|lis[oa]|solid[oa]|aun|mant[ei]n|pero|por|gracias|favor|haz|hazlo|hazla|hazme|pon|ponle|ponlo|ponla|dale|usa|aplica|aplicale|dejalo|dejala|dar|foto|estilo|toque',
};
