import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  language: 'en',
  verbs: {
    remove:
      "remov(?:e|ing)|delet(?:e|ing)|eras(?:e|ing)|get rid of|getting rid of|take (?:away|out|off)|clean up|hide|without|wipe out|clear|lose the|cut ?out the (?:logo|text|watermark)|i (?:don'?t|do not) want|no more|edit out|photoshop out",
    add: 'add(?:ing)?|put(?:ting)?|place|insert|include|give (?:it|me|him|her|them)|overlay|throw in|draw|sprinkle|i want|with',
    change: 'chang(?:e|ing)|replac(?:e|ing)|swap|switch|turn|convert|recolou?r|colou?r|paint|dye|tint',
    make: 'mak(?:e|ing)|set|turn|let it be|should be|render',
    write:
      'writ(?:e|ing)|add (?:a |the |some )?(?:big |bold |large )?(?:text|title|caption|headline|words?|label)|text|title|caption|headline|saying|that says|says',
    fill: 'fill(?:ed)?|cover|paint over',
    cut: 'crop(?:ped)?|trim|cut (?:it )?(?:to|into|down)|reframe|aspect ratio|format',
    turn: 'rotat(?:e|ed|ion)|turn (?:it |the (?:image|photo|picture) )?(?:\\d+|clockwise|sideways|upside|to the (?:left|right))|turn around',
    circle: 'circle|ring around',
  },
  edits: {
    'black-and-white':
      'black ?(?:and|&|n) ?white|b ?& ?w|bnw|b/w|grayscale|greyscale|gray ?scale|monochrome|desaturate (?:it )?(?:completely|fully)|noir|colou?rless',
    sepia: 'sepia',
    night: 'night(?: ?time)?|midnight|moon ?light|moonlit|at night',
    sunset: 'sun ?set|sun ?down|dusk|sun ?rise|dawn',
    'golden-hour': 'golden ?hour|golden light|magic hour',
    vintage:
      'vintage|retro|vhs|90s|old look|old (?:film|photo|movie|school|camera)|film look|analog(?:ue)?|polaroid|70s|80s film|nostalgic|kodak|aged',
    cinematic:
      'cinematic|cinema|movie (?:look|style|like|scene|vibes?)|like a movie|filmic|hollywood|teal (?:and|&) orange|orange (?:and|&) teal|letter ?box|black bars|movie bars',
    dramatic: 'dramatic|intense|epic|moody|gritty|more drama|powerful|edgy',
    horror: 'horror|scary|spooky|creepy|haunted|eerie|sinister|halloween',
    neon: 'neon|cyber ?punk|synth ?wave|vapor ?wave|futuristic',
    dreamy: 'dreamy|soft (?:glow|light|look)|ethereal|magical|fairy ?tale|romantic',
    vignette:
      'vignett(?:e|ing)|dark(?:en(?:ed)?)? (?:the )?(?:edges|corners|borders)|(?:edges|corners) darker',
    pop: 'pop|pop out|stand out|eye ?catching|vivid|vibrant|punchy|hdr|better quality|look better|improve|enhance|click ?bait(?:y)?|professional|look (?:good|nice|cool|great|amazing|awesome)|(?:fix|correct) the (?:light(?:ing)?|colou?rs)|auto|more interesting|crisp colou?rs',
    brighten:
      'bright(?:er|en(?:ed)?)?|lighter|lighten|light up|illuminate|lit|expose|overexpose|glow up|well lit|day ?light|sunny|sunnier',
    darken: 'dark(?:er|en(?:ed)?)?|dim(?:mer)?|gloomy|low key',
    contrast: 'contrasty',
    saturate: 'saturated?|colou?rful|more colou?rs?|richer colou?rs?|boost (?:the )?colou?rs?',
    desaturate: 'desaturated?|muted|washed ?out|faded|pale|less colou?rs?|less colou?rful|dull',
    warmer: 'warm(?:er|th)?|warm up|cozy|cosy',
    colder: 'cold(?:er)?|cool(?:er)?|icy|frosty|cool down',
    sharpen:
      'sharp(?:er|en(?:ed)?)?|crisp(?:er)?|unblur|deblur|in focus|clearer|more detail(?:ed|s)?|clarity|less blurry',
    denoise:
      'denoise|reduce noise|less (?:noise|grain|noisy|grainy)|clean up the noise|remove (?:the )?(?:noise|grain)|smooth(?:er|en)?(?: (?:the )?skin)?|soften (?:the )?skin',
    grain: 'film grain|grainy|grain|add noise|noisy',
    blur: 'blur(?:red|ry|ring)?|out of focus|soft focus|defocus|censor with blur|unfocus',
    pixelate: 'pixel(?:ate|ated|ize|lated|late|s)?|mosaic|censor(?:ed)?',
    outline:
      'outlin(?:e|ed)|stroke|contour|white border around (?:me|him|her|them|the (?:person|subject|man|woman|guy|girl|product|character))|sticker (?:effect|outline|style)|cut ?out (?:effect|style)',
    glow: 'glow(?:ing)?|aura|halo|neon outline|rim light|back ?light(?:ing)?|luminous',
    rain: 'rain(?:y|ing|drops)?|storm(?:y)?|downpour',
    snow: 'snow(?:y|ing|fall|flakes)?|winter|blizzard',
    sparks: 'sparks?|embers?|sparkl(?:e|es|y)|fire particles|particles|glitter|fireflies|magic dust',
    money: 'money(?: rain)?|cash|dollars?|dollar bills|bank ?notes|bills|make it rain money',
    'light-rays':
      'light rays?|rays? of light|sun ?rays|god ?rays|rays|light beams?|beams? of light|sun ?beams?|lens flare|flare|sun ?burst|sun ?light',
    fog: 'fog(?:gy)?|mist(?:y)?|haz(?:e|y)|smok(?:e|y)',
    confetti: 'confetti|party|celebration|streamers',
    arrow: 'arrows?',
    circle: 'circles?|ring around',
    flip: 'flip(?:ped)?|mirror(?:ed)?|reverse (?:it|the (?:image|photo|picture))|invert (?:it )?(?:horizontally|vertically)',
    zoom: 'zoom(?:ed)?(?: ?in)?|close ?up|closer|bigger (?:face|subject)|punch in|enlarge (?:me|him|her|the (?:face|subject|person))',
    border: 'border|frame|edge line|edging',
  },
  measures: {
    light: 'brightness|exposure|light(?:ing|s)?|luminosity|highlights?',
    contrast: 'contrast',
    saturation: 'saturation|vibrance|vibrancy|colou?r intensity|colou?rs?',
    warmth: 'warmth|temperature',
    sharpness: 'sharpness|focus|details?|definition|texture',
    noise: 'noise|grain',
    shadow: 'shadows?|blacks',
    blur: 'blur|bokeh|depth of field',
  },
  obstacles: {
    'face-swap':
      "(?:swap|replace|change|switch|put)\\b.{0,24}\\b(?:faces?|head)\\b.{0,12}\\b(?:with|for|by|to|on|onto)|face ?swap|put (?:my|his|her|\\w+'?s?) (?:face|head) on|deep ?fake|swap (?:the |my |his |her )?faces?|look like (?:elon|mr ?beast|messi|ronaldo|trump|\\w+ \\w+ the actor)",
    expression:
      'smil(?:e|es|ing)|frown(?:ing)?|laugh(?:ing)?|cry(?:ing)?|tears|expression|open (?:his|her|my|their|the) (?:mouth|eyes)|close (?:his|her|my|their|the) (?:mouth|eyes)|mouth open|(?:look|looking|looks) (?:surprised|shocked|angry|happy|sad|scared|mad|amazed|excited|confused|at the camera|left|right|up|down)|surprised face|shocked face|(?:me|him|her|them|face) (?:more )?(?:surprised|shocked|angry|angrier|happy|happier|sad|sadder|scared|mad|amazed|excited)|wink(?:ing)?|raise (?:his|her|my|the) eyebrows?|change (?:the |my |his |her )?(?:emotion|mood of (?:the )?(?:person|face))|eyes? (?:open|closed)|(?:remove|take off) (?:the |his |her |my )?(?:smile|frown)',
    body: 'younger|older|age (?:me|him|her|them)|bald|beard|mustache|moustache|hair|haircut|hairstyle|muscular|muscles|muscly|buff|abs|slim(?:mer)?|thin(?:ner)?|fat(?:ter)?|skinny|taller|shorter|pose|(?:raise|lift|move|cross) (?:his|her|my|the|their) (?:arms?|hands?|legs?)|(?:standing|sitting|running|jumping|dancing|pointing|holding|kneeling)|wear(?:ing)?|dress(?:ed)? (?:him|her|me|as|in)|outfit|suit and tie|clothes|costume|makeup|make-up|lipstick|tattoos?|bigger (?:eyes|lips|nose|muscles)|(?:remove|take off) (?:the |his |her |my )?(?:clothes|shirt|glasses|hat|mask|beard)|change (?:the |my |his |her )?(?:body|gender|skin|age)|as a (?:man|woman|child|baby|kid)|into a (?:woman|man|zombie|vampire|superhero|robot|monster|baby|cat|dog|alien)',
    'other-style':
      'anime|cartoon(?:ish|ify|y)?|comic(?: ?book)?(?: style)?|manga|ghibli|pixar|disney|3d|lego|minecraft|gta|simpsons?|(?:oil |water ?colou?r )?painting|water ?colou?r|sketch|pencil drawing|drawing|illustration|clay(?:mation)?|pixel ?art|8 ?bit|caricature|art style|low poly|ai art|van gogh|line art|vector art|action figure|funko(?: pop)?|barbie|render(?:ed)? in',
    'new-place':
      '(?:background|backdrop|behind (?:me|him|her|us|them)).{0,20}\\b(?:beach|city|forest|jungle|mountains?|space|office|studio|room|street|stadium|desert|explosion|ocean|sea|paris|new york|tokyo|house|mansion|gym|school|hell|heaven|volcano|island|landscape|nature|skyline|galaxy|castle|park|kitchen|bedroom|mars|moon|city|wall|hospital|prison|jail|sky|world|place|scene|location|other|another|different|new)|(?:put|place|move|teleport|transport) (?:me|him|her|us|them|it|the \\w+) (?:in|on|at|into|onto|to|inside) (?:an? |the |front)?|(?:change|replace) the (?:location|place|setting|scene|scenery)|(?:in|on|at) (?:the |a )?(?:beach|space|moon|mars|paris|new york|jungle|eiffel tower)',
    perspective:
      "perspective|(?:camera )?angle|view from|from (?:above|below|behind|the side|the top)|bird'?s eye|fish ?eye|wide angle|turn (?:his|her|my|the) head|side view|drone (?:shot|view)|low angle|top view|3/4 view|different view",
    extend:
      'extend|expand|out ?paint|uncrop|zoom(?:ed)? out|more (?:space|room|background|sky) (?:on|at|around|above|to|below|left|right)|widen|show more of|wider (?:shot|view|frame)|full body|rest of (?:the|his|her|my)|complete the (?:image|picture|photo)',
    colourise:
      'colou?ri[sz]e(?:d)?|add colou?r to (?:this |the |my )?(?:black|old|b&w|bw)|restore (?:this |the |my )?(?:old )?(?:photo|picture|image)?',
    upscale:
      'up ?scal(?:e|ed|ing)|4k|8k|1080p|full ?hd|uhd|higher resolution|high(?:er)? res(?:olution)?|increase (?:the )?(?:resolution|size)|super ?resolution|resize',
    'change-text':
      '(?:change|replace|edit|fix|correct|translate|rewrite|update) (?:the |this |that |my )?(?:text|words?|title|headline|caption|spelling|typo|number|letters|font|sign)|text (?:from|to) (?:english|spanish|portuguese)|change .{1,30} to say|different font',
  },
  things: {
    background:
      "backgrounds?|back ?drops?|bg|what'?s behind|behind (?:me|him|her|them|us|it|the (?:subject|person))|everything (?:else|around|behind)|surroundings|rest of the (?:image|picture|photo)",
    subject:
      'me|myself|him|her|them|us|person|people|man|woman|guy|girl|boy|kid|dude|subject|character|youtuber|model|player|product|object|main (?:object|thing|subject)|foreground|body',
    picture:
      'it|this|that|image|picture|photo|pic|thumbnail|everything|all|whole (?:thing|image|picture|photo)|entire (?:image|picture|photo)|screen|shot|scene',
    text: 'text|title|caption|headline|words?|lettering|watermark|logo|sign',
    letters: 'letters?|font|typography|text|capitals?',
    tones:
      'tones?|tint(?:ed)?|hue|colou?r grad(?:e|ing)|grad(?:e|ing)|filter|cast|vibes?|mood|atmosphere|lighting|light|overlay|duotone|ambience|ambient|palette|theme|look|colou?rs?',
    gradient: 'gradient|fad(?:e|ing) (?:from|into)|ombre',
    transparent: 'transparent|transparency|no background|png',
    square: 'square|1 ?: ?1|1 ?x ?1|instagram post|profile pic(?:ture)?',
    upright: 'vertical|portrait|9 ?: ?16|shorts|tik ?tok|reels?|story|stories|4 ?: ?5|phone',
    wide: '16 ?: ?9|16 ?x ?9|landscape|widescreen|youtube',
    bars: 'bars?|letter ?box',
    effect: 'effects?|filters?|style|look|vibes?|mood|feel|feeling|atmosphere|aesthetic|treatment',
  },
  colors: {
    red: 'red(?:der|dish)?|crimson|scarlet',
    orange: 'orange(?:y)?|tangerine',
    yellow: 'yellow(?:ish)?',
    green: 'green(?:er|ish)?|lime|emerald',
    teal: 'teal|turquoise|aqua(?:marine)?',
    cyan: 'cyan|sky ?blue|light blue|baby blue',
    blue: 'blue(?:r|ish)?|royal blue|electric blue',
    navy: 'navy(?: blue)?|dark blue',
    purple: 'purple|violet|lilac|lavender|indigo|magenta',
    pink: 'pink(?:ish)?|hot pink|fuchsia|rose',
    brown: 'brown|chocolate',
    beige: 'beige|cream|sand',
    black: 'black|dark black|pitch black',
    white: 'white|plain white',
    gray: 'gr[ae]y(?:ish)?|charcoal',
    gold: 'gold(?:en)?',
    silver: 'silver|chrome|metallic',
  },
  places: {
    top: 'top|above|up|upper|on top',
    bottom: 'bottom|below|down|under(?:neath)?|lower',
    left: 'left',
    right: 'right(?: side)?',
    middle: 'middle|cent(?:er|re)(?:ed)?',
    vertical: 'vertical(?:ly)?|upside ?down',
    upsideDown: 'upside ?down|180',
    here: 'here|there|in (?:this|that) (?:spot|area|place)',
  },
  degrees: {
    little:
      'a (?:little|bit|touch|tad)(?: bit)?|slight(?:ly)?|subtle|subtly|little bit|kinda|somewhat|light(?:ly)?|gentl[ey]|soft(?:ly)?|small|just a bit|a hint of',
    much: 'very|really|super|much|way|a lot|lots|extremely|totally|heavily|heavy|strong(?:ly)?|insanely|ultra|so|hard|intensely|tons of|huge|extra|max(?:imum)?|completely|big',
    more: 'more|increase|raise|boost|up|higher|add|turn up|crank(?: up)?|pump(?: up)?|bump(?: up)?|stronger|enhance|improve|bring out',
    less: 'less|reduce|lower|decrease|turn down|tone down|drop|not so|not too|no|remove|without|soften|weaken',
  },
  excess:
    "too(?: much)?|(?:it'?s|it is|its|looks?|is|are|came out|way) (?:too|so|very|way too|kinda|a bit too|really)",
  conjunctions: 'and|then|also|plus|but|while|after that|as well as|and then|and also|&|\\+',
  units: [
    'black ?(?:and|&|n) ?white',
    'teal (?:and|&) orange',
    'orange (?:and|&) teal',
    'sharp and clear',
    'tik ?tok',
    'b ?& ?w',
    'suit and tie',
    'clean and simple',
  ],
  determiners: 'the|this|that|these|those|my|his|her|their|our|an?|some',
  prepositions:
    'of|in|on|at|to|from|into|onto|for|by|around|over|across|near|all over|through|inside|about|between|as|like',
  intoScene:
    '(?:in front of|next to|beside|behind|holding|riding|driving|wearing|in (?:his|her|my|the) hands?|on (?:his|her|my|the) (?:shoulder|head|lap|table|desk|street|road|wall)|standing|sitting|parked|attacking|chasing|eating|made of|exploding)',
  realistic: 'realistic|real|photo ?realistic|photo of|lifelike|ai generated|generate[d]?|detailed',
  filler:
    "please|pls|plz|can you|could you|would you|i(?:'d| would)? (?:like|want|need)(?: you)?(?: to)?|just|want|need|to be|be|so that|to look|look(?:s|ing)?|like|feel|kind of|sort of|hey|ok|okay|now|it|a|an|the|image|picture|photo|thumbnail|some|bit|of|for|me|my|in|on|to|with|is|are|was|its|it's|as|at|all|over|by|keep|still|but|effect|style|slightly|please|more|that|this|there|here|from|really|very|do|have|has|get|go|let|use|apply|fix|color|colour|thanks|thank you|lol|bro|version|thing|part|area|selected|selection|whole|entire|cool|nice|good|great|awesome|better|beautiful|amazing|perfect|professional|clean|youtube|video|big|small|single|one|bold|large|huge|falling|flying|everywhere|around|strong|light|solid|plain",
};
