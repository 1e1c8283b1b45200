import type { Concept } from './concept.ts';

// biome-ignore format: one concept a line reads as a table
/** Things of houses, streets and shores that our own drawings show by their exact name. */
export const namedThings = [
  // Cars and craft.
  { icon: 'beetle-car', scene: 'road', kind: 'thing', en: 'vw beetle, volkswagen beetle, beetle car, volkswagen bug, vw bug', pt: 'fusca, fusquinha', es: 'escarabajo volkswagen, volkswagen escarabajo, vocho, coche escarabajo' },
  { icon: 'convertible-car', scene: 'road', kind: 'thing', en: 'convertible, convertible car, cabriolet', pt: 'conversível, carro conversível', es: 'descapotable, convertible, coche descapotable, auto convertible, carro convertible' },
  { icon: 'limousine', scene: 'city-night', kind: 'thing', en: 'limousine, limo', pt: 'limusine', es: 'limusina' },
  { icon: 'ice-cream-van', scene: 'street', kind: 'thing', en: 'ice cream van, ice cream truck, ice-cream truck, ice-cream van', pt: 'carro de sorvete, caminhão de sorvete, van de sorvete, furgão de sorvete', es: 'camión de helados, carro de helados, furgoneta de helados, coche de helados' },
  { icon: 'police-car', scene: 'street', kind: 'thing', en: 'patrol car', pt: 'carro de polícia', es: 'coche de policía, patrulla de policía, carro de policía, coche patrulla' },
  { icon: 'fighter-jet', scene: 'mountains', kind: 'thing', en: 'fighter jet, jet fighter, fighter plane, fighter aircraft', pt: 'caça militar, avião de caça, caça a jato', es: 'avión de combate, caza militar, avión caza' },
  { icon: 'excavator', scene: 'road', kind: 'thing', en: 'excavator, digger truck, backhoe, bulldozer', pt: 'escavadeira, retroescavadeira', es: 'excavadora, retroexcavadora, bulldozer' },
  { icon: 'battle-tank', scene: 'desert', kind: 'thing', en: 'army tank, battle tank, military tank, war tank', pt: 'tanque de guerra, tanque militar', es: 'tanque de guerra, tanque militar' },
  { icon: 'cannon', scene: 'ocean', kind: 'thing', en: 'cannon', pt: 'canhão', es: 'cañón de guerra, cañón antiguo' },
  { icon: 'horse-carriage', scene: 'park', kind: 'thing', en: 'carriage, royal carriage, stagecoach, horse carriage', pt: 'carruagem', es: 'carruaje, carroza' },
  { icon: 'wooden-cart', scene: 'meadow', kind: 'thing', en: 'wooden cart, hay cart, ox cart, horse cart, donkey cart', pt: 'carroça, carro de boi', es: 'carreta, carreta de madera' },
  // Streets, yards and fields.
  { icon: 'stone-well', scene: 'village', kind: 'thing', en: 'stone well, water well, wishing well, old well', pt: 'poço, poço de pedra, poço dos desejos', es: 'pozo, pozo de piedra, pozo de los deseos' },
  { icon: 'phone-booth', scene: 'street', kind: 'thing', en: 'phone booth, telephone booth, telephone box, phone box', pt: 'cabine telefônica', es: 'cabina telefónica, cabina de teléfono' },
  { icon: 'hydrant', scene: 'street', kind: 'thing', en: 'fire hydrant, hydrant', pt: 'hidrante', es: 'hidrante, boca de incendios' },
  { icon: 'scarecrow', scene: 'meadow', kind: 'being', en: 'scarecrow', pt: 'espantalho', es: 'espantapájaros' },
  { icon: 'carousel', scene: 'park', kind: 'thing', en: 'carousel, merry-go-round, merry go round', pt: 'carrossel', es: 'carrusel, tiovivo' },
  { icon: 'swings', scene: 'park', kind: 'thing', en: 'swing set, swings, playground swing', pt: 'balanços, balanço do parque', es: 'columpio, columpios' },
  // Furniture and machines of a house.
  { icon: 'armchair', scene: 'room', kind: 'thing', en: 'armchair, easy chair', pt: 'poltrona', es: 'sillón, butaca' },
  { icon: 'rocking-chair', scene: 'room', kind: 'thing', en: 'rocking chair', pt: 'cadeira de balanço', es: 'mecedora' },
  { icon: 'table-lamp', scene: 'room', kind: 'thing', en: 'table lamp, desk lamp, bedside lamp', pt: 'abajur, luminária de mesa', es: 'lámpara de mesa, velador' },
  { icon: 'chandelier', scene: 'hall', kind: 'thing', en: 'chandelier', pt: 'lustre, lustre de cristal', es: 'lámpara de araña, candelabro de cristal' },
  { icon: 'grandfather-clock', scene: 'room', kind: 'thing', en: 'grandfather clock, pendulum clock', pt: 'relógio de pêndulo, relógio de pé', es: 'reloj de péndulo, reloj de pie' },
  { icon: 'record-player', scene: 'room', kind: 'thing', en: 'record player, turntable, vinyl player', pt: 'toca-discos, toca discos, vitrola', es: 'tocadiscos' },
  { icon: 'kitchen-stove', scene: 'kitchen', kind: 'thing', en: 'stove, kitchen stove, gas stove', pt: 'fogão', es: 'cocina de gas, estufa de cocina' },
  { icon: 'toaster', scene: 'kitchen', kind: 'thing', en: 'toaster', pt: 'torradeira', es: 'tostadora' },
  { icon: 'blender', scene: 'kitchen', kind: 'thing', en: 'blender', pt: 'liquidificador', es: 'licuadora, batidora' },
  { icon: 'frying-pan', scene: 'kitchen', kind: 'thing', en: 'frying pan, skillet', pt: 'frigideira', es: 'sartén' },
  { icon: 'pillow', scene: 'room', kind: 'thing', en: 'pillow, cushion', pt: 'travesseiro, almofada', es: 'almohada, cojín' },
  // What is eaten and drunk.
  { icon: 'soft-ice-cream', scene: 'park', kind: 'thing', en: 'ice cream cone, ice-cream cone', pt: 'casquinha de sorvete', es: 'cono de helado, cucurucho' },
  { icon: 'maple-syrup', scene: 'kitchen', kind: 'thing', en: 'maple syrup, syrup bottle', pt: 'xarope de bordo, calda de bordo, maple syrup', es: 'jarabe de arce, sirope de arce, miel de maple' },
  { icon: 'cotton-candy', scene: 'park', kind: 'thing', en: 'cotton candy, candy floss', pt: 'algodão doce, algodão-doce', es: 'algodón de azúcar' },
  { icon: 'water-bottle', scene: 'gym', kind: 'thing', en: 'water bottle, bottle of water, bottled water', pt: 'garrafa de água, garrafa d\'água', es: 'botella de agua' },
  { icon: 'soy-sauce', scene: 'kitchen', kind: 'thing', en: 'soy sauce', pt: 'molho de soja, molho shoyu, shoyu', es: 'salsa de soja, salsa de soya' },
  // Tools and toys.
  { icon: 'potion', scene: 'cave', kind: 'thing', en: 'potion, magic potion, potion bottle, elixir', pt: 'poção, poção mágica, elixir', es: 'poción, poción mágica, elixir' },
  { icon: 'candelabra', scene: 'hall', kind: 'thing', en: 'candelabra, candlestick, candle holder', pt: 'castiçal, candelabro', es: 'candelabro' },
  { icon: 'old-lantern', scene: 'cave', kind: 'thing', en: 'old lantern, oil lantern, oil lamp', pt: 'lampião a gás, lamparina', es: 'lámpara de aceite, linterna antigua, farolillo' },
  { icon: 'shovel', scene: 'meadow', kind: 'thing', en: 'shovel, spade', pt: 'pá de jardim', es: 'pala de jardín' },
  { icon: 'harp', scene: 'hall', kind: 'thing', en: 'harp', pt: 'harpa', es: 'arpa' },
  { icon: 'tennis-racket', scene: 'stadium', kind: 'thing', en: 'tennis racket, tennis racquet', pt: 'raquete de tênis', es: 'raqueta de tenis' },
  { icon: 'baseball-bat', scene: 'stadium', kind: 'thing', en: 'baseball bat', pt: 'taco de beisebol', es: 'bate de béisbol' },
  { icon: 'rag-doll', scene: 'room', kind: 'thing', en: 'rag doll, cloth doll', pt: 'boneca de pano', es: 'muñeca de trapo' },
  { icon: 'chessboard', scene: 'room', kind: 'thing', en: 'chess board, chessboard, chess set', pt: 'tabuleiro de xadrez', es: 'tablero de ajedrez' },
  { icon: 'flying-disc', scene: 'park', kind: 'thing', en: 'frisbee', pt: 'frisbee', es: 'frisbee, disco volador de juguete' },
  { icon: 'treasure-map', scene: 'beach', kind: 'thing', en: 'treasure map', pt: 'mapa do tesouro', es: 'mapa del tesoro' },
  { icon: 'wallet', scene: 'room', kind: 'thing', en: 'wallet', pt: 'carteira de dinheiro', es: 'billetera' },
  { icon: 'necklace', scene: 'spotlight', kind: 'thing', en: 'necklace, pearl necklace', pt: 'colar, colar de pérolas', es: 'collar de perlas' },
  // Plants and shores.
  { icon: 'starfish', scene: 'beach', kind: 'being', en: 'starfish', pt: 'estrela-do-mar, estrela do mar', es: 'estrella de mar' },
  { icon: 'acorn', scene: 'forest', kind: 'thing', en: 'acorn', pt: 'bolota', es: 'bellota' },
  { icon: 'bamboo', scene: 'forest', kind: 'thing', en: 'bamboo', pt: 'bambu', es: 'bambú' },
  { icon: 'lavender-sprigs', scene: 'meadow', kind: 'thing', en: 'sprig of lavender, lavender bouquet', pt: 'ramo de lavanda', es: 'ramo de lavanda' },
  { icon: 'daisy', scene: 'meadow', kind: 'thing', en: 'daisy', pt: 'margarida', es: 'flor de margarita' },
] as const satisfies readonly Concept[];
