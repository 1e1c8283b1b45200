import type { Concept } from './concept.ts';

// biome-ignore format: one concept a line reads as a table
/** Compounds that one of their words would get wrong, and subjects of titles with a drawing of their own. */
export const titleThings: readonly Concept[] = [
  // Money and companies.
  { icon: 'bitcoin-coin', scene: 'money', kind: 'thing', en: 'bitcoin, bitcoins, btc, crypto, cryptocurrency, blockchain, memecoin, altcoin, dogecoin, ethereum, solana, xrp, coinbase', pt: 'bitcoin, bitcoins, cripto, criptomoeda, criptomoedas, ethereum, blockchain', es: 'bitcoin, bitcoins, cripto, criptomoneda, criptomonedas, ethereum, blockchain' },
  { icon: 'falling-chart', scene: 'money', kind: 'thing', en: 'stock market crash, market crash, crash market, downturn, great depression, dying industry, collapse economy, falling prices, bear market, financial crisis', pt: 'queda da bolsa, crash da bolsa, crise econômica, crise financeira, declínio', es: 'caída de la bolsa, crisis económica, crisis financiera, desplome, declive' },
  { icon: 'graduation-cap', scene: 'classroom', kind: 'thing', en: 'student loan, student loans, student debt, college debt, college dropout, dropped out of college, graduation, graduated, diploma, scholarship, harvard', pt: 'formatura, diploma, bolsa de estudos, larguei a faculdade', es: 'graduación, diploma, beca, becas, harvard' },
  { icon: 'clipboard', scene: 'office', kind: 'thing', en: 'resume tips, cv, curriculum vitae', pt: 'currículo', es: 'currículum, curriculum, hoja de vida' },
  // Machines, rooms and houses.
  { icon: 'shipping-container', scene: 'harbor', kind: 'thing', en: 'shipping container, shipping containers, cargo container, container home, container house', pt: 'contêiner, container, contêineres, casa container', es: 'contenedor, contenedores, contenedor marítimo, casa contenedor' },
  { icon: 'spreadsheet-laptop', scene: 'office', kind: 'thing', en: 'excel, spreadsheet, google sheets', pt: 'excel, planilha, planilhas', es: 'excel, hoja de cálculo, hojas de cálculo' },
  { icon: 'code-laptop', scene: 'tech', kind: 'thing', en: 'javascript, html, css, typescript, react, web development, learn python, python programming, python code, python course, code in python, learn to code, coding, source code, computer science', pt: 'javascript, html, css, programar em python, python do zero, curso de python, aprenda python, programação, aprender a programar', es: 'javascript, html, css, programar en python, python desde cero, curso de python, aprende python, programación, aprende a programar, aprender a programar' },
  { icon: 'microwave-oven', scene: 'kitchen', kind: 'thing', en: 'microwave', pt: 'micro-ondas, microondas', es: 'microondas' },
  { icon: 'water-tap', scene: 'kitchen', kind: 'thing', en: 'faucet, leaky faucet, tap water, water tap, dripping tap', pt: 'torneira, torneira pingando, água da torneira', es: 'grifo, llave de agua, agua del grifo, grifo que gotea' },
  { icon: 'gaming-chair', scene: 'room', kind: 'thing', en: 'gaming chair, office chair', pt: 'cadeira gamer, cadeira de escritório', es: 'silla gamer, silla de oficina' },
  { icon: 'treehouse', scene: 'forest', kind: 'thing', en: 'house in a tree, house in the trees, treehouse hotel', pt: 'casa em uma árvore, casa numa árvore, casa em árvore, casa de árvore, cabana na árvore', es: 'casa en un árbol, casa de árbol, casa sobre un árbol, cabaña en un árbol' },
  { icon: 'old-asylum', scene: 'horror', kind: 'thing', en: 'asylum, abandoned asylum, insane asylum, mental hospital, abandoned hospital, haunted hospital, psychiatric hospital, sanatorium, abandoned school, haunted school, abandoned prison', pt: 'manicômio, hospício, manicômio abandonado, hospital abandonado, hospital assombrado, sanatório, escola abandonada, escola assombrada, prisão abandonada', es: 'manicomio, hospital abandonado, hospital embrujado, psiquiátrico abandonado, hospital psiquiátrico, sanatorio, escuela abandonada, escuela embrujada, cárcel abandonada' },
  { icon: 'tall-spire', scene: 'city-night', kind: 'thing', en: 'burj khalifa, dubai', pt: 'burj khalifa, dubai', es: 'burj khalifa, dubái, dubai' },
  { icon: 'step-pyramid', scene: 'jungle', kind: 'thing', en: 'chichen itza, maya, mayans, mayan pyramid, aztec pyramid, aztec, aztecs, tenochtitlan, teotihuacan', pt: 'chichén itzá, maias, pirâmide maia, pirâmide asteca, astecas, tenochtitlán, teotihuacán', es: 'chichén itzá, mayas, pirámide maya, pirámide azteca, azteca, aztecas, tenochtitlán, teotihuacán' },
  // Cars and boats.
  { icon: 'angular-truck', scene: 'road', kind: 'thing', en: 'cybertruck, tesla cybertruck, tesla truck, tesla pickup', pt: 'cybertruck, tesla cybertruck', es: 'cybertruck, tesla cybertruck' },
  { icon: 'racing-car', scene: 'road', kind: 'thing', en: 'ferrari, lamborghini, porsche, supercar, sports car, hypercar, bugatti, mclaren', pt: 'ferrari, lamborghini, porsche, supercarro, carro esportivo, bugatti, mclaren', es: 'ferrari, lamborghini, porsche, superdeportivo, deportivo, bugatti, mclaren' },
  { icon: 'car-queue', scene: 'road', kind: 'thing', en: 'traffic jam, traffic jams, rush hour', pt: 'engarrafamento, congestionamento', es: 'atasco, embotellamiento' },
  { icon: 'river-boat', scene: 'jungle', kind: 'thing', en: 'river boat, riverboat, river cruise', pt: 'barco de rio, gaiola do amazonas', es: 'barco de río, crucero fluvial' },
  // Food.
  { icon: 'plated-dish', scene: 'cafe', kind: 'thing', en: 'restaurant, restaurants, fine dining, michelin star, michelin, michelin-star restaurant, most expensive restaurant, tasting menu', pt: 'restaurante, restaurantes, alta gastronomia, estrela michelin, restaurante michelin', es: 'restaurante, restaurantes, alta cocina, estrella michelin, menú degustación' },
  { icon: 'meal-tray', scene: 'cafe', kind: 'thing', en: 'hospital food, airplane food, plane food, airline food, prison food, school lunch, school lunches, school food, cafeteria food, military food, gas station food', pt: 'comida de hospital, comida de avião, comida de presídio, comida de cadeia, comida de escola, merenda escolar, bandejão', es: 'comida de hospital, comida de avión, comida de cárcel, comida de prisión, comida de escuela, comida escolar, comida de gasolinera' },
  { icon: 'bag-of-chips', scene: 'kitchen', kind: 'thing', en: 'doritos, potato chips, lays, pringles, cheetos, bag of chips, takis, snacks, snack', pt: 'doritos, salgadinho, salgadinhos, batata chips, ruffles, cheetos', es: 'doritos, papas fritas de bolsa, sabritas, cheetos, takis, bolsa de papas' },
  { icon: 'slime-bowl', scene: 'bokeh', kind: 'thing', en: 'slime, slimes', pt: 'slime, geleca, amoeba', es: 'slime, moco slime' },
  // Art, crime and history.
  { icon: 'famous-portrait', scene: 'hall', kind: 'thing', en: 'mona lisa, the mona lisa, stolen painting, stolen art, louvre', pt: 'mona lisa, quadro roubado, louvre', es: 'mona lisa, la mona lisa, cuadro robado, pintura robada, louvre' },
  { icon: 'tattoo-machine', scene: 'spotlight', kind: 'thing', en: 'tattoo, tattoos, tattooed, tattoo artist', pt: 'tatuagem, tatuagens, tatuador, tatuadora', es: 'tatuaje, tatuajes, tatuador, tatuadora' },
  { icon: 'crime-tape', scene: 'city-night', kind: 'topic', en: 'murder case, crime scene, murder mystery', pt: 'cena do crime, caso policial, assassinato', es: 'escena del crimen, caso policial, asesinato' },
  { icon: 'war-missiles', scene: 'fire', kind: 'thing', en: 'cold war, missile crisis, cuban missile crisis, arms race, nuclear war, world war 3, missile, missiles', pt: 'guerra fria, crise dos mísseis, corrida armamentista, terceira guerra mundial, guerra nuclear, míssil, mísseis', es: 'guerra fría, crisis de los misiles, carrera armamentista, tercera guerra mundial, guerra nuclear, misil, misiles' },
  { icon: 'guillotine', scene: 'fire', kind: 'thing', en: 'guillotine, french revolution', pt: 'guilhotina, revolução francesa', es: 'guillotina, revolución francesa' },
  { icon: 'battle-tank', scene: 'explosion', kind: 'thing', en: 'stalingrad, battle of stalingrad, battle of kursk, d-day, normandy, tank battle, world war 2, ww2, wwii, world war ii, tank', pt: 'batalha de stalingrado, stalingrado, dia d, segunda guerra mundial', es: 'batalla de stalingrado, stalingrado, día d, segunda guerra mundial' },
  { icon: 'basketball', scene: 'court', kind: 'thing', en: 'buzzer beater, buzzer-beater, buzzer beaters, nba finals, alley oop, crossover dribble', pt: 'finais da nba, cesta no último segundo', es: 'finales de la nba, canasta en el último segundo, jugador de la nba' },
  { icon: 'golden-gate', scene: 'ocean', kind: 'thing', en: 'california, san francisco', pt: 'califórnia, são francisco', es: 'california, san francisco' },
  { icon: 'backpack', scene: 'road', kind: 'thing', en: 'hitchhiking, hitchhiker, hitchhike, hitchhiked', pt: 'de carona, pedindo carona, carona na estrada', es: 'autostop, a dedo, de aventón, pidiendo aventón' },
  // Kitchens, streets and legends.
  { icon: 'lasagna', scene: 'kitchen', kind: 'thing', en: 'lasagna, lasagne', pt: 'lasanha', es: 'lasaña' },
  { icon: 'wedding-cake', scene: 'kitchen', kind: 'thing', en: 'wedding cake', pt: 'bolo de casamento', es: 'pastel de bodas, pastel de boda, torta de bodas, tarta de boda' },
  { icon: 'perfume-bottle', scene: 'bokeh', kind: 'thing', en: 'perfume, fragrance, cologne', pt: 'perfume, fragrância, perfumes', es: 'perfume, fragancia, perfumes' },
  { icon: 'coxinha', scene: 'kitchen', kind: 'thing', en: 'coxinha, brazilian snacks', pt: 'coxinha, salgado de festa, salgados de festa', es: 'coxinha' },
  { icon: 'robot-vacuum', scene: 'room', kind: 'thing', en: 'robot vacuum, roomba, vacuum robot', pt: 'robô aspirador, aspirador robô, roomba', es: 'robot aspirador, robot aspiradora, aspiradora robot, roomba' },
  { icon: 'unicycle', scene: 'road', kind: 'thing', en: 'unicycle', pt: 'monociclo', es: 'monociclo' },
  { icon: 'car-engine', scene: 'road', kind: 'thing', en: 'car engine, engine rebuild, diesel engine, v8 engine, engine swap, engine works, v8', pt: 'motor do carro, motor de carro, motor a diesel, motor a combustão, motor v8, motor fundido', es: 'motor del coche, motor de coche, motor del carro, motor del auto, motor diésel, motor a diésel, motor v8' },
  { icon: 'pharaoh-mask', scene: 'hall', kind: 'thing', en: 'pharaoh, tutankhamun, king tut, mummy, mummies, pharaohs', pt: 'faraó, faraós, tutancâmon, múmia, múmias', es: 'faraón, faraones, tutankamón, tutankamon, momia, momias' },
  { icon: 'scrap-heap', scene: 'road', kind: 'thing', en: 'junkyard, scrapyard, scrap yard', pt: 'ferro-velho, ferro velho, sucata', es: 'chatarrería, chatarra, desguace, deshuesadero' },
  { icon: 'cliff-road', scene: 'mountains', kind: 'thing', en: 'most dangerous road, most dangerous roads, death road, deadliest road, dangerous road', pt: 'estrada mais perigosa, estrada da morte, estradas mais perigosas', es: 'carretera más peligrosa, camino de la muerte, carreteras más peligrosas, ruta más peligrosa' },
  { icon: 'lake-monster', scene: 'river', kind: 'being', en: 'loch ness, loch ness monster, nessie, lake monster', pt: 'lago ness, monstro do lago ness, monstro do lago', es: 'lago ness, monstruo del lago ness, monstruo del lago' },
  { icon: 'village', scene: 'village', kind: 'thing', en: 'smallest town, smallest village, smallest city', pt: 'menor cidade, menor município', es: 'pueblo más pequeño, ciudad más pequeña' },
  { icon: 'luggage', scene: 'city-day', kind: 'thing', en: 'suitcase, suitcases, luggage, carry-on, baggage, lost luggage', pt: 'mala, malas, bagagem, malas perdidas', es: 'maleta, maletas, equipaje, maletas perdidas' },
  // Companies are known by what they sold.
  { icon: 'camera', scene: 'spotlight', kind: 'thing', en: 'kodak, polaroid', pt: 'kodak, polaroid', es: 'kodak, polaroid' },
  { icon: 'videocassette', scene: 'retro-grid', kind: 'thing', en: 'blockbuster, vhs, vhs tape', pt: 'blockbuster, locadora, vhs, fita vhs', es: 'blockbuster, videoclub, vhs' },
  { icon: 'mobile-phone', scene: 'tech', kind: 'thing', en: 'nokia, blackberry', pt: 'nokia, blackberry', es: 'nokia, blackberry' },
  { icon: 'teddy-bear', scene: 'shop', kind: 'thing', en: 'toys r us', pt: 'toys r us, estrela brinquedos', es: 'toys r us, juguetería' },
  { icon: 'department-store', scene: 'city-day', kind: 'thing', en: 'sears, kmart, jcpenney', pt: 'americanas, lojas americanas, mappin', es: 'sears, el corte inglés' },
  { icon: 'desktop-computer', scene: 'retro-grid', kind: 'thing', en: 'myspace, yahoo, msn', pt: 'orkut, msn, yahoo', es: 'myspace, msn, yahoo' },
  { icon: 'taco', scene: 'kitchen', kind: 'thing', en: 'taco bell', pt: 'taco bell', es: 'taco bell' },
  { icon: 'flooded-house', scene: 'street', kind: 'thing', en: 'flood, floods, flooding', pt: 'enchente, enchentes, inundação, alagamento', es: 'inundación, inundaciones' },
  { icon: 'drum', scene: 'spotlight', kind: 'thing', en: 'drum kit', pt: 'tocando bateria, tocar bateria, aula de bateria', es: 'tocando batería, tocar batería, tocar la batería' },
  { icon: 'machu-picchu', scene: 'mountains', kind: 'thing', en: 'inca, incas, inca empire', pt: 'inca, incas, império inca', es: 'inca, incas, imperio inca' },
  { icon: 'luggage', scene: 'mountains', kind: 'place', en: 'minas gerais', pt: 'minas, minas gerais, interior de minas', es: 'minas gerais' },
];
