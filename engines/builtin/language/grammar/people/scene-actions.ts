/** What people do in pictures without words, beyond the actions of titles; compared without accents. */
import type { PairPoseName } from '../../../own-drawings/figures/pairs.ts';
import type { PoseName } from '../../../own-drawings/figures/poses/poses.ts';
import type { PromptLanguage } from '../../../vocabulary.ts';
import { actionNames } from '../action-words.ts';
import { grammarOf } from '../grammars.ts';
import { everyOf } from '../lexicon.ts';
import { deedRows } from './deed-actions.ts';
import type { SceneAction } from './scene-action.ts';

// biome-ignore format: one action a line reads as a table
const sceneRows: readonly SceneAction[] = [
  { pose: 'at-oven', shows: /^(bread|baguette-bread|croissant|cooking|brick-oven|brick|pizza|dish-pizza|fire|cookie|birthday-cake)$/, en: '(?:pull|tak|put|plac|slid|remov|bak)(?:s|es|ing)? (?:a |an |the |some |his |her )?(?:\\w+ )?(?:\\w+ )?(?:\\w+ )?(?:out of|into|from|in) (?:a |an |the |his |her )?(?:\\w+ )?(?:\\w+ )?oven', pt: '(?:tirando|retirando|colocando|assando|botando|enfornando) (?:\\w+ )?(?:\\w+ )?(?:\\w+ )?(?:do|no|num|ao|de um|em um) forno', es: '(?:sacando|metiendo|horneando|poniendo|saca|mete) (?:\\w+ )?(?:\\w+ )?(?:\\w+ )?(?:del|en el|al|de un|en un) horno' },
  { pose: 'sewing', shows: /^(yarn|thread|sewing-needle|scarf|dress|t-shirt)$/, en: 'sewing machine, sewing (?:a |the )?(?:\\w+ )?(?:dress|shirt|suit|curtains?|clothes)', pt: 'maquina de costura, costurando (?:um |uma |o |a )?(?:\\w+ )?(?:vestido|camisa|roupas?|terno)', es: 'maquina de coser, cosiendo (?:un |una |el |la )?(?:\\w+ )?(?:vestido|camisa|ropa|traje)' },
  { pose: 'sawing', shows: /^(carpentry-saw|wood|hammer.*|ladder|toolbox)$/, en: 'saw(?:s|ing) (?:a |an |the |some )?(?:\\w+ )?(?:wood|planks?|boards?|logs?|timber|trees?), sawing', pt: 'serrando, cortando (?:uma |a |um )?(?:\\w+ )?(?:tabua|tora|lenha|madeira)', es: 'serrando, aserrando, cortando (?:una |la |un )?(?:\\w+ )?(?:tabla|tronco|lena|madera)' },
  { pose: 'netting', shows: /^(goal-net|link|fish|tropical-fish|fishing-pole|fishing-boat|wrench|hammer-and-wrench)$/, en: '(?:cast|throw|haul|pull|mend|repair|fix|untangl|hold|check|clean)(?:s|es|ing)? (?:in )?(?:a |an |the |his |her |their )?(?:\\w+ )?(?:fishing )?nets?', pt: '(?:jogando|lancando|puxando|consertando|remendando|arremessando|recolhendo|jogar|lancar|joga|lanca) (?:a |uma |sua |as |suas )?(?:\\w+ )?(?:redes?|tarrafas?)', es: '(?:lanzando|echando|tirando|recogiendo|remendando|reparando|arrojando|cosiendo|lanza|echa) (?:la |una |su |las |sus )?(?:\\w+ )?red(?:es)?' },
  { pose: 'cradling', shows: /^(baby.*|baby-bottle)$/, en: '(?:holding|carrying|cradling|rocking|hugging|with) (?:a |an |the |her |his |their )?(?:\\w+ )?(?:newborns?|bab(?:y|ies)|infant)', pt: '(?:segurando|carregando|ninando|embalando|abracando|com) (?:um |uma |o |a |seu |sua )?(?:\\w+ )?(?:bebe|recem nascid[oa]|nenem)', es: '(?:sosteniendo|cargando|acunando|meciendo|abrazando|con) (?:un |una |al |el |a su |su )?(?:\\w+ )?(?:bebe|recien nacid[oa])' },
  { pose: 'staff', shows: /^(magic-wand|sparkles|glowing-star|crystal-ball|white-cane)$/, en: '(?:holding|with|raising|raises|carrying|wielding|leaning on) (?:a |an |the |his |her )?(?:\\w+ )?(?:\\w+ )?(?:staff|sceptre|scepter)', pt: '(?:cajado|cetro), (?:segurando|com|erguendo|empunhando) (?:um |seu |o )?(?:\\w+ )?bastao', es: '(?:baculo|cayado|cetro), (?:sosteniendo|con|alzando|empunando) (?:un |su |el )?(?:\\w+ )?baston' },
  { pose: 'selling-flowers', shows: /^(bouquet|rose|tulip|sunflower|blossom|cherry-blossom|hibiscus|seedling|potted-plant|convenience-store|store)$/, en: '(?:sell|arrang|water|trim)(?:s|es|ing)? (?:\\w+ )?(?:\\w+ )?(?:flowers?|roses?|tulips?|bouquets?|sunflowers?) (?:in|at|on) (?:a |an |the |his |her )?(?:\\w+ )?(?:shop|store|stall|market|stand|street), selling (?:\\w+ )?(?:flowers?|roses?|tulips?|bouquets?)', pt: '(?:vendendo|vende|arrumando) (?:\\w+ )?(?:\\w+ )?(?:flores|rosas|buques?|tulipas|girassois)', es: '(?:vendiendo|vende|arreglando) (?:\\w+ )?(?:\\w+ )?(?:flores|rosas|ramos?|tulipanes|girasoles)' },
  { pose: 'selling', shows: /^(market-stall|shopping-.*|convenience-store|store|red-apple|green-apple|tangerine|grapes|lemon|banana|strawberry|tomato|carrot|potato|leafy-green|fruit-bowl|balance-scale|basket|food-cart|coin|money.*)$/, en: 'sell(?:s|ing) (?:\\w+ )?(?:fruits?|vegetables|oranges|apples|bananas|food|goods|spices|bread|cheese), weigh(?:s|ing), (?:behind|at) (?:a |the |her |his )?(?:\\w+ )?(?:\\w+ )?(?:stall|counter)', pt: 'vendendo, vende, pesando, pesa, (?:atras da|na sua|em sua|na) (?:banca|barraca)', es: 'vendiendo, vende, pesando, pesa, (?:detras de|en) (?:su|un|el) (?:puesto|mostrador)' },
  { pose: 'planting-flag', shows: /flag/, en: '(?:plant|plants|planting|raising|raises|placing) (?:a|the|his|her|their|its) (?:\\w+ )?flag', pt: '(?:fincando|fincar|plantando|cravando|hasteando|colocando|planta|finca) (?:uma|a|sua) bandeira', es: '(?:plantando|clavando|izando|colocando|planta|clava) (?:una|la|su) bandera' },
  { pose: 'pouring', shows: /^(test-tube|petri-dish|microscope|alembic|droplet|lab-coat|beaker|goggles|dna|glass-of-milk|teapot|water-wave|magnet)$/, en: 'pour(?:s|ing)? (?:a |an |the |some )?(?:\\w+ )?(?:liquid|potion|chemical|chemicals|acid|elixir), holding (?:a |the )?(?:\\w+ )?(?:flask|test tube|beaker|potion), mixing (?:\\w+ )?(?:chemicals|potions?|liquids?), brew(?:ing|s) (?:a )?(?:\\w+ )?potion, experiment+, in (?:her|his|the|a) lab(?:oratory)?, discover(?:s|ing) (?:a |the )?(?:new )?(?:formula|cure)', pt: '(?:despejando|derramando|misturando|segurando|vertendo|preparando) (?:um |uma |o |a )?(?:\\w+ )?(?:liquidos?|pocao|pocoes|quimicos?|frasco|tubo de ensaio|substancias?|elixir), experimento+, fazendo experiencias?, no laboratorio, em seu laboratorio, num laboratorio', es: '(?:vertiendo|mezclando|sosteniendo|preparando|echando) (?:un |una |el |la )?(?:\\w+ )?(?:liquidos?|pocion|pociones|quimicos?|frasco|matraz|tubo de ensayo|sustancias?|elixir), experimento+, haciendo experimentos, en (?:su|el|un) laboratorio' },
  { pose: 'snowman', shows: /^(snowman.*|snowflake|carrot|scarf)$/, en: 'snow ?man, snowmen', pt: 'boneco de neve, bonecos de neve', es: 'muneco de nieve, munecos de nieve, hombre de nieve' },
  { pose: 'sandcastle', shows: /^(castle|bucket|beach-with-umbrella|european-castle|spiral-shell|playground-slide)$/, en: 'sand ?castles?', pt: 'castelos? de areia', es: 'castillos? de arena' },
  { pose: 'teaching', shows: /^(teacher|woman-teacher|school|memo|pencil|books?|chart.*)$/, en: '(?:writ(?:es|ing)|drawing|at|on|by) (?:on )?(?:the|a) (?:black|white|chalk)?board', pt: '(?:escrevendo |escreve )?(?:no quadro|na lousa)', es: '(?:escribiendo |escribe )?en (?:la|una) pizarra' },
  { pose: 'broom', shows: /^(broom|wing|dashing-away)$/, en: '(?:fly+ |rid+ )?on (?:a|her|his|their) (?:\\w+ )?broom(?:stick)?', pt: '(?:voando )?(?:em uma|numa|na|em sua) vassoura', es: '(?:volando )?en (?:su|una) escoba' },
  { pose: 'flying', shows: /^(wing|dashing-away|airplane)$/, en: '(?:fly|flies|flying)(?! (?:a |his |her |the |their )?(?:\\w+ )?(?:kites?|drones?|planes?|airplanes?|helicopters?)), soaring, hovering, floating in the (?:air|sky)', pt: 'voando, voa, voar, flutuando', es: '(?:volando|vuela|volar)(?! (?:un |una |el |la |su )?(?:\\w+ )?(?:cometas?|papalotes?|barriletes?|dron)), flotando' },
  { pose: 'piano', shows: /^(musical-keyboard|musical-notes?|church)$/, en: 'organ, harpsichord, playing the keyboard', pt: 'orgao, cravo, teclado', es: 'organo, clavecin, teclado' },
  { pose: 'running', shows: /^(running-shoe|person-running|dashing-away)$/, en: 'running away, runs away, fleeing, escaping, runs, running', pt: 'fugindo, foge, escapando, correndo', es: 'huyendo, huye, escapando, corriendo' },
  { pose: 'fishing', shows: /^(fishing-pole|fish|tropical-fish|fishing-boat|angler)$/, en: 'to fish, fishes, fishing', pt: 'pescar, pescando, pesca', es: 'pescar, pescando, pesca' },
  { pose: 'writing', shows: /^(pencil|pen|fountain-pen|memo|writing-hand|notebook|love-letter|envelope|scroll|open-book)$/, en: 'writ(?:es|ing) (?!on (?:the|a) (?:\\w+ )?(?:black|white|chalk)?board)(?:a |an |the |his |her |in )?(?:\\w+ )?(?:letters?|book|novel|diary|journal|poem|poems|notes|notebook|story|songs?)?', pt: '(?:escrevendo|escreve)(?! n[oa] (?:quadro|lousa))', es: '(?:escribiendo|escribe)(?! en (?:la|una) pizarra)' },
  { pose: 'telescope', shows: /^(telescope|ringed-planet|star|night-with-stars|milky-way|glowing-star)$/, en: 'telescope, stargazing, spyglass, astronomer', pt: 'telescopio, luneta, astronom[oa]', es: 'telescopio, catalejo, astronom[oa]' },
  { pose: 'photographing', shows: /^(camera.*|movie-camera|video-camera|person-.*)$/, en: 'tak(?:es|ing) (?:a |some )?(?:\\w+ )?(?:photos?|pictures?|photographs?), photograph(?:s|ing), with (?:a|an|his|her) (?:\\w+ )?camera', pt: 'tirando (?:uma |umas )?fotos?, fotografando, fotografa (?:a|o|um|uma) , com (?:uma|sua) (?:\\w+ )?camera', es: '(?:tomando|sacando) (?:una |unas )?fotos?, fotografiando, con (?:una|su) camara' },
  { pose: 'sax', shows: /^(saxophone|musical-notes?|musical-score|microphone)$/, en: 'saxophone, sax, saxophonist', pt: 'saxofone, sax, saxofonista', es: 'saxofon, saxo, saxofonista' },
  { pose: 'trumpet', shows: /^(trumpet|musical-notes?|musical-score|postal-horn)$/, en: 'trumpet, trombone, bugle, horn player', pt: 'trompete, trombone, corneta', es: 'trompeta, trombon, corneta' },
  { pose: 'flute', shows: /^(flute|musical-notes?|musical-score)$/, en: 'flute, clarinet, piccolo, pan pipes', pt: 'flauta, clarinete', es: 'flauta, clarinete' },
  { pose: 'accordion', shows: /^(accordion|musical-notes?|musical-score)$/, en: 'accordion', pt: 'sanfona, acordeao, acordeon', es: 'acordeon' },
  { pose: 'cello', shows: /^(violin|musical-notes?|musical-score)$/, en: 'cello, double bass', pt: 'violoncelo, contrabaixo', es: 'violonchelo, chelo, contrabajo' },
  { pose: 'conducting', shows: /^(violin|musical-notes?|musical-score|magic-wand)$/, en: 'conducting (?:an|the) orchestra', pt: 'regendo (?:uma|a) orquestra', es: 'dirigiendo (?:una|la) orquesta' },
  { pose: 'flamenco', shows: /^(guitar|woman-dancing|man-dancing|folding-hand-fan|dress|boy)$/, en: 'flamenco', pt: 'flamenco', es: 'flamenco' },
  { pose: 'ballet', shows: /^(ballet-shoes|woman-dancing|man-dancing|dress)$/, en: 'ballet, pirouette, on her toes', pt: 'bale, ballet, pirueta', es: 'ballet, pirueta' },
  { pose: 'bench', shows: /^(bench|couch-and-lamp|chair|seat|open-book)$/, en: '(?:sit|sits|sitting|seated|resting|waiting) (?:alone )?(?:on|at) (?:a|an|the) (?:\\w+ )?(?:\\w+ )?bench', pt: 'sentad[oa]s? (?:sozinh[oa] )?(?:em um|num|no) banco, no banco d[ao] (?:praca|parque)', es: 'sentad[oa]s? (?:sol[oa] )?en (?:un|el) banco, en (?:un|el) banco del (?:parque)' },
  { pose: 'throne', shows: /^(crown|chair|couch-and-lamp|seat|throne)$/, en: 'throne, enthroned', pt: 'trono', es: 'trono' },
  { pose: 'motorbike', shows: /^(motorcycle|motor-scooter|racing-motorcycle)$/, en: 'motorbike, motorcycle, scooter, vespa, biker', pt: 'motos?, motocicleta, lambreta, motoqueir[oa], vespa', es: 'moto, motos, motocicleta, motociclista, vespa, motoneta' },
  { pose: 'skiing', shows: /^(skis|skier|snowboarder|snow-capped-mountain|mountain)$/, en: 'skiing, skis, skier', pt: 'esquiando, esquiar, esqui, esquiador', es: 'esquiando, esquiar, esqui, esquis' },
  { pose: 'climbing', shows: /^(person-climbing|mountain|snow-capped-mountain|climbing|rope|cliff|hiking-boot|boot|knot)$/, en: 'climb(?:s|ing) (?:a |an |the |up )?(?:\\w+ )?(?:\\w+ )?(?:cliff|rock|wall|ice|mountain|peak|summit|face), rock climbing, ice climbing', pt: 'escalando, escala (?:um|uma|a|o), alpinismo', es: 'escalando, escala (?:un|una|la|el), alpinismo' },
  { pose: 'swimming', shows: /^(person-swimming|water-wave|swimming-pool|fish|tropical-fish)$/, en: 'swim, swims, swimming, swimmer', pt: 'nadando, nada (?:com|no|na|entre), nadador', es: 'nadando, nada (?:con|en|entre), nadador' },
  { pose: 'diving', shows: /^(diving-mask|goggles|person-swimming|diving)$/, en: 'scuba, diving, snorkeling, snorkelling', pt: 'mergulhando, mergulha, mergulho', es: 'buceando, bucea, buceo' },
  { pose: 'sword', shows: /^(sword|crossed-swords|dagger|kitchen-knife)$/, en: 'swords?, katana, sword ?fight+, wielding, fencing', pt: 'espadas?, katana', es: 'espadas?, katana' },
  { pose: 'archery', shows: /^(bow-and-arrow|dart|bullseye)$/, en: 'bow and arrow, archer, archery, aiming (?:a|her|his) bow', pt: 'arco e flecha, arqueir[oa]', es: 'arco y flechas?, arquer[oa]' },
  { pose: 'lantern', shows: /^(diya-lamp|red-paper-lantern|candle|flashlight|lamp|light-bulb|lantern)$/, en: '(?:holding|carrying|with) (?:a|an|the|her|his) (?:\\w+ )?(?:\\w+ )?(?:lantern|torch|lamp|candle)', pt: '(?:segurando|carregando|levando|com) (?:uma|um|sua|a) (?:\\w+ )?(?:lanterna|tocha|lamparina|vela|lampiao)', es: '(?:sosteniendo|sujetando|llevando|con) (?:una|un|su|la) (?:\\w+ )?(?:linterna|antorcha|lampara|vela|farol)' },
  { pose: 'balloons', shows: /^(balloon|party-popper)$/, en: '(?:holding|with|carrying|releasing|selling) (?:\\w+ )?(?:\\w+ )?balloons, balloon seller', pt: '(?:segurando|com|carregando|vendendo|soltando) (?:\\w+ )?(?:\\w+ )?(?:baloes|bexigas)', es: '(?:sosteniendo|con|llevando|vendiendo|soltando) (?:\\w+ )?(?:\\w+ )?globos' },
  { pose: 'flowers', shows: /^(bouquet|rose|tulip|sunflower|blossom|cherry-blossom|hibiscus|seedling|herb)$/, en: '(?:holding|with|carrying|picking|gathering|selling|giving|smelling|offering) (?:\\w+ )?(?:\\w+ )?(?:bouquet|flowers?|roses?|sunflowers?|tulips|wildflowers)', pt: '(?:segurando|com|carregando|colhendo|vendendo|dando|cheirando|oferecendo) (?:\\w+ )?(?:\\w+ )?(?:buque|flor(?:es)?|rosas?|girassol|girassois|ramo)', es: '(?:sosteniendo|con|llevando|recogiendo|vendiendo|dando|oliendo|ofreciendo) (?:\\w+ )?(?:\\w+ )?(?:ramo|flor(?:es)?|rosas?|girasol(?:es)?)' },
  { pose: 'coffee', shows: /^(hot-beverage|coffee|teacup-without-handle|teapot|cup.*)$/, en: '(?:drink|drinks|drinking|sips|sipping|having|enjoying|holding|with) (?:a |an |her |his |some )?(?:\\w+ )?(?:cup of |mug of )?(?:\\w+ )?(?:coffee|tea|cocoa|hot chocolate)', pt: '(?:tomando|bebendo|toma|bebe|segurando) (?:um |uma |seu )?(?:\\w+ )?(?:xicara de |caneca de )?(?:cafe|cha|chocolate quente)', es: '(?:tomando|bebiendo|toma|bebe|sosteniendo) (?:un |una |su )?(?:\\w+ )?(?:taza de )?(?:cafe|te|chocolate caliente)' },
  { pose: 'baking', shows: /^(bread|baguette-bread|croissant|cook|french-bread|cooking|pretzel)$/, en: 'knead(?:s|ing), bak(?:es|ing) (?:\\w+ )?bread, rolling dough, tossing (?:\\w+ )?dough, dough', pt: 'amassando, sovando, massa de pao, assando pao', es: 'amasando, amasa, horneando pan' },
  { pose: 'forging', shows: /^(hammer.*|anvil|axe|sword|crossed-swords|fire)$/, en: 'forg(?:es|ing), anvil, hammering (?:a |the )?(?:\\w+ )?(?:sword|iron|steel|metal|horseshoe)', pt: 'forjando, forja, bigorna, martelando (?:um |uma |o )?(?:\\w+ )?(?:ferro|espada|metal)', es: 'forjando, forja, yunque, martillando' },
  { pose: 'juggling', shows: /^(person-juggling|circus-tent|tennis)$/, en: 'juggl(?:es|ing|er)', pt: 'malabar(?:es|ista|ismo)', es: 'malabar(?:es|ista|ismo)' },
  { pose: 'knitting', shows: /^(yarn|thread|sewing-needle|scarf)$/, en: 'knit(?:s|ting), crochet+, sew(?:s|ing), weaving', pt: 'tricotando, tricota, costurando, croche, bordando, tecendo', es: 'tejiendo, teje, cosiendo, bordando' },
  { pose: 'waving', shows: /^(waving-hand)$/, en: 'wav(?:es|ing) (?:goodbye|hello|at|to|from|her|his)', pt: 'acenando, acena', es: 'saludando, saluda' },
  { pose: 'proposing', shows: /^(ring|gem-stone|red-heart|sparkling-heart)$/, en: 'propos(?:es|ing), marriage proposal, on one knee, kneeling', pt: 'pedindo em casamento, pedido de casamento, ajoelhad[oa]', es: 'pidiendo matrimonio, propuesta de matrimonio, arrodillad[oa], de rodillas' },
  { pose: 'campfire', shows: /^(fire|campfire|camping|tent|marshmallow)$/, en: '(?:by|around|beside|near|at) (?:a|the) (?:\\w+ )?(?:camp ?fire|bonfire), roasting marshmallows', pt: '(?:ao redor|em volta|ao lado|perto|em torno) d[ae] (?:uma )?fogueira, na fogueira', es: '(?:alrededor|junto|al lado) (?:de |a )?(?:una|la|de la) (?:fogata|hoguera)' },
  { pose: 'gazing', en: '(?:watching|looking at|gazing|admiring|staring|observing|contemplating|watches|looks (?:at|out|up))', pt: '(?:olhando|observando|contemplando|admirando|assistindo|vendo|olha|observa|contempla)', es: '(?:mirando|observando|contemplando|admirando|viendo|mira|observa|contempla)' },
];

