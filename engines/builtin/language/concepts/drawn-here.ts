import type { Concept } from './concept.ts';

// biome-ignore format: one concept a line reads as a table
/** What our own drawings show (`own-drawings/`). */
export const drawnHere = [
  { icon: 'lighthouse', scene: 'ocean', kind: 'thing', en: 'lighthouse, light house', pt: 'farol, farol marítimo', es: 'faro' },
  { icon: 'knight', scene: 'hall', kind: 'being', en: 'knight, crusader, paladin, templar, knight in armor, warrior', pt: 'cavaleiro, cruzado, cavaleiro medieval, templário, guerreiro', es: 'caballero, cruzado, caballero medieval, templario, guerrero' },
  { icon: 'skeleton', scene: 'horror', kind: 'being', en: 'skeleton', pt: 'esqueleto', es: 'esqueleto' },
  { icon: 'postman', scene: 'street', kind: 'being', en: 'postman, mailman, mail carrier, mail man', pt: 'carteiro', es: 'cartero' },
  { icon: 'cave', scene: 'cave', kind: 'thing', en: 'cave, cavern, caving, cave diving, spelunking, grotto', pt: 'caverna, gruta', es: 'cueva, caverna, gruta' },
  { icon: 'pyramid', scene: 'desert', kind: 'thing', en: 'pyramid, pyramids, giza, egypt, pharaoh, cairo, mummy, cleopatra, tutankhamun, ancient egypt, egyptian', pt: 'pirâmide, egito, faraó, múmia, cleópatra, antigo egito, egípcio, egípcia', es: 'pirámide, egipto, faraón, momia, cleopatra, antiguo egipto, egipcio, egipcia' },
  { icon: 'colosseum', scene: 'desert', kind: 'thing', en: 'roman empire, ancient rome, rome, roman, gladiator, colosseum, caesar, julius caesar', pt: 'império romano, roma antiga, roma, romano, gladiador, coliseu, júlio césar', es: 'imperio romano, antigua roma, roma, romano, gladiador, coliseo, julio césar' },
  { icon: 'brick-wall', scene: 'street', kind: 'thing', en: 'wall, brick wall, border wall', pt: 'muro, parede', es: 'muro, pared, muralla' },
  { icon: 'bridge', scene: 'city-day', kind: 'thing', en: 'bridge, golden gate', pt: 'ponte, viaduto', es: 'puente' },
  { icon: 'mansion', scene: 'city-day', kind: 'thing', en: 'mansion, villa, luxury home, luxury house, dream home, millionaire house, estate', pt: 'mansão, casarão, casa de luxo', es: 'mansión, chalet, casa de lujo' },
  { icon: 'prison-bars', scene: 'spotlight', kind: 'thing', en: 'prison, jail, alcatraz, prisoner, inmate, prison break, jail cell, death row', pt: 'prisão, cadeia, presídio, presidiário, prisioneiro, penitenciária', es: 'cárcel, prisión, presidiario, prisionero, preso' },
  { icon: 'vault', scene: 'spotlight', kind: 'thing', en: 'bunker, vault, bank vault, fallout shelter, safe, panic room', pt: 'bunker, cofre, cofre-forte', es: 'búnker, caja fuerte, bóveda' },
  { icon: 'brigadeiro', scene: 'kitchen', kind: 'thing', en: 'brigadeiro, chocolate truffle, truffles', pt: 'brigadeiro, trufa, beijinho doce, docinho', es: 'brigadeiro, trufa de chocolate' },
  { icon: 'submarine', scene: 'underwater', kind: 'thing', en: 'submarine, submersible, titan sub, u-boat', pt: 'submarino, submersível', es: 'submarino, sumergible' },
  { icon: 'bookshelf', scene: 'room', kind: 'thing', en: 'bookshelf, bookcase, book shelf', pt: 'estante, estante de livros', es: 'estantería, librero, estante' },
  { icon: 'electric-car', scene: 'road', kind: 'thing', en: 'tesla, byd, electric car, electric vehicle, ev, model 3, model y, cybertruck, evs', pt: 'tesla, byd, carro elétrico, carro eletrico', es: 'tesla, byd, coche eléctrico, carro eléctrico, auto eléctrico' },
  { icon: 'air-fryer', scene: 'kitchen', kind: 'thing', en: 'air fryer, airfryer', pt: 'air fryer, airfryer, fritadeira', es: 'air fryer, airfryer, freidora, freidora de aire' },
  { icon: 'vending-machine', scene: 'street', kind: 'thing', en: 'vending machine', pt: 'máquina de vendas, máquina de venda', es: 'máquina expendedora, expendedora' },
  { icon: 'treasure-chest', scene: 'underwater', kind: 'thing', en: 'treasure, treasure chest, buried treasure, treasure hunt, lost treasure', pt: 'tesouro, baú do tesouro, baú, caça ao tesouro', es: 'tesoro, cofre del tesoro, cofre, búsqueda del tesoro' },
  { icon: 'refrigerator', scene: 'kitchen', kind: 'thing', en: 'fridge, refrigerator, freezer', pt: 'geladeira, congelador, freezer', es: 'nevera, refrigerador, frigorífico, heladera, congelador' },
  { icon: 'washing-machine', scene: 'room', kind: 'thing', en: 'washing machine, laundry machine, dryer', pt: 'máquina de lavar, lavadora de roupa, lava e seca', es: 'lavadora, lavarropas, secadora de ropa' },
  { icon: 'dumbbell', scene: 'gym', kind: 'thing', en: 'dumbbell, barbell, kettlebell, weights', pt: 'halter, halteres, anilha, kettlebell', es: 'mancuerna, pesas, barra de pesas, kettlebell' },
  { icon: 'gold-bars', scene: 'money', kind: 'thing', en: 'gold bar, gold bars, bullion, gold price', pt: 'barra de ouro, barras de ouro, preço do ouro', es: 'lingote, lingote de oro, lingotes de oro, precio del oro' },
  { icon: 'black-hole', scene: 'space', kind: 'thing', en: 'black hole, event horizon, wormhole', pt: 'buraco negro, horizonte de eventos', es: 'agujero negro, horizonte de sucesos' },
  { icon: 'sword', scene: 'hall', kind: 'thing', en: 'sword, katana, excalibur, broadsword', pt: 'espada, katana, excalibur', es: 'espada, katana, excalibur' },
  { icon: 'play-plaque', scene: 'spotlight', kind: 'thing', en: 'youtube, youtuber, youtube channel, youtube algorithm, youtube shorts, subscriber, subscribers', pt: 'youtube, youtuber, canal do youtube, inscrito, inscritos', es: 'youtube, youtuber, canal de youtube, suscriptor, suscriptores' },
  { icon: 'viking-helmet', scene: 'ocean', kind: 'thing', en: 'viking, vikings, ragnar, valhalla, norse', pt: 'viking, vikings, ragnar, valhalla, nórdico', es: 'vikingo, vikinga, ragnar, valhalla, nórdico' },
] as const satisfies readonly Concept[];
