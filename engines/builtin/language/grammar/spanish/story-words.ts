import type { StoryWords } from '../story-words.ts';

export const spanishStoryWords: StoryWords = {
  chases: 'persig+, persigu+, persiguio, atac(?:a|o|ando|aron), caza(?:ndo)?, cazo, siguio',
  flees: 'huy(?:e|o|endo) d\\w+, escap(?:a|o|ando) d\\w+, (?:le )?tiene miedo (?:a|de|al), miedo (?:a|al|de)',
  meets:
    'encuentra, encontro, encontre, conoce, conocio, conoci, enfrent+, lucha (?:con|contra), salv(?:a|o|e|ando), rescat+, contra, adopto, vio, ama, odia, pelea con, juega(?:ndo)? con, jugando con, atrapado con, y un, y una, y el, y la, y mi',
  hits: 'choc(?:a|o) (?:con|contra), golpe(?:a|o), destruy+, aplast+, rompio, comio, come, mordio',
  beside: 'al lado d\\w+, junto a\\w*, cerca d\\w+, frente a\\w*, delante d\\w+',
  behind: 'detras d\\w+, tras (?:un|una|el|la), escondid[oa] en, abrir, abre, abrio, abriendo',
  inside: 'dentro d\\w+ (?:caja|taza|bolsa|cubo|cesta|maleta|banera|olla|zapato)',
  on: 'cruzando, cruza, atravesando, encima d\\w+, sobre (?:un|una|el|la), montad[oa] en, surfeando, salta sobre',
  holds: 'sostiene, sosteniendo, lleva(?:ndo)?, con (?:un|una|su)',
  fills: '(?:llen[oa] )?de(?: un| una)?, con(?: un| una)?',
  and: 'y',
  many: 'cientos(?: de)?, miles(?: de)?, millones(?: de)?, decenas(?: de)?, much[oa]s, mil, cien, tod[oa]s (?:l[oa]s)?',
  onlyBefore: 'solo, unicamente, nada mas que',
  giant: 'gigantes?, gigantesc[oa]s?, enormes?, inmens[oa]s?, colosal(?:es)?, mas grandes?',
  tiny: 'diminut[oa]s?, minuscul[oa]s?, miniaturas?, mas pequen[oa]s?, pequenit[oa]s?, mini',
  weathers: {
    rain: 'lluvia, lluvios[oa], lloviendo, tormenta, huracan',
    fog: 'niebla, neblina, bruma',
    snowfall: 'nieve cayendo, nevando, nevada, ventisca',
  },
  states: {
    abandoned: 'abandonad[oa]s?, olvidad[oa]s?, pueblo fantasma, barco fantasma, olvido',
    broken:
      'accidente de (?:avion|coche|carro|auto|tren|autobus|moto|helicoptero), rot[oa]s?, rompio, rompi, destruid[oa]s?, agrietad[oa]s?, chocad[oa]s?, destrozad[oa]s?',
    burning: 'en llamas, ardiendo, quemad[oa]s?, quemando, incendiad[oa]s?',
    frozen: 'congelad[oa]s?, en el hielo, helad[oa]s',
    golden: 'dorad[oa]s?, de oro, mas car[oa]s?, luj+',
    scary:
      'aterrador[ae]?s?, embrujad[oa]s?, maldit[oa]s?, poseid[oa]s?, siniestr[oa]s?, macabr[oa]s?, oscur[oa]s? secreto, lado oscuro, (?:mas )?peligros[oa]s?, mortal(?:es)?',
    old: 'mas barat[oa]s?, oxidad[oa]s?, viej[oa]s?, antigu[oa]s?, mas viej[oa]s?',
    fast: 'mas rapid[oa]s?, rapid[oa]s?, veloz, veloces, velocidad',
    secret: 'secret[oa]s?, ocult[oa]s?, misterios[oa]s?, misterio',
    banned: 'prohibid[oa]s?, ilegal(?:es)?, nunca (?:compres|comas|uses|hagas|abras|bebas|toques)',
  },
};