const rows = [...deedRows, ...sceneRows];
const patterns = new Map<PromptLanguage, { pose: PoseName; words: RegExp }[]>();

/** Returns what is done in a text without accents, and where it says so; the first in it. */
export function sceneActionsIn(text: string, language: PromptLanguage): { pose: PoseName; at: number }[] {
  let known = patterns.get(language);
  if (!known) {
    known = rows.map((row) => ({ pose: row.pose, words: everyOf(row[language]) }));
    patterns.set(language, known);
  }
  return known.flatMap(({ pose, words }) => {
    const at = text.search(words);
    return at < 0 ? [] : [{ pose, at }];
  });
}

/** Returns where a text without accents says what somebody does. */
export function sceneActionSpans(text: string, language: PromptLanguage): { from: number; to: number }[] {
  const rowsOf = [
    ...rows.map((row) => row[language]),
    ...actionNames.map((name) => grammarOf(language).expressions.actions[name]),
  ];
  return rowsOf.flatMap((words) =>
    [...text.matchAll(everyOf(words))].map(({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
    })),
  );
}

/** Returns whether a pose shows an illustration itself. */
export const showsItself = (pose: PoseName, icon: string): boolean =>
  rows.some((row) => row.pose === pose && (row.shows?.test(icon) ?? false));

