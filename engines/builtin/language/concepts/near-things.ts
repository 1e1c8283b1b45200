import type { Concept } from './concept.ts';

// biome-ignore format: one concept a line reads as a table
/** What descriptions name beside their subjects, and what we draw for it. */
export const nearThings = [
  { icon: 'cake-slice', scene: 'kitchen', kind: 'thing', en: 'slice of cake, piece of cake, cake slice, slice of chocolate cake, piece of chocolate cake', pt: 'fatia de bolo, pedaço de bolo, fatia de torta, fatia de bolo de chocolate, pedaço de bolo de chocolate', es: 'trozo de pastel, porción de pastel, rebanada de pastel, trozo de tarta, porción de tarta, pedazo de pastel, pedazo de torta, trozo de pastel de chocolate, porción de tarta de chocolate' },
  { icon: 'glass-of-juice', scene: 'kitchen', kind: 'thing', en: 'glass of orange juice, glass of juice, orange juice glass', pt: 'copo de suco de laranja, copo de suco, copo de sumo', es: 'vaso de zumo de naranja, vaso de zumo, vaso de jugo de naranja, vaso de jugo' },
  { icon: 'tumbler-glass', scene: 'kitchen', kind: 'thing', en: 'glass of lemonade, glass of whiskey, glass of iced tea', pt: 'copo de limonada, copo de uísque', es: 'vaso de limonada, vaso de whisky' },
  { icon: 'wine-glass', scene: 'kitchen', kind: 'thing', en: 'glass of red wine, glass of white wine', pt: 'copo de vinho, taça de vinho tinto, taça de vinho branco', es: 'vaso de vino, copa de vino tinto, copa de vino blanco' },
  { icon: 'beer-mug', scene: 'kitchen', kind: 'thing', en: 'glass of beer, pint of beer, mug of beer', pt: 'copo de cerveja, caneca de cerveja', es: 'vaso de cerveza, jarra de cerveza' },
  { icon: 'pocket-watch', scene: 'room', kind: 'thing', en: 'pocket watch, pocketwatch', pt: 'relógio de bolso', es: 'reloj de bolsillo' },
  { icon: 'old-map', scene: 'room', kind: 'thing', en: 'old map, antique map, vintage map, ancient map, parchment map', pt: 'mapa antigo, mapa velho, mapa de tesouro', es: 'mapa antiguo, mapa viejo' },
  { icon: 'wooden-fence', scene: 'meadow', kind: 'thing', en: 'wooden fence, picket fence, white fence, garden fence, farm fence', pt: 'cerca de madeira, uma cerca, a cerca, cerca branca', es: 'valla de madera, cerca de madera, una valla, una cerca, la valla' },
  { icon: 'rug', scene: 'room', kind: 'thing', en: 'rug, carpet, persian rug', pt: 'tapete, carpete, tapete persa', es: 'alfombra, tapete, alfombra persa' },
  { icon: 'fish-bowl', scene: 'room', kind: 'thing', en: 'fish bowl, fishbowl, goldfish bowl', pt: 'aquário de peixe, aquário com peixe, aquário redondo', es: 'pecera, pecera redonda' },
  { icon: 'branch', scene: 'forest', kind: 'thing', en: 'tree branch, on a branch, on the branch, on a tree branch, on a thin branch, on a snowy branch, on a bare branch', pt: 'galho, galho de árvore', es: 'rama, rama de árbol, rama de un árbol' },
  { icon: 'big-leaf', scene: 'forest', kind: 'thing', en: 'on a leaf, on the leaf, on a big leaf, on a green leaf', pt: 'numa folha, sobre uma folha, em uma folha', es: 'sobre una hoja, en una hoja' },
  { icon: 'bench', scene: 'park', kind: 'thing', en: 'with a bench, empty bench, stone bench', pt: 'banco vazio, banco de pedra', es: 'banco vacío, banco de piedra' },
  { icon: 'stone-bridge', scene: 'river', kind: 'thing', en: 'viaduct, railway viaduct', pt: 'viaduto ferroviário', es: 'viaducto' },
  { icon: 'tile-roof', scene: 'city-night', kind: 'thing', en: 'on the roof, on a roof, on a rooftop, on the rooftop, on a red roof, on a tiled roof, roof tiles', pt: 'no telhado, num telhado, em cima do telhado, sobre o telhado, telhado vermelho', es: 'en el tejado, sobre el tejado, sobre un tejado, en un tejado, tejado rojo, tejado' },
  { icon: 'teddy-bear', scene: 'room', kind: 'thing', en: 'stuffed bear', pt: 'urso de brinquedo, ursinho', es: 'oso de peluche, osito' },
  { icon: 'puddle', scene: 'street', kind: 'thing', en: 'puddle, rain puddle', pt: "poça, poça d'água, poça de água", es: 'charco, charco de agua' },
  { icon: 'gold-heap', scene: 'cave', kind: 'thing', en: 'pile of gold, heap of gold, mountain of gold, pile of gold coins, treasure hoard, hoard of gold, pile of treasure', pt: 'pilha de ouro, monte de ouro, montanha de ouro, pilha de moedas de ouro, monte de moedas de ouro, pilha de tesouros', es: 'montón de oro, pila de oro, montaña de oro, montón de monedas de oro, pila de monedas de oro' },
  { icon: 'camper-van', scene: 'mountains', kind: 'thing', en: 'camper van, campervan, camper, vw bus, kombi', pt: 'kombi, perua kombi, camper van, van camper', es: 'furgoneta camper, camper, autocaravana, combi, furgoneta volkswagen' },
  { icon: 'diner', scene: 'road', kind: 'thing', en: 'outside a diner, in front of a diner, outside the diner, by a diner, roadside diner', pt: 'lanchonete de estrada, em frente a uma lanchonete', es: 'cafetería de carretera, frente a un diner' },
  { icon: 'brick-oven', scene: 'kitchen', kind: 'thing', en: 'brick oven, wood oven, wood-fired oven, stone oven, bread oven, pizza oven', pt: 'forno a lenha, forno de tijolos, forno de barro, forno de pizza', es: 'horno de leña, horno de ladrillo, horno de piedra, horno de barro' },
  { icon: 'fishing-boat', scene: 'ocean', kind: 'thing', en: 'fishing boats', pt: 'barcos de pesca, barca de pesca', es: 'barca de pesca, barcas de pesca, barcas, barca de pescadores, barcas pesqueras' },
  { icon: 'wooden-crate', scene: 'market', kind: 'thing', en: 'crate, wooden crate, wooden box', pt: 'caixote, caixote de madeira, caixa de madeira', es: 'cajón de madera, caja de madera, caja de fruta' },
  { icon: 'boxing-ring', scene: 'stadium', kind: 'thing', en: 'boxing ring, in the ring, wrestling ring', pt: 'ringue, ringue de boxe', es: 'ring, cuadrilátero, ring de boxeo' },
  { icon: 'stage-curtains', scene: 'spotlight', kind: 'thing', en: 'red curtains, stage curtains, theater curtain, theatre curtain', pt: 'cortinas vermelhas, cortina vermelha, cortinas do palco, cortina do teatro', es: 'cortinas rojas, telón, telón rojo, cortina roja' },
] as const satisfies readonly Concept[];
