import { describe, expect, test } from 'vitest';
import { shortenedOf } from '../../testing/shortened-headline.ts';

const headlineOf = (prompt: string) => shortenedOf(prompt).value.join(' ');

describe('shortening', () => {
  test.each([
    ['leaves a short title whole', 'The Great Fire of London', 'THE GREAT FIRE OF LONDON'],
    [
      'drops who does it before a number',
      'I spent 7 days as a medieval blacksmith',
      '7 DAYS AS A BLACKSMITH',
    ],
    [
      'keeps a verb with its object',
      'Why your mortgage is secretly robbing you',
      'YOUR MORTGAGE IS ROBBING YOU',
    ],
    ['keeps a name whole', 'The mystery of the Bermuda Triangle', 'MYSTERY OF THE BERMUDA TRIANGLE'],
    [
      'keeps a particle with its verb',
      'Why you should never throw away old furniture',
      'NEVER THROW AWAY OLD FURNITURE',
    ],
    [
      'keeps what a count is about',
      '7 erros que destroem seu treino de pernas',
      '7 ERROS QUE DESTROEM SEU TREINO DE PERNAS',
    ],
    ['drops a genre word', 'Receita de brigadeiro gourmet em 10 minutos', 'BRIGADEIRO GOURMET EM 10 MINUTOS'],
    ['keeps how many things were learnt', '5 things I learned in space', '5 THINGS IN SPACE'],
    ['drops the year', 'How to start a podcast in 2026', 'HOW TO START A PODCAST'],
    [
      'joins a short lead with what it announces',
      'Solar panels: the truth nobody tells you',
      'SOLAR PANELS: THE TRUTH',
    ],
    ['keeps "are" after "why"', 'Why Egg Prices Are Exploding Again', 'EGG PRICES ARE EXPLODING AGAIN'],
    ['cuts a relative clause whole', 'Top 7 goalkeeper saves that made no sense', 'TOP 7 GOALKEEPER SAVES'],
    [
      'keeps what is said of a lone noun',
      'The Bridge That Should Have Never Been Built',
      'SHOULD HAVE NEVER BEEN BUILT',
    ],
    [
      'keeps a complement with its noun',
      'Rotina de cuidados com a pele oleosa',
      'CUIDADOS COM A PELE OLEOSA',
    ],
    [
      'prefers the vehicle to the time',
      'Crucé Australia en bicicleta durante 6 meses',
      'CRUCÉ AUSTRALIA EN BICICLETA DURANTE 6 MESES',
    ],
    [
      'keeps an event with its name',
      'La caída del Imperio Romano en 15 minutos',
      'CAÍDA DEL IMPERIO ROMANO EN 15 MINUTOS',
    ],
    [
      'keeps the object of a how-to',
      'como tirar mofo da parede do quarto',
      'COMO TIRAR MOFO DA PAREDE DO QUARTO',
    ],
    [
      'keeps a personal object',
      'Cómo entrenar a tu cachorro para que no muerda',
      'CÓMO ENTRENAR A TU CACHORRO',
    ],
    [
      'keeps the article of an abstract noun',
      'la verdad sobre las pirámides',
      'LA VERDAD SOBRE LAS PIRÁMIDES',
    ],
    ['keeps "still"', 'Is the Steam Deck still worth buying?', 'STEAM DECK STILL WORTH IT?'],
    [
      'never prints a request',
      'preciso que você faça uma thumb sobre a ansiedade social',
      'A ANSIEDADE SOCIAL',
    ],
    [
      'keeps the time that is the stake',
      'The Sailor Who Got Lost At Sea For 438 Days',
      'SAILOR WHO GOT LOST AT SEA FOR 438 DAYS',
    ],
    ['keeps a price', 'Montei um PC gamer com apenas 2000 reais', 'MONTEI UM PC GAMER COM APENAS 2000 REAIS'],
    [
      'keeps a sentence whole rather than to break it',
      "I Hid In My Best Friend's House All Night",
      "I HID IN MY BEST FRIEND'S HOUSE ALL NIGHT",
    ],
    [
      'leaves no neuter article without what it stands for',
      'Comprando todo lo de un solo color',
      'COMPRANDO TODO LO DE UN SOLO COLOR',
    ],
    [
      'ends where the question ends',
      'What Living On Mars Would Really Be Like',
      'WHAT LIVING ON MARS WOULD REALLY BE LIKE',
    ],
    [
      'keeps what a thing becomes',
      'Convertí mi furgoneta en una casa sobre ruedas',
      'CONVERTÍ MI FURGONETA EN UNA CASA SOBRE RUEDAS',
    ],
    [
      'keeps what it was traded for',
      'Cambié mi coche por una bicicleta durante un mes',
      'CAMBIÉ MI COCHE POR UNA BICICLETA',
    ],
    [
      'keeps what something only is',
      '24 horas comiendo solo comida de color rojo',
      '24 HORAS COMIENDO SOLO COMIDA DE COLOR ROJO',
    ],
    [
      'keeps what says that a time has passed',
      'El detective que resolvió un crimen 40 años después',
      'DETECTIVE QUE RESOLVIÓ UN CRIMEN 40 AÑOS DESPUÉS',
    ],
    [
      'keeps the adjective of a pronoun',
      'Scientists Found Something Strange Under The Ice',
      'SCIENTISTS FOUND SOMETHING STRANGE UNDER THE ICE',
    ],
    [
      'adds a second part with the number',
      'Viaje en tren por la India: 30 horas sin dormir',
      'VIAJE EN TREN POR LA INDIA: 30 HORAS SIN DORMIR',
    ],
    [
      'adds a second part that is cried out',
      'Pescaria no rio: pegamos um peixe gigante!',
      'PESCARIA NO RIO: PEGAMOS UM PEIXE GIGANTE',
    ],
    ['adds a question of its own', 'Retiring At 35: Was It Worth It?', 'RETIRING AT 35: WAS IT WORTH IT?'],
    [
      'keeps who the friend is',
      'Cómo me hice amigo de un zorro salvaje',
      'CÓMO ME HICE AMIGO DE UN ZORRO SALVAJE',
    ],
    ['keeps that two are the same', 'Why Pilots Never Eat The Same Meal', 'PILOTS NEVER EAT SAME MEAL'],
    [
      'keeps a demonstrative subject',
      'Why This Bridge Keeps Killing People',
      'THIS BRIDGE KEEPS KILLING PEOPLE',
    ],
    ['asks of this', 'Is This The End Of Netflix?', 'IS THIS THE END OF NETFLIX?'],
    [
      'takes a clause with its subject',
      '10 Camera Settings Every Beginner Should Know',
      '10 CAMERA SETTINGS',
    ],
    [
      'keeps what was taught',
      'I Taught My Parrot To Order On Amazon',
      'I TAUGHT MY PARROT TO ORDER ON AMAZON',
    ],
    ['keeps how many', '10 things I wish I knew before moving', '10 THINGS I WISH I KNEW'],
    ['drops laughter', 'meu pai reagindo às músicas kkkk', 'MEU PAI REAGINDO ÀS MÚSICAS'],
    ['drops a kicker', 'Última hora: fuerte sismo sacude la capital', 'FUERTE SISMO SACUDE LA CAPITAL'],
  ])('%s', (_, prompt, headline) => {
    expect(headlineOf(prompt)).toBe(headline);
  });
});

