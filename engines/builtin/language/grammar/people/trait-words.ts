/** The words for what a person looks like, of each language; compared without accents. */
import type { Trait } from '../../../own-drawings/figures/traits.ts';
import type { PromptLanguage } from '../../../vocabulary.ts';

export interface TraitWords extends Readonly<Record<PromptLanguage, string>> {
  trait: Trait;
}

// biome-ignore format: one trait a line reads as a table
export const traitWords: readonly TraitWords[] = [
  { trait: 'old', en: 'old, elderly, aged, ancient, wrinkled', pt: 'velh[oa]s?, idos[oa]s?, anciao|ancia', es: 'viej[oa]s?, ancian[oa]s?, mayor(?:es)?' },
  { trait: 'redhair', en: '(?:red|ginger|auburn)[ -](?:hair|haired|head), redhead, red curly hair, red beard', pt: 'ruiv[oa]s?, cabelos? (?:\\w+ )?(?:vermelhos?|ruivos?), barba ruiva', es: 'pelirroj[oa]s?, (?:pelo|cabello) (?:\\w+ )?roj[oa], barba roja' },
  { trait: 'blond', en: 'blond, blonde, (?:golden|fair)[ -]hair(?:ed)?', pt: 'loir[oa]s?, cabelos? (?:\\w+ )?(?:loiros?|dourados?)', es: 'rubi[oa]s?, (?:pelo|cabello) (?:\\w+ )?(?:rubio|dorado)' },
  { trait: 'blackhair', en: '(?:black|dark)[ -]hair(?:ed)?', pt: 'cabelos? (?:\\w+ )?(?:pretos?|negros?|escuros?)', es: '(?:pelo|cabello) (?:\\w+ )?(?:negro|oscuro)' },
  { trait: 'brownhair', en: 'brown[ -]hair(?:ed)?, brunette', pt: 'morena, cabelos? (?:\\w+ )?castanhos?', es: '(?:pelo|cabello) (?:\\w+ )?castano' },
  { trait: 'greyhair', en: '(?:gr[ae]y|white|silver)[ -]hair(?:ed)?', pt: 'grisalh[oa]s?, cabelos? (?:\\w+ )?(?:brancos?|grisalhos?|prateados?)', es: 'canos[oa], canas, (?:pelo|cabello) (?:\\w+ )?(?:blanco|canoso|gris|plateado)' },
  { trait: 'pinkhair', en: 'pink[ -]hair(?:ed)?', pt: 'cabelos? (?:\\w+ )?(?:rosa|cor-de-rosa)', es: '(?:pelo|cabello) (?:\\w+ )?rosa(?:do)?' },
  { trait: 'bluehair', en: 'blue[ -]hair(?:ed)?', pt: 'cabelos? (?:\\w+ )?azu(?:l|is)', es: '(?:pelo|cabello) (?:\\w+ )?azul' },
  { trait: 'greenhair', en: 'green[ -]hair(?:ed)?', pt: 'cabelos? (?:\\w+ )?verdes?', es: '(?:pelo|cabello) (?:\\w+ )?verde' },
  { trait: 'longhair', en: 'long[ -](?:\\w+ )?hair(?:ed)?', pt: 'cabelos? (?:\\w+ )?(?:longos?|compridos?)', es: '(?:pelo|cabello) (?:\\w+ )?largo' },
  { trait: 'shorthair', en: 'short[ -](?:\\w+ )?hair(?:ed)?', pt: 'cabelos? (?:\\w+ )?curtos?', es: '(?:pelo|cabello) (?:\\w+ )?corto' },
  { trait: 'curly', en: 'curly, curls', pt: 'cachead[oa]s?, cabelos? (?:\\w+ )?(?:cacheados?|encaracolados?), cachos', es: 'rizad[oa]s?, rizos' },
  { trait: 'bald', en: 'bald', pt: 'carec[oa], calv[oa]', es: 'calv[oa]' },
  { trait: 'ponytail', en: 'ponytail', pt: 'rabo de cavalo', es: 'coleta, cola de caballo' },
  { trait: 'braids', en: 'braids?, braided, pigtails', pt: 'trancas?, trancad[oa]', es: 'trenzas?' },
  { trait: 'bun', en: 'hair bun, in a bun', pt: 'coque', es: 'mono en el pelo' },
  { trait: 'afro', en: 'afro', pt: 'afro, black power', es: 'afro' },
  { trait: 'whitebeard', en: '(?:white|gr[ae]y|silver)[ -](?:\\w+ )?beard(?:ed)?, long white beard', pt: 'barbas? (?:\\w+ )?(?:brancas?|grisalhas?)', es: 'barbas? (?:\\w+ )?(?:blancas?|canosas?|grises|gris)' },
  { trait: 'longbeard', en: 'long (?:\\w+ )?beard', pt: 'barba (?:\\w+ )?(?:longa|comprida)', es: 'barba (?:\\w+ )?larga' },
  { trait: 'beard', en: 'beard, bearded', pt: 'barba, barbud[oa]', es: 'barba, barbud[oa]' },
  { trait: 'moustache', en: 'moustache, mustache', pt: 'bigode', es: 'bigote' },
  { trait: 'glasses', en: '(?<!wine )glasses(?! of), spectacles', pt: 'oculos', es: 'gafas, lentes, anteojos' },
  { trait: 'shades', en: 'sunglasses, shades', pt: 'oculos escuros, oculos de sol', es: 'gafas de sol, lentes de sol' },
  { trait: 'tophat', en: 'top hat', pt: 'cartola', es: 'sombrero de copa' },
  { trait: 'strawhat', en: '(?:straw|sun|conical) ?hat', pt: 'chapeu de palha', es: 'sombrero de paja' },
  { trait: 'cowboyhat', en: 'cowboy hat, western hat', pt: 'chapeu de (?:cowboy|vaqueiro|couro)', es: 'sombrero de vaquero, sombrero vaquero' },
  { trait: 'fedora', en: 'hat, fedora', pt: 'chapeu', es: 'sombrero' },
  { trait: 'beret', en: 'beret', pt: 'boina', es: 'boina' },
  { trait: 'beanie', en: 'beanie, woolly hat, wool hat, knit(?:ted)? hat', pt: 'gorro, touca', es: 'gorro' },
  { trait: 'baseballcap', en: '(?:baseball )?cap', pt: 'bone', es: 'gorra' },
  { trait: 'crown', en: 'crown, crowned', pt: 'coroa, coroad[oa]', es: 'corona, coronad[oa]' },
  { trait: 'flowers', en: 'flowers? in (?:her|his|their) hair, flower crown', pt: 'flor(?:es)? no cabelo, coroa de flores', es: 'flor(?:es)? en (?:el|su) (?:pelo|cabello), corona de flores' },
  { trait: 'headband', en: 'headband, bandana', pt: 'bandana', es: 'bandana, cinta en la cabeza' },
  { trait: 'santahat', en: 'santa hat, christmas hat', pt: 'gorro de natal, gorro de papai noel', es: 'gorro de navidad, gorro navideno' },
  { trait: 'scarf', en: 'scarf', pt: 'cachecol', es: 'bufanda' },
  { trait: 'pack', en: 'backpack, rucksack', pt: 'mochila', es: 'mochila' },
  { trait: 'dress', en: 'dress, skirt, sundress', pt: 'vestido, saia', es: 'vestido, falda' },
  { trait: 'gown', en: 'gown, ball ?gown, long dress, evening dress, robe', pt: 'vestido (?:longo|de gala|de baile), tunica, manto', es: 'vestido (?:largo|de gala|de noche), tunica, bata' },
  { trait: 'suit', en: '(?<!space )suit(?! of), tuxedo', pt: 'terno, smoking', es: 'traje(?! de| espacial| tradicional), esmoquin' },
  { trait: 'kimono', en: 'kimono', pt: 'quimono, kimono', es: 'kimono' },
  { trait: 'cape', en: 'cape, cloak', pt: 'capa(?! de chuva)', es: 'capa' },
  { trait: 'wings', en: 'wings', pt: 'asas', es: 'alas' },
  { trait: 'dark', en: '(?:black|african|afro-american|dark[ -]skinned|nigerian|kenyan) (?:\\w+ )?(?:man|woman|girl|boy|lady|child)', pt: '(?:mulher|homem|menin[oa]|garot[oa]|jovem) (?:negr[oa]|african[oa])', es: '(?:mujer|hombre|nin[oa]|chic[oa]|joven) (?:negr[oa]|african[oa])' },
];
