import type { StoryWords } from '../story-words.ts';

export const portugueseStoryWords: StoryWords = {
  chases: 'persegu+, perseguiu, atac+, atacou, cac(?:a|ou|ando), seguiu, corre atras',
  flees: 'fug(?:iu|indo) d\\w+, foge d\\w+, escap(?:ou|ando) d\\w+, com medo d\\w+, tem medo d\\w+',
  meets:
    'encontr(?:a|ou|ei|ando|aram), conhec(?:e|eu|endo), enfrent+, lut+ (?:com|contra), salv(?:a|ou|ei|ando), resgat+, contra, achou, achei, adotou, cria(?:ndo)?, viu, ama, odeia, briga com, brinca(?:ndo)? com, preso com, e um, e uma, e o, e a, e meu, e minha',
  hits: 'bateu (?:em|n[oa]s?|contra), destru+, esmag+, quebrou, comeu, come, mordeu',
  beside: 'ao lado d\\w+, perto d\\w+, em frente [ao]\\w*, diante d\\w+',
  behind: 'atras d\\w+, por tras d\\w+, escondid[oa] (?:em|n[oa]), abrir, abre, abriu, abrindo',
  inside: 'dentro d\\w+ (?:caixa|copo|xicara|bolsa|balde|cesta|mala|banheira|panela|sapato)',
  on: 'atravessando, cruzando, atravessa, em cima d\\w+, montad[oa] (?:em|n[oa]), surfando, acima d\\w+, sobre (?:um|uma|o|a), pula sobre',
  holds: 'segura(?:ndo)?, carrega(?:ndo)?, com (?:um|uma|seu|sua)',
  fills: '(?:chei[oa] )?de(?: um| uma)?, com(?: um| uma)?',
  and: 'e',
  many: 'centenas(?: de)?, milhares(?: de)?, milhoes(?: de)?, dezenas(?: de)?, muit[oa]s, mil, cem, tod[oa]s (?:[oa]s)?',
  onlyBefore: 'so, somente, apenas, nada alem de',
  giant: 'gigantes?, gigantesc[oa]s?, enormes?, imens[oa]s?, colossa(?:l|is), maior(?:es)?',
  tiny: 'minuscul[oa]s?, miniaturas?, menor(?:es)? d\\w+, menor(?:es)? \\w+ d\\w+, pequenin[oa]s?, mini, diminut[oa]s?',
  weathers: {
    rain: 'chuva, chuvos[oa], chovendo, tempestade, temporal, furacao',
    fog: 'neblina, nevoeiro, nevoa',
    snowfall: 'neve caindo, nevando, nevasca',
  },
  states: {
    abandoned:
      'abandonad[oa]s?, esquecid[oa]s?, desert[oa]s?(?= d), cidade fantasma, navio fantasma, esqueceu',
    broken:
      'acidente de (?:aviao|carro|trem|onibus|moto|helicoptero), quebrad[oa]s?, quebrou, destruid[oa]s?, rachad[oa]s?, batid[oa]s?, detonad[oa]s?, estragad[oa]s?',
    burning: 'pegando fogo, em chamas, pegou fogo, queimad[oa]s?, queimando, incendiad[oa]s?',
    frozen: 'congelad[oa]s?, congelando, no gelo, gelad[oa]s?',
    golden: 'dourad[oa]s?, de ouro, mais car[oa]s?, lux+',
    scary:
      'assustador[ae]?s?, assombrad[oa]s?, mal.assombrad[oa]s?, amaldicoad[oa]s?, possuid[oa]s?, sombri[oa]s?, macabr[oa]s?, aterrorizantes?, (?:mais )?perigos[oa]s?, morta(?:l|is)',
    old: 'mais barat[oa]s?, enferrujad[oa]s?, empoeirad[oa]s?, velh[oa]s?, antig[oa]s?, mais velh[oa]s?, antiguidades?',
    fast: 'mais rapid[oa]s?, rapid[oa]s?, veloz(?:es)?, velocidade',
    secret: 'secret[oa]s?, escondid[oa]s?, misterios[oa]s?, misterio',
    banned: 'proibid[oa]s?, banid[oa]s?, ilega(?:l|is), nunca (?:compre|coma|use|faca|abra|beba|toque)',
  },
};