describe('templates', () => {
  test.each([
    ['Is an air fryer really worth it?', 'AIR FRYER WORTH IT?'],
    ['Vale a pena comprar moto usada em 2026?', 'MOTO USADA VALE A PENA?'],
    ['¿Vale la pena comprar un coche usado?', 'COCHE USADO ¿VALE LA PENA?'],
    ['What would happen if the Earth stopped spinning?', 'WHAT IF EARTH STOPPED SPINNING?'],
    ['¿Por qué los gatos odian el agua?', '¿POR QUÉ LOS GATOS ODIAN EL AGUA?'],
    ['Por que o céu é azul?', 'POR QUE O CÉU É AZUL?'],
    ['I let an octopus pick my stocks for a year', 'OCTOPUS PICKS MY STOCKS'],
    ['I quit social media for 30 days', '30 DAYS WITHOUT SOCIAL MEDIA'],
    ['Jugué 24 horas seguidas a Roblox', '24 HORAS DE ROBLOX'],
    ['How does a jet engine work?', 'HOW A JET ENGINE WORKS'],
    ['How did the Titanic sink?', 'HOW THE TITANIC SANK'],
    ['10 foods you should never microwave', 'NEVER MICROWAVE THESE 10 FOODS'],
    ['A inteligência artificial vai roubar seu emprego?', 'IA VAI ROUBAR SEU EMPREGO?'],
    ['El volcán vuelve a entrar en erupción', 'EL VOLCÁN ENTRA EN ERUPCIÓN'],
  ])('%s', (prompt, headline) => {
    expect(headlineOf(prompt)).toBe(headline);
  });
});

test('offers alternatives', () => {
  const headline = shortenedOf('I found a hidden room behind my mirror');
  const others = headline.runnersUp.map(({ value }) => value.join(' '));
  expect(others).toContain('I FOUND A HIDDEN ROOM');
  expect(others).not.toContain(headline.value.join(' '));
});

test('keeps accents and the spelling of brands in capitals', () => {
  expect(headlineOf('Pão de açúcar')).toBe('PÃO DE AÇÚCAR');
  expect(headlineOf('My new iPhone')).toBe('MY NEW iPHONE');
});

