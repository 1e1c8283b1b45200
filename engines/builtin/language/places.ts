/** Places that a description names and that are scenes of their own, in every language, without accents. */
import type { IconId, SceneId } from '../vocabulary.ts';

export interface NamedPlace {
  scene: SceneId;
  /** The scene's mood where the words say it. */
  mood?: string;
  /** What the scene shows by itself, so that it is not set into it again. */
  shown: RegExp;
  /** Words that name the place wherever they stand. */
  words: RegExp;
}

const place = (scene: SceneId, words: string, shown: string, mood?: string): NamedPlace => ({
  scene,
  words: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`),
  shown: new RegExp(`^(?:${shown})$`),
  ...(mood !== undefined && { mood }),
});

/** In this order: the first that matches counts. */
const named: readonly NamedPlace[] = [
  place(
    'volcano',
    'volcan(?:o|oes|ic)|vulcao|vulcoes|volcan(?:es)?|volcanoes|erupting|lava (?:field|flow|river)s?|rios? de lava',
    'volcano|mountain|fire|mount-fuji|hot-springs',
  ),
  place(
    'waterfall',
    'water ?falls?|cachoeiras?|cascatas?|cataratas?|cascadas?|quedas? d.agua|saltos? de agua',
    'waterfall|swimming-pool|river|water-wave|droplet|splashing-sweat|sweat-droplets|national-park|palm-tree|evergreen-tree|deciduous-tree|mountain|rock|shower',
  ),
  place(
    'moon',
    '(?:on|surface of|landing on|walking on) mars|mars (?:surface|base|colony|landscape)|(?:em|en|de|a) marte|superficie de marte|planeta marte|planeta vermelho|planeta rojo|red planet',
    'moon-ground|planet-mars|ringed-planet|milky-way|desert|full-moon|globe.*',
    'mars',
  ),
  place(
    'moon',
    'alien (?:planet|world|landscape)|another planet|distant planet|planeta (?:alienigena|distante|extraterrestre|lejano)|outro planeta|otro planeta',
    'moon-ground|ringed-planet|milky-way|desert|full-moon|globe.*',
    'alien',
  ),
  place(
    'moon',
    '(?:on|surface of) the moon|moon (?:surface|landing|base)|lunar (?:surface|landscape)|na lua|superficie (?:da lua|lunar)|(?:en|sobre) la luna|superficie de la luna',
    'moon-ground|full-moon|crescent-moon|milky-way|globe.*|new-moon.*|ringed-planet',
    'moon',
  ),
  place(
    'japanese-garden',
    'japanese (?:\\w+ )?(?:gardens?|temples?|shrines?)|zen gardens?|cherry (?:blossoms?|trees?)|sakuras?|jardi(?:m|ns) (?:japones(?:es)?|zen|oriental)|jardin(?:es)? (?:japones(?:es)?|zen|oriental(?:es)?)|templos? japones(?:es)?|cerejeiras?|cerezos?|pagodas?|kyoto|quioto|kioto',
    'cherry-tree|cherry-blossom|blossom|seedling|herb|deciduous-tree|shinto-shrine|map-of-japan|castle|japanese-castle|potted-plant|tulip|lotus|white-flower|pine-decoration|bridge|bridge-at-night|national-park|tree|hibiscus|cherries|herb|fish',
  ),
  place(
    'market',
    '(?:street|fruit|farmers.?|vegetable|open.air|flower|christmas|spice|food|fish|village|local) markets?|(?:in|at) (?:the|a) market(?! for)|en (?:el|un) mercado|market (?:stalls?|street|day|square)|bazaars?|feiras? (?:livres?|de rua)|feiras?|mercados? (?:de (?:frutas?|flores|rua|verduras|especiarias|especias|natal|navidad|pescado|peixe)|municipal|al aire libre|callejeros?|navideno|persa)|mercados? (?:en|medieval(?:es)?|antiguos?|antigos?|em|arabes?)|mercadillos?|bazar(?:es)?|barracas? de frutas?|puestos? de frutas?',
    'village|market-stall|shopping-.*|convenience-store|department-store|red-apple|tangerine|grapes|fruit-bowl|basket|lemon|strawberry|banana|pineapple|store|food-cart',
  ),
  place(
    'dock',
    'docks?|jetty|jetties|piers?(?! (?:39|review))|trapiches?|deques? de madeira|cais de madeira|muelles? (?:de madera|del? lago|en el lago)|embarcaderos?|lakeside',
    'anchor|water-wave|evergreen-tree|mountain|canoe|national-park|river',
  ),
  place(
    'forest',
    'tiendas? de campana.*\\bbosques?|barracas? .*\\b(?:floresta|mata)',
    'tree|evergreen-tree|deciduous-tree|herb',
  ),
  place(
    'jungle',
    'bamboo (?:forests?|groves?)|bosques? de bambu|florestas? de bambu',
    'pine-decoration|tree|evergreen-tree|deciduous-tree|herb',
  ),
  place('meadow', 'vegetable (?:gardens?|patch)|hortas?|huertos?', 'seedling|herb'),
  place(
    'street',
    '(?:outside|in front of|parked (?:by|at)) (?:a|an|the) (?:\\w+ )?(?:cafe|coffee shop|restaurant|bakery|bar|pub|shop|store)|(?:em frente a|na frente d|diante d)\\w* (?:uma? )?(?:cafeteria|cafe|restaurante|padaria|bar|loja)|(?:delante de|frente a|enfrente de) (?:una? |el |la )?(?:cafeteria|cafe|restaurante|panaderia|bar|tienda)',
    'house|convenience-store|department-store',
  ),
  place(
    'spotlight',
    '(?:dark|black) background|fondo (?:oscuro|negro)|fundo (?:escuro|preto)|against (?:a )?(?:dark|black)(?: background)?',
    'flashlight|night.*|new-moon.*',
  ),
  place(
    'road',
    '(?:outside|in front of|beside|by|near) (?:a|an|the) (?:\\w+ )?diner|roadside diner|lanchonete de estrada|cafeteria de carretera',
    'motorway|automobile',
  ),
  place(
    'lab',
    'hospitals?|clinics?|clinicas?|hospitais|enfermarias?|quirofano',
    'hospital|stethoscope|syringe|ambulance',
    'day',
  ),
  place(
    'hall',
    'forges?|smith(?:y|ies)|forjas?|fraguas?|herrerias?|ferrarias?',
    'hammer.*|fire|brick.*|factory.*|window',
    'torch',
  ),
  place(
    'room',
    '(?:artist|painter|art|his|her|sunny|messy) ?(?:.s )?studios?|ateli(?:er|e)s?|(?:en su|em seu|no seu|en el|no) (?:taller de pintura|estudio|studio)',
    'books|open-book|artist-palette|studio-microphone',
    'day',
  ),
  place('library', 'librar(?:y|ies)|bibliotecas?', 'open-book|books|bookshelf|blue-book|classical-building'),
  place(
    'room',
    'living rooms?|salas? de estar|cuartos? de estar',
    'couch-and-lamp|window|framed-picture|house',
  ),
  place(
    'desert',
    'sertao|caatinga|oasis|canyons?|canhoes|canion|canones|canon del colorado|monument valley',
    'cactus|desert|mountain|rock|palm-tree',
  ),
  place(
    'meadow',
    'cafeza(?:l|is)|canavia(?:l|is)|cafetal(?:es)?|canaveral(?:es)?|coffee (?:plantation|farm)s?|sugar ?cane fields?|plantac(?:ao|oes|ion|iones) de \\w+|farms?|farmyards?|fazendas?|granjas?|tiendas? de campana(?!.*(?:bosque|montana|desierto|nieve|playa|lago|rio))',
    'tractor|seedling|department-store|shopping-.*|convenience-store|bookshelf|store',
  ),
  place(
    'park',
    'playgrounds?|parquinhos?|parques? infanti(?:l|les|s)|patios? de (?:juegos|recreo)',
    'seedling|herb',
  ),
  place(
    'harbor',
    '(?<!pearl )harbou?rs?|fishing boats|barcas(?: de pesca| pesqueras)?|barcos de pesca|pueblo (?:\\w+ )?junto al mar|(?:vila|vilarejo) (?:\\w+ )?(?:a beira|na beira|junto|perto) d?[oa]? ?mar|village (?:by|on|near|at) the sea|seaside (?:village|town)|marinas?|fishing (?:village|port|town)s?|sea ?ports?|old port|portos? (?:de pesca|antigo|pesqueiro|velho)|no porto|(?:en el|del) puerto|puertos?(?: pesqueros?)?|vila de pescadores|pueblo (?:pesquero|de pescadores)|wharf|quay|cais|muelles?|venice|veneza|venecia|amsterdam|gondolas?',
    'anchor|sailboat|fishing-boat|motor-boat|water-wave|ship|canoe|village|house|houses|umbrella-on-ground|house-with-garden',
  ),
  place(
    'savanna',
    'savannahs?|savannas?|savanas?|sabanas?|serengeti|(?:african|on a|on) safari|safaris?|african plains?|acacias?|planicie africana|llanura africana',
    'deciduous-tree|palm-tree|national-park|desert|map.*|globe.*|binoculars',
  ),
  place(
    'park',
    'autumn (?:park|trees|leaves)|falling leaves|fallen leaves|fall foliage|parque (?:no|en|de) outono|parque en otono|hojas (?:secas|caidas|de otono)|folhas (?:secas|caidas|caindo|de outono)|(?:in|through|at|across) (?:the|a|an) (?:\\w+ )?park|(?:no|num|pelo|em um) parque(?! (?:de divers|aquat|temat))|(?:en el|en un|por el|por un) parque(?! (?:de atrac|acuat|temat))|central park|city parks?|tree.lined|alameda arborizada|botanical gardens?|parque (?:da cidade|de la ciudad)',
    'autumn-tree|fallen-leaf|maple-leaf|leaf-fluttering-in-wind|deciduous-tree|evergreen-tree|national-park|bench|seedling|herb|oak|roller-coaster|playground-slide|ferris-wheel|tree',
  ),
  place(
    'city-night',
    'skylines?|skyscrapers?|arranha.ceus?|rascacielos|(?:new york|nova york|nueva york|manhattan|tokyo|toquio|tokio|dubai|chicago|hong kong|sao paulo|buenos aires|ciudad de mexico|city|cidade|ciudad) (?:lights|at night|a noite|de noche|by night)|luzes da cidade|luces de la ciudad|horizonte d[ae] (?:cidade|ciudad|nova york|nueva york)',
    'statue-of-liberty|house|houses|office-building|building.*|cityscape.*|bridge.*|night-with-stars|hotel|map.*|ferris-wheel|tokyo-tower',
  ),
  place(
    'station',
    'train stations?|railway stations?|(?:subway|metro|tube) (?:stations?|platforms?)|(?:railway|train|station) platforms?|(?:in|on) the (?:subway|metro)|estac(?:ao|oes) (?:de trem|de metro|ferroviaria|do metro)|estacion(?:es)? (?:de tren(?:es)?|de metro|ferroviaria)|plataforma (?:do trem|de trem|do metro)|anden(?:es)?|no metro|en el metro|(?:na|numa|da) estacao(?! (?:espacial|d))|(?:en la|en una) estacion(?! (?:espacial|d))',
    'station|train|tram.*|metro|bullet-train|high-speed-train|railway.*|steam-train|locomotive|clock|mantelpiece-clock',
  ),
  place(
    'spaceship',
    '(?:bridge|cockpit|interior|cabin|deck|control room) of (?:a|the) (?:space ?ship|star ?ship|space ?craft|space station)|(?:space ?ship|star ?ship|space station|space ?craft) (?:bridge|interior|cockpit|corridor|window|control room)|(?:inside|aboard|on board) (?:a|the) (?:space ?ship|star ?ship|space station|space ?craft)|(?:dentro|interior|ponte|cabine|janela) d[eau]m?a? (?:nave espacial|espaconave|nave|estacao espacial)|numa (?:nave espacial|espaconave|estacao espacial)|(?:dentro|interior|puente|cabina|ventana) de (?:una?|la) (?:nave espacial|nave|estacion espacial)',
    'rocket|flying-saucer|bridge|stone-bridge|golden-gate|satellite|milky-way|star.*|ringed-planet|globe.*|window|glowing-star|night-with-stars|airplane',
  ),
  place(
    'church',
    '(?:in|inside(?: of)?|interior of|at) (?:a|an|the) (?:\\w+ ){0,2}(?:church|chapel|cathedral)|church interior|(?:numa?|na|dentro d[ae]|interior d[ae]) (?:\\w+ )?(?:igreja|capela|catedral)|(?:en (?:la|una)|dentro de (?:la|una)|interior de (?:la|una)) (?:\\w+ )?(?:iglesia|capilla|catedral)|stained.glass windows?|vitrais?|vitral(?:es)?',
    'church|cathedral|place-of-worship|latin-cross|candle|window|house|glasses|sunglasses|goggles|wine-glass',
  ),
  place(
    'cafe',
    'restaurants?(?! kitchen)|restaurantes?|(?:in|at) (?:a|an|the) (?:\\w+ )?(?:bar|pub|tavern)|num bar|no bar|en un bar|en el bar|tabernas?|tavernas?|pubs?',
    'fork-and-knife.*|convenience-store|house|chair',
  ),
  place(
    'cafe',
    '(?:in an?|in the|at an?|at the|inside|outside|cozy|cosy|small|little|old|parisian|sidewalk|street|corner|numa?|no|en el|en un) cafes?(?! (?:da manha|com leite|con leche))|cafe (?:terrace|terrasse|parisiense|parisino)|terraza de (?:un )?cafe|coffee ?(?:shop|house|bar)s?|cafeterias?|coffeehouses?|padarias?|bistros?|diners?|patisseries?|bakery|bakeries|panaderias?',
    'house|convenience-store|chair|department-store',
  ),
  place(
    'village',
    'villages?|old (?:town|streets?|city|quarter)|medieval (?:town|street|city|square)s?|cobbled? ?stones?(?: (?:street|alley|road|lane)s?)?|cobbled (?:street|alley|road|lane)s?|town squares?|european (?:street|town|city)|(?:small|little|quaint|sleepy) towns?|plazas?|aldeias?|vilas?|vilarejos?|povoados?|cidade(?:zinha)? (?:antiga|medieval|pequena|historica)|becos?(?! escuro)|callejon(?:es)? (?:\\w+ )?(?:con|de)|ruas? (?:antigas?|de pedras?|de paralelepipedos?|medieva(?:l|is))|centro historico|pracas?(?! de (?:alimentacao|touros))|pueblos?|pueblitos?|ciudad(?:es)? (?:antiguas?|medieval(?:es)?|vieja)|call(?:e|es|ejon) (?:antiguas?|empedradas?|viejas?|adoquinadas?|medieval(?:es)?)|casco antiguo|alfama|lisbon|lisboa|prague|praga|bruges|edinburgh|edimburgo|provence|provenca|tuscan (?:village|town)',
    'village|house|houses|house-with-garden|castle|hut|flashlight|church|office-building|cityscape.*|motorway|tram.*|yellow-tram|derelict-house|map.*|classical-building',
  ),
];

/** Words of all places, as they are found in a text without accents. */
export const placeWords: readonly RegExp[] = named.map(({ words }) => words);

/** Returns the place that a text without accents names as its scene. */
export const findPlace = (folded: string): NamedPlace | null =>
  named.find(({ words }) => words.test(folded)) ?? null;

/** Returns whether the place's scene shows what an icon does. */
export const showsIcon = (found: NamedPlace, icon: IconId | null) => icon !== null && found.shown.test(icon);
