/**
 * Words in a description that match one of the image styles, in English, Portuguese and Spanish: expressions
 * over lower-case text without accents. Each match is a point for its style.
 */
export const styleWords: Readonly<Record<string, RegExp>> = {
  Futuristic:
    /\b(neon|neons|cyberpunk|sci-?fi|science fiction|futur\w+|synthwave|vaporwave|hologra\w+|techno|ficcao cientifica|ciencia ficcion)\b/g,
  Retro:
    /\b(vintage|retro|film|analog\w*|polaroid|35 ?mm|kodak|nostalg\w+|old photos?|seventies|eighties|[5-9]0s|anos [5-9]0|foto(?:grafia)?s? antigas?|filme antigo|pelicula antigua)\b/g,
  Comic:
    /\b(comics?|manga|half-?tones?|pop art|arte pop|superhero\w*|super-?heroi\w*|quadrinhos|gibis?|historietas?|tebeos?|vinetas?|retic\w+)\b/g,
  Sketch:
    /\b(pencils?|sketch\w*|charcoal|hand-?drawn|doodles?|graphite|lapis|lapiz|rascunhos?|esbocos?|bocetos?|carvao|carboncillo|grafite|grafito|(?:feito|desenhado|hecho|dibujado) a mano?)\b/g,
  'Pixaled Art': /\b(pixels?|pixelat\w+|pixelad\w+|(?:8|16)-?\s?bits?)\b/g,
  Masterpiece:
    /\b(oil|oils|paintings?|painted|painterly|brush ?strokes?|impasto|watercolou?rs?|impressionis\w+|baroque|renaissance|oleo|pinturas?|pintad[oa]s?|pinceladas?|aquarelas?|acuarelas?|barroc[oa]s?|renascentista|renacentista)\b/g,
  Disney:
    /\b(fairy-?\s?tales?|storybook|magical?|whimsical|enchanted|conto de fadas|contos de fadas|cuentos? de hadas|magic[oa]s?|encantad[oa]s?)\b/g,
  Cartoon:
    /\b(cartoons?|cartoonish|anime|flat|animated|animation|animacao|animacion|vector|illustrat\w+|ilustra\w+|desenhos? animados?|dibujos? animados?|caricaturas?)\b/g,
  Cinema:
    /\b(cinema\w*|movies?|film (?:still|noir)|hollywood|blockbuster|anamorphic|letterbox|wide-?screen|noir|peliculas?|filmes?|cinematograf\w+|(?:teal|azul) (?:and|e|y) (?:orange|laranja|naranja))\b/g,
  Blueprint:
    /\b(blueprints?|technical drawings?|schematics?|drafting|desenhos? tecnicos?|dibujos? tecnicos?|planos? tecnicos?|plantas? tecnicas?|plantas? baixas?)\b/g,
  'CCTV footage photo':
    /\b(cctv|security cam\w*|surveillance|found footage|cam[ae]ras? de (?:seguranca|seguridad|vigilancia)|vigilancia)\b/g,
  'Video Games': /\b(video ?games?|games?|gaming|consoles?|arcade|videojuegos?|jogos?|juegos?)\b/g,
  Portrait: /\b(portraits?|headshots?|close-?ups?|retratos?|primer plano|primeiro plano)\b/g,
  'POV GoPro':
    /\b(go-?pro|action cam\w*|fish-?eye|pov|first person|olho de peixe|ojo de pez|primeira pessoa|primera persona)\b/g,
  PNG: /\b(transparent\w*|transparencia|cut-?outs?|stickers?|no background|sem fundo|sin fondo|recort\w+|adesivos?|pegatinas?)\b/g,
  Architecture: /\b(architect\w+|arquitet\w+|arquitect\w+|brutalis\w+|scandinavian|escandinav[oa]s?)\b/g,
  Realistic:
    /\b(realis\w+|hyper-?realis\w+|hiper-?realis\w+|documentar\w+|documental\w*|natural light|luz natural)\b/g,
  Photographic:
    /\b(photo\w*|bokeh|dslr|depth of field|fotos?|fotograf\w+|profundidade de campo|profundidad de campo)\b/g,
  Default: /\b(minimal\w*|clean|simple|simples|limp[oa]s?|limpi[oa]s?|sencill[oa]s?|clean look)\b/g,
};

/**
 * Styles that keep little of the scene's own colours: the tone of a description must cover everything there.
 */
export const recoloringStyles: ReadonlySet<string> = new Set([
  'Sketch',
  'Blueprint',
  'CCTV footage photo',
  'Pixaled Art',
  'Architecture',
  'Comic',
]);