describe('what a removal must not leave behind', () => {
  test.each([
    ['Mi rutina de mañana para aprobar todos los exámenes', 'MI RUTINA DE MAÑANA'],
    ['Cómo ahorrar 1000€ al mes con sueldo bajo', 'CÓMO AHORRAR 1000€ AL MES'],
    ['Por qué los bancos no quieren que sepas esto', 'LO QUE LOS BANCOS OCULTAN'],
    ['Por que os bancos não querem que você saiba isso', 'O QUE OS BANCOS ESCONDEM'],
    ["Why banks don't want you to know this", 'WHAT BANKS HIDE'],
    ['Así es vivir en Japón con 1000 dólares al mes', 'VIVIR CON 1000 DÓLARES'],
    ['A verdade sobre o tráfego pago', 'A VERDADE SOBRE O TRÁFEGO PAGO'],
    ['Why your back hurts all the time', 'WHY YOUR BACK HURTS'],
    ['Minha avó faz o melhor bolo de fubá', 'MINHA AVÓ FAZ O MELHOR BOLO'],
    ['Así se hace el queso más caro del mundo', 'EL QUESO MÁS CARO'],
    ['Así viven los más ricos de Dubái', 'LOS MÁS RICOS DE DUBÁI'],
    ['Compré una casa por 1 euro en Italia', 'UNA CASA POR 1 EURO'],
    ['Me mudé a un pueblo abandonado', 'ME MUDÉ A UN PUEBLO ABANDONADO'],
    ['Mi boda casi termina en desastre', 'MI BODA CASI TERMINA EN DESASTRE'],
    ['Teaching my parrot to talk in 7 days', 'TEACHING MY PARROT TO TALK IN 7 DAYS'],
    ['From 0 to 10k subscribers in 60 days', '10K SUBSCRIBERS IN 60 DAYS'],
    ['De 0 a 100 mil inscritos em 6 meses', '100 MIL INSCRITOS EM 6 MESES'],
    ['From $0 to $10,000 a month', '$0 TO $10,000 A MONTH'],
    ['How I paid off my student loans in 2 years', 'PAID OFF MY STUDENT LOANS'],
    ['Everything you need to know before moving to Canada', 'BEFORE MOVING TO CANADA'],
    ['Lo que nadie te dice sobre ser mamá', 'LA VERDAD SOBRE SER MAMÁ'],
    [
      'Encontré un tesoro en la playa con un detector de metales',
      'ENCONTRÉ UN TESORO CON UN DETECTOR DE METALES',
    ],
    ['Por qué dejé la universidad a los 19 años', 'POR QUÉ DEJÉ LA UNIVERSIDAD'],
    ['El error que cometen todos los principiantes en Minecraft', 'ERROR DE LOS PRINCIPIANTES'],
    ['Is it too late to buy gold?', 'TOO LATE TO BUY GOLD?'],
    ['Never say this in a job interview', 'NEVER SAY THIS IN A JOB INTERVIEW'],
    ['Try not to be scared challenge', 'TRY NOT TO BE SCARED'],
    ['No puedo creerlo 😱 me pasó esto', 'NO PUEDO CREERLO'],
    ['Easy vegan lasagna the whole family loves', 'EASY VEGAN LASAGNA'],
    [`5'11" vs 6'2" height challenge`, `5'11" VS 6'2"`],
    ['27" monitor vs 32" monitor for gaming', '27" MONITOR VS 32" MONITOR'],
  ])('%s → %s', (prompt, headline) => {
    expect(headlineOf(prompt)).toBe(headline);
  });

  test('reads inches as no quotation, and quotations that end on a number as one', () => {
    expect(headlineOf('a cat with the text "Top 10"')).toBe('Top 10');
    expect(headlineOf(`my 6'2" friend says "too tall"`)).toBe('too tall');
  });
});

describe('long titles', () => {
  test.each([
    [
      'What happened to the richest family in Russia after the war',
      'WHAT HAPPENED TO THE RICHEST FAMILY IN RUSSIA',
    ],
    [
      'Why nobody wants to live in this beautiful Italian village anymore',
      'WHY NOBODY WANTS TO LIVE IN THIS ITALIAN VILLAGE',
    ],
    ['Why scientists are worried about what they found under the ice', 'WHY SCIENTISTS ARE WORRIED'],
    [
      'Why did the tallest building in the city remain empty for 40 years',
      'WHY TALLEST BUILDING REMAINED EMPTY',
    ],
    ['O verdadeiro motivo de os aviões não voarem sobre o Tibete', 'POR QUE OS AVIÕES NÃO VOAM'],
    ['Pedi para um chef fazer um jantar com apenas 20 reais', 'CHEF FEZ UM JANTAR'],
    [
      'Cómo un adolescente compró por error el coche más caro de la subasta',
      'CÓMO UN ADOLESCENTE COMPRÓ POR ERROR EL COCHE MÁS CARO',
    ],
    ['Será que dá para sobreviver uma noite na cidade mais fria do mundo', 'DÁ PARA SOBREVIVER UMA NOITE?'],
  ])('%s → %s', (title, expected) => {
    expect(shortenedOf(title).value.join(' ')).toBe(expected);
  });
});
