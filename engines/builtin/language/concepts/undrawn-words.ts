/** Words that the engine draws nothing for, since the drawing that answers to them is of another thing. */
import type { PromptLanguage } from '../../vocabulary.ts';

/**
 * Nouns and compounds in singular or plural, separated by commas. What the concept table names exactly comes
 * first, as does a longer phrase of it: "molho" is not drawn, "molho de soja" is.
 */
export const undrawnWords: Readonly<Record<PromptLanguage, readonly string[]>> = {
  en: [
    // Animals that only a relative of theirs is drawn of.
    'coati, red panda, tasmanian devil, gerbil, ferret, weasel, porcupine, ',
    'cockatoo, emu, walrus, slug, termite, stick insect, praying mantis',
    'swordfish, sea urchin, cyclops, shrek, gnome, leprechaun, dwarf, rocking horse',
    // Food that is another dish, fruit or nut than the one that is drawn.
    'nachos, cauliflower, hummus, sauce, walnut, almond, spring roll, dragon fruit',
    'passion fruit, salsa verde, homemade salsa, protein bar, chicken stock, cooking oil',
    'vegetable oil, essential oil, hair oil, palm oil, seed oil, french press, french toast',
    // Vehicles and their parts, of which another part or vehicle is drawn.
    'baboon, calculator, pinball machine, cash register, ceviche',
    'spinning wheel, wheel of fortune, prize wheel, pottery wheel, hamster wheel',
    'golf cart, quad bike, fuel tank, gas tank, water tank, septic tank, tank top',
    'license plate, number plate, seat belt, spark plug, raft, jet ski, bungee jump',
    'bungee jumping, bungee, tow bar',
    // Things of a house, of which a neighbour or a namesake is drawn.
    'pajamas, pyjamas, heater, generator, dishwasher, plastic bag, stairs, staircase, blinds',
    'basement, attic, lawn, grass, lawn mower, leaf blower, picture frame, puppet',
    'ventriloquist, play-doh, smoke, skirt, earring, bracelet, crocs, cowboy hat, gas mask',
    'face mask, sheet mask, life jacket, diving suit, statue, sculpture, hot wheels, litter box',
    'music box, train set, memory card, sd card, business card, birthday card, report card',
    'greeting card, christmas card, memory stick, memory foam, paper airplane, mood swing, deck',
    'glass, stained glass, tile, tiles, wallpaper',
    // Tools, weapons, instruments and machines, of which another one is drawn.
    'table saw, chainsaw, drill, hard drive, gun, guns, gunfire, rifle, machine gun',
    'sniper rifle, handcuffs, pepper spray, trombone, clarinet, french horn, dam',
    // Nature, places and events that another one would stand for.
    'jupiter, neptune, pluto, orchid, stonehenge, leaning tower of pisa, tower of pisa',
    'sydney opera house, festival, water polo, homeless, coal, gravel',
    // Words that only sound like a thing.
    'free trial, ring light, monkey bars, turtle neck, turtleneck, hammer curl, box jump, goose bumps',
    'paper trail, crab walk, dove soap, kiwi bird, beetle juice, opera gx, fork in the road, stock photo, puma shoes',
    'how to screw, how to seal, pick, picks, short, brief, mate, bug, hook, station, random, model, foundation, case',
    "in case, the sake, own sake, god's sake, how to train, to train for, train for, train like",
    'train with, train my, train your, train a, tom cruise, bear grylls, megan fox, johnny cash',
    'bruno mars, paris hilton, mark cuban, robin williams, nick cannon, brad pitt, chris rock',
    'kid rock, emma stone, sharon stone, new jersey',
  ],
  pt: [
    // Animals that only a relative of theirs is drawn of.
    'quati, panda vermelho, demônio da tasmânia, gerbil, furão, gambá, ',
    'calopsita, ema, morsa, lesma, cupim, bicho-pau, louva-a-deus, louva a deus',
    'martim-pescador, peixe-boi, peixe boi, peixe-espada, ouriço-do-mar, ouriço do mar',
    'lobo-guará, lobo guará, ciclope, shrek, gnomo, anão, saci, curupira, boitatá',
    'mula sem cabeça, cavalo de balanço',
    // Food that is another dish, fruit or nut than the one that is drawn.
    'nachos, couve-flor, homus, molho, nozes, noz, amêndoa, rolinho primavera, romã, amora',
    'barra de proteína, cuscuz, esfirra, esfiha, creme de leite, doce de leite, pé de moleque',
    'bala, óleo de cozinha, óleo de coco, vagem',
    // Vehicles and their parts, of which another part or vehicle is drawn.
    'calculadora, castanha-do-pará, castanha do pará',
    'castanha de caju, ceviche, roda de capoeira, roda de samba, roda da fortuna',
    'carrinho de golfe, cinto de segurança, vela de ignição, placa de carro, placa do carro',
    'farol do carro, faróis, jet ski, bungee jump, carrinho de mão',
    // Things of a house, of which a neighbour or a namesake is drawn.
    'pijama, aquecedor, gerador, lava-louças, sacola plástica, cama elástica, pula-pula',
    'escada rolante, porão, sótão, grama, cortador de grama, gangorra, marionete, massinha',
    'saia, pulseira, lente de contato, máscara de gás, estátua, escultura',
    "carrinho de brinquedo, hot wheels, caixa registradora, caixa eletrônico, caixa d'água",
    'caixa de areia, caixa preta, cartão de memória, cartão de visita, cartão de aniversário',
    'cartão de natal, cartão vermelho, cartão amarelo, avião de papel, azulejo, azulejos',
    'papel de parede, placa, braçadeira, buzina, jarro, pé de cabra',
    // Tools, weapons, instruments and machines, of which another one is drawn.
    'serra elétrica, motosserra, furadeira, hd externo, fuzil, arma, armas, tiro, tiroteio',
    'mina terrestre, trombone, clarinete, prato de bateria, bala de fuzil',
    'colete à prova de balas, barragem, represa',
    // Nature, places and events that another one would stand for.
    'júpiter, netuno, plutão, orquídea, festival, micareta, carvão, cascalho, morador de rua',
    'polo aquático',
    // Words that only sound like a thing.
    'pilha de louça, pilha de livros, pilha de roupa, pilha de pratos, cabo de guerra, peso morto',
    'foca no, foca em, foca nos, foca na, lava a, lava o, lava as, lava roupa, mata mais',
    'que mata, cobra por, cobra para, cobra caro, saia de, saia da, saia do, poste todo',
    'poste no, meia hora, meia dúzia, meia volta, meia idade, tom cruise, brad pitt, bruno mars',
    'paris hilton',
  ],
  es: [
    // Animals that only a relative of theirs is drawn of.
    'coatí, panda rojo, demonio de tasmania, hurón, comadreja, puercoespín, ',
    'cacatúa, ñandú, morsa, babosa, termita, insecto palo, mantis religiosa',
    'martín pescador, pez espada, erizo de mar, oso hormiguero, cíclope, shrek, gnomo, enano',
    'caballito de madera',
    // Food that is another dish, fruit or nut than the one that is drawn.
    'nachos, coliflor, salsa verde, salsa roja, salsa casera, salsa de tomate, salsa macha',
    'salsa bechamel, nuez, nueces, almendra, rollito primavera, rollos primavera, mora',
    'zarzamora, barrita de proteína, dulce de leche, pico de gallo',
    // Vehicles and their parts, of which another part or vehicle is drawn.
    'carrito de golf, cinturón de seguridad, placas del auto, faros del coche, balsa',
    'moto de agua, jet ski, puenting, salto bungee',
    // Things of a house, of which a neighbour or a namesake is drawn.
    'pijama, calefactor, generador, lavavajillas, lavaplatos, bolsa de plástico, cama elástica',
    'sótano, ático, césped, marioneta, plastilina, falda, pulsera',
    'máscara de gas, estatua, escultura, hot wheels, caja registradora, caja negra',
    'caja de arena, tarjeta de memoria, tarjeta de presentación, tarjeta de cumpleaños',
    'tarjeta roja, tarjeta amarilla, avión de papel, azulejo, azulejos, papel pintado, moño',
    'resorte, memoria usb, paso de cebra, sombrero vaquero, sombrero charro, sombrero mexicano',
    'marcador, escuadra, bastón',
    // Tools, weapons, instruments and machines, of which another one is drawn.
    'sierra eléctrica, motosierra, taladro, disco duro, rifle, fusil, arma, armas, tiroteo',
    'disparo, mina terrestre, trombón, clarinete, cajón flamenco, presa',
    // Nature, places and events that another one would stand for.
    'júpiter, neptuno, plutón, orquídea, stonehenge, torre de pisa, festival, carbón, grava',
    'sin techo, waterpolo',
    // Words that only sound like a thing.
    'calculadora, piña de pino, regadera de jardín, ceviche, sal del, pico, mono de trabajo, la cura, una cura, cura para, cura de, cura del, onda expansiva',
    'vino a, vino al, vino por, sal de tu, sal de tus, sal de la, regla, reglas, el cuarto día',
    'el cuarto dia, cuarto de final, cuartos de final, tom cruise, brad pitt, bruno mars',
    'paris hilton',
  ],
};