// biome-ignore format: one action a line reads as a table
const togetherRows: readonly (Readonly<Record<PromptLanguage, string>> & { pose: PairPoseName })[] = [
  { pose: 'kissing', en: 'kiss, kisses, kissing', pt: 'beijando, beijam, se beijam, beijo, beija, beijando-se', es: 'besando, besan, beso, besa, besandose' },
  { pose: 'hugging', en: 'hug, hugs, hugging, embrace, embraces, embracing, cuddl+, comforting, reuniting', pt: 'abracando, abracad[oa]s?, abracam, abraca, abraco, se abracando, consolando', es: 'abrazando, abrazad[oa]s?, abrazan, abraza, abrazo, abrazandose, consolando' },
  { pose: 'handshake', en: 'shak(?:es|ing) (?:\\w+ )?hands?(?: with)?, shake hands, handshake', pt: '(?:apertando|apertam|aperta|dando|dao) (?:a |as )?maos?, aperto de maos?', es: '(?:estrechando|estrechan|dandose|apretando|dando) (?:la |las )?manos?, apreton de manos' },
  { pose: 'high-five', en: 'high ?fiv+, high five', pt: 'batendo (?:as )?maos, toca aqui', es: 'chocando (?:las |los )?(?:manos|cinco|palmas)' },
  { pose: 'toasting', en: 'toast(?:s|ing)?(?= with| to | at| in|$)?, clinking (?:\\w+ )?glasses, cheers', pt: 'brindando, brindam, brinde', es: 'brindando, brindan, brindis' },
  { pose: 'dinner-for-two', en: '(?:romantic|candlelit|candlelight) dinner, (?:having|eating|enjoying) (?:\\w+ )?(?:dinner|lunch|breakfast), dining', pt: 'jantar romantico, jantar a luz de velas, jantando, almocando, tomando cafe da manha', es: 'cena romantica, cenando, almorzando, desayunando, comiendo (?:en un|en el|en) restaurante' },
  { pose: 'tug-of-war', en: 'tug of war, tug-of-war, pulling (?:on )?(?:a|the) rope', pt: 'cabo de guerra, puxando (?:a|uma) corda', es: 'tira y afloja, tirando de (?:la|una) cuerda' },
  { pose: 'haircut', en: 'haircut, shaving (?:a|the|his) (?:\\w+ )?(?:man|customer|client|beard), (?:cut|cuts|cutting|brush|brushing|brushes|braid|braiding|comb|combing) (?:a |his |her |the |their )?(?:\\w+ ){0,2}hair', pt: '(?:cortando|corta|trancando|penteando|escovando) (?:o |os |a |as )?(?:\\w+ )?cabelos? d[aeo]', es: '(?:cortando|corta|cortandole|trenzando|peinando|cepillando) (?:el |la )?(?:pelo|cabello) (?:a|de)' },
  { pose: 'hand-in-hand', en: 'hold(?:s|ing)? hands, hand in hand, walking together, strolling together', pt: 'de maos dadas, maos dadas', es: '(?:tomad[oa]s|agarrad[oa]s|cogid[oa]s)? ?de la mano' },
];
const together = new Map<PromptLanguage, { pose: PairPoseName; words: RegExp }[]>();

/** Returns what two people do with each other in a text without accents; null where it names nothing. */
export function togetherIn(text: string, language: PromptLanguage): PairPoseName | null {
  let known = together.get(language);
  if (!known) {
    known = togetherRows.map((row) => ({ pose: row.pose, words: everyOf(row[language]) }));
    together.set(language, known);
  }
  return known.find(({ words }) => text.search(words) >= 0)?.pose ?? null;
}
