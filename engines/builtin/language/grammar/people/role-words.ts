/**
 * The words for people, by the look that they are drawn in. A word ends in ":m" or ":f" where it is a man's
 * or a woman's alone, "@" stands for -o of a man and -a of a woman, and "/a" adds a woman's ending. They are
 * compared without accents; plurals follow from `read-people.ts`.
 */
import type { LookName } from '../../../own-drawings/figures/looks.ts';
import type { PoseName } from '../../../own-drawings/figures/poses/poses.ts';
import type { Trait } from '../../../own-drawings/figures/traits.ts';

export interface RoleWords {
  look: LookName;
  /** Another look for a woman, where hers is not a man's with other hair. */
  hers?: LookName;
  traits?: readonly Trait[];
  /** What one of the role does where the words name nothing else. */
  does?: PoseName;
  en: string;
  pt: string;
  es: string;
}

// biome-ignore format: one role a line reads as a table
export const roleWords: readonly RoleWords[] = [
  // Of roads and markets.
  { look: 'biker', does: 'motorbike', en: 'biker, motorcyclist, motorcycle rider, motorbike rider', pt: 'motoqueir@, motociclista, motoboy:m', es: 'motociclista, motorista, motero:m, motera:f' },
  { look: 'courier', does: 'riding-bike', en: 'courier, bike courier, food courier, delivery cyclist', pt: 'entregador de bicicleta:m, entregadora de bicicleta:f', es: 'repartidor en bicicleta:m, repartidora en bicicleta:f, repartidor de comida:m' },
  { look: 'courier', does: 'carrying', en: 'delivery man:m, delivery boy:m, delivery guy:m, delivery driver, delivery woman:f, deliveryman:m', pt: 'entregador/a', es: 'repartidor/a, mensajer@' },
  { look: 'seller', does: 'selling-flowers', en: 'florist, flower seller, flower vendor', pt: 'florista, vendedor de flores:m, vendedora de flores:f', es: 'florista, vendedor de flores:m, vendedora de flores:f' },
  { look: 'seller', does: 'selling', en: 'seller, vendor, merchant, shopkeeper, street vendor, market vendor, fruit seller, fruit vendor, market seller, greengrocer, grocer, stallholder', pt: 'vendedor/a, feirante, comerciante, lojista, quitandeir@, verdureir@, vendedor de frutas:m, vendedora de frutas:f', es: 'vendedor/a, comerciante, tender@, fruter@, verduler@, mercader:m, puester@, vendedor de frutas:m, vendedora de frutas:f' },
  { look: 'tailor', does: 'sewing', en: 'tailor, seamstress:f, dressmaker:f, needlewoman:f', pt: 'alfaiate:m, costureir@', es: 'sastre:m, costurer@, modista:f' },
  { look: 'shepherd', does: 'crook', en: 'shepherd, shepherdess:f, goatherd', pt: 'pastor de ovelhas:m, pastora de ovelhas:f, pastorzinho:m', es: 'pastor:m, pastora:f, pastor de ovejas:m' },
  { look: 'carpenter', does: 'building', en: 'shoemaker, cobbler, potter', pt: 'sapateir@, oleir@, ceramista', es: 'zapater@, alfarer@, ceramista' },
  { look: 'builder', does: 'repairing', en: 'plumber, electrician, handyman:m, technician', pt: 'encanador/a, eletricista, bombeiro hidráulico:m', es: 'fontaner@, plomer@, electricista' },
  { look: 'carpenter', does: 'sawing', en: 'lumberjack:m, woodcutter, logger', pt: 'lenhador/a', es: 'leñador/a' },
  { look: 'explorer', en: 'tourist, beekeeper, zookeeper, park ranger, ranger', pt: 'turista, apicultor/a, guarda florestal', es: 'turista, apicultor/a, guardabosques, guardaparques' },
  { look: 'teacher', does: 'reading', en: 'librarian, bookseller', pt: 'bibliotecári@, livreir@', es: 'bibliotecari@, librer@' },
  { look: 'boss', hers: 'suit', does: 'writing', en: 'writer, author, novelist, journalist, poet', pt: 'escritor/a, autor/a, jornalista, poeta', es: 'escritor/a, autor/a, periodista, poeta' },
  { look: 'boss', hers: 'suit', does: 'driving', en: 'driver, taxi driver, truck driver, bus driver, chauffeur:m', pt: 'motorista, taxista, caminhoneir@', es: 'conductor/a, taxista, camioner@, chofer:m' },
  { look: 'woman', does: 'washing-clothes', en: 'washerwoman:f, laundress:f', pt: 'lavadeira:f', es: 'lavandera:f' },
  { look: 'artist', does: 'sculpting', en: 'sculptor', pt: 'escultor/a', es: 'escultor/a' },
  { look: 'builder', does: 'sweeping', en: 'street sweeper, street cleaner', pt: 'gari, varredor/a de rua', es: 'barrender@' },
  { look: 'mother', hers: 'woman', does: 'cleaning', en: 'cleaning lady:f, housekeeper:f, janitor', pt: 'faxineir@, empregada doméstica:f, zelador/a', es: 'señora de la limpieza:f, limpiador/a, conserje' },
  { look: 'boy', does: 'crawling', en: 'crawling baby, baby crawling, toddler crawling', pt: 'bebê engatinhando:m, bebê gatinhando:m', es: 'bebé gateando:m' },
  // Family and age.
  { look: 'old-woman', en: 'grandma:f, grandmother:f, granny:f, nana:f, old lady:f, elderly lady:f, old woman:f, elderly woman:f', pt: 'avo:f, vovo:f, velhinha:f, senhora idosa:f, idosa:f, anciã:f, velha:f', es: 'abuela:f, abuelita:f, anciana:f, viejita:f, vieja:f' },
  { look: 'old-man', en: 'grandpa:m, grandfather:m, granddad:m, old man:m, elderly man:m, old gentleman:m', pt: 'vovô:m, velhinho:m, idoso:m, ancião:m, velho:m', es: 'abuelo:m, abuelito:m, anciano:m, viejito:m, viejo:m' },
  { look: 'mother', en: 'mother:f, mom:f, mum:f, mommy:f, mama:f', pt: 'mãe:f, mamãe:f', es: 'madre:f, mamá:f' },
  { look: 'father', en: 'father:m, dad:m, daddy:m, papa:m', pt: 'pai:m, papai:m', es: 'padre:m, papá:m' },
  { look: 'teen', hers: 'teen-girl', en: 'teenager, teen, teenage boy:m, teenage girl:f', pt: 'adolescente', es: 'adolescente, quinceañera:f' },
  { look: 'boy', en: 'boy:m, son:m, little boy:m, schoolboy:m, nephew:m, little brother:m, toddler:m, grandson:m, grandchild, kid, child, children, kids', pt: 'menino:m, garoto:m, filho:m, neto:m, criança:m, garotinho:m, menininho:m, guri:m', es: 'niño:m, chico:m, hijo:m, nieto:m, chiquillo:m, muchachito:m' },
  { look: 'girl', en: 'girl:f, daughter:f, little girl:f, schoolgirl:f, niece:f, little sister:f, granddaughter:f', pt: 'menina:f, garota:f, filha:f, neta:f, garotinha:f, menininha:f', es: 'niña:f, chica:f, hija:f, nieta:f, chiquilla:f' },
  { look: 'woman', traits: ['old'], en: 'matron:f', pt: 'senhora:f', es: 'matrona:f' },
  { look: 'woman', en: 'woman:f, lady:f, wife:f, sister:f, aunt:f, young woman:f, girlfriend:f, stepmom:f, stepmother:f, mother-in-law:f, nanny:f, babysitter:f, roommate:f, maid:f, hairdresser:f', pt: 'mulher:f, moça:f, dama:f, esposa:f, irmã:f, tia:f, namorada:f, jovem mulher:f, madrasta:f, sogra:f, babá:f, cunhada:f, empregada:f, cabeleireira:f', es: 'mujer:f, dama:f, esposa:f, hermana:f, tía:f, señora:f, novia de mi:f, muchacha:f, señorita:f, madrastra:f, suegra:f, niñera:f, cuñada:f, peluquera:f, vecina de:f' },
  { look: 'man', en: 'man:m, guy:m, gentleman:m, husband:m, brother:m, uncle:m, young man:m, boyfriend:m, dude:m, stranger, person, patient, neighbor, neighbour, customer, villager, worker, traveler, traveller, stepdad:m, stepfather:m, father-in-law:m, landlord:m, taxi driver, truck driver, trucker, barber:m', pt: 'homem:m, rapaz:m, senhor:m, moço:m, marido:m, irmão:m, tio:m, namorado:m, sujeito:m, paciente, vizinh@, cliente, aldeão:m, trabalhador/a, pessoa:m, viajante, jovem, indígena, padrasto:m, sogro:m, cunhado:m, taxista, caminhoneir@, barbeiro:m, motorista', es: 'hombre:m, señor:m, muchacho:m, esposo:m, marido:m, hermano:m, tío:m, caballero mayor:m, paciente, vecin@, cliente, aldean@, trabajador/a, persona:m, viajero:m, viajera:f, joven, indígena, padrastro:m, suegro:m, cuñado:m, taxista, camionero:m, peluquero:m, barbero:m, conductor/a' },
  // Courts.
  { look: 'king', en: 'king:m, emperor:m', pt: 'rei:m, imperador:m', es: 'rey:m, emperador:m' },
  { look: 'queen', en: 'queen:f, empress:f', pt: 'rainha:f, imperatriz:f', es: 'reina:f, emperatriz:f' },
  { look: 'princess', en: 'princess:f', pt: 'princesa:f', es: 'princesa:f' },
  { look: 'prince', en: 'prince:m', pt: 'príncipe:m', es: 'príncipe:m' },
  { look: 'knight', hers: 'lady-knight', en: 'knight:m, female knight:f, lady knight:f, woman knight:f', pt: 'cavaleiro:m, cavaleira:f', es: 'caballero:m, caballera:f' },
  { look: 'bride', en: 'bride:f', pt: 'noiva:f', es: 'novia:f' },
  { look: 'groom', en: 'groom:m, bridegroom:m', pt: 'noivo:m', es: 'novio:m' },
  { look: 'pharaoh', en: 'pharaoh:m', pt: 'faraó:m', es: 'faraón:m' },
  // Science and care.
  { look: 'scientist', does: 'pouring', en: 'scientist, chemist, researcher, biologist, mad scientist, physicist', pt: 'cientista, químic@, pesquisador/a, biólog@, físic@', es: 'científic@, químic@, investigador/a, biólog@' },
  { look: 'alchemist', does: 'pouring', en: 'alchemist', pt: 'alquimista', es: 'alquimista' },
  { look: 'inventor', en: 'inventor', pt: 'inventor/a', es: 'inventor/a' },
  { look: 'doctor', en: 'doctor, surgeon, physician, veterinarian, vet, dentist', pt: 'médic@, doutor/a, cirurgiã:f, cirurgião:m, veterinári@, dentista', es: 'médic@, doctor/a, cirujan@, veterinari@, dentista' },
  { look: 'nurse', en: 'nurse:f, male nurse:m', pt: 'enfermeir@', es: 'enfermer@' },
  { look: 'astronaut', en: 'astronaut, cosmonaut, spaceman:m', pt: 'astronauta, cosmonauta', es: 'astronauta, cosmonauta' },
  // Sea and land.
  { look: 'sailor', en: 'sailor, seaman:m, mariner', pt: 'marinheir@, marujo:m', es: 'mariner@' },
  { look: 'captain', en: 'captain, sea captain, ship captain', pt: 'capitão:m, capitã:f, capitão de navio:m', es: 'capitán:m, capitana:f' },
  { look: 'fisher', does: 'fishing', en: 'fisherman:m, fisherwoman:f, fishermen:m, angler, fisher', pt: 'pescador/a', es: 'pescador/a' },
  { look: 'pirate', en: 'pirate', pt: 'pirata', es: 'pirata' },
  { look: 'farmer', en: 'farmer, rancher, peasant', pt: 'fazendeir@, agricultor/a, camponês:m, camponesa:f, lavrador/a', es: 'granjer@, agricultor/a, campesin@, labrador/a' },
  { look: 'gardener', does: 'gardening', en: 'gardener', pt: 'jardineir@', es: 'jardiner@' },
  { look: 'cowboy', hers: 'cowgirl', en: 'cowboy:m, cowgirl:f, gunslinger, outlaw, sheriff', pt: 'vaqueir@, caubói:m, cowboy:m, gaúch@, xerife', es: 'vaquer@, gauch@, charro:m, forajid@, cowboy:m' },
  { look: 'miner', en: 'miner, prospector, gold digger', pt: 'mineiro:m, mineir@, garimpeir@', es: 'miner@, buscador de oro:m' },
  { look: 'explorer', en: 'explorer, adventurer, archaeologist', pt: 'explorador/a, aventureir@, arqueólog@', es: 'explorador/a, aventurer@, arqueólog@' },
  { look: 'hiker', does: 'hiking', en: 'hiker, backpacker, trekker', pt: 'mochileir@, trilheir@, caminhante', es: 'mochiler@, senderista, excursionista, caminante' },
  { look: 'climber', does: 'climbing', en: 'mountaineer, climber, rock climber, mountain climber, alpinist', pt: 'alpinista, escalador/a, montanhista', es: 'alpinista, escalador/a, montañista, montañer@' },
  { look: 'diver', does: 'diving', en: 'diver, scuba diver', pt: 'mergulhador/a', es: 'buzo:m, buceador/a, submarinista' },
  // Arts.
  { look: 'artist', does: 'painting', en: 'painter, artist', pt: 'pintor/a, artista', es: 'pintor/a, artista' },
  { look: 'classical', hers: 'bride', traits: ['bareheaded'], does: 'violin', en: 'violinist, fiddler', pt: 'violinista', es: 'violinista' },
  { look: 'classical', does: 'cello', en: 'cellist', pt: 'violoncelista', es: 'violonchelista, chelista' },
  { look: 'classical', does: 'piano', en: 'pianist', pt: 'pianista', es: 'pianista' },
  { look: 'classical', does: 'conducting', en: 'conductor, orchestra conductor', pt: 'maestro:m, maestrina:f', es: 'director de orquesta:m, directora de orquesta:f' },
  { look: 'rocker', does: 'guitar', en: 'guitarist, rock star, rockstar, rocker', pt: 'guitarrista, roqueir@, violonista', es: 'guitarrista, rocker@, estrella de rock' },
  { look: 'rocker', does: 'drums', en: 'drummer', pt: 'baterista', es: 'baterista' },
  { look: 'musician', does: 'sax', en: 'saxophonist, jazz musician, jazz player, saxophone player', pt: 'saxofonista, músic@ de jazz, jazzista', es: 'saxofonista, músic@ de jazz' },
  { look: 'musician', does: 'trumpet', en: 'trumpeter, trumpet player', pt: 'trompetista', es: 'trompetista' },
  { look: 'musician', does: 'guitar', en: 'musician, street musician, busker, troubadour, bard, minstrel', pt: 'músic@, músic@ de rua, trovador/a, bardo:m, violeir@', es: 'músic@, músic@ callejer@, trovador/a, bardo:m, mariachi:m' },
  { look: 'musician', hers: 'star', does: 'singing', en: 'singer, jazz singer, opera singer, pop star, rapper, vocalist', pt: 'cantor/a, cantor/a de ópera, rapper', es: 'cantante, cantante de ópera, raper@' },
  { look: 'ballerina', does: 'ballet', en: 'ballerina:f, ballet dancer:f', pt: 'bailarina:f, bailarina de balé:f', es: 'bailarina:f, bailarina de ballet:f' },
  { look: 'flamencoman', hers: 'flamenco', does: 'flamenco', en: 'flamenco dancer:f, male flamenco dancer:m, tango dancer:f', pt: 'dançarina de flamenco:f, bailarina de flamenco:f, dançarino de flamenco:m, dançarina de tango:f', es: 'bailaora:f, bailaor:m, bailarina de flamenco:f, bailarina flamenca:f, bailarín de flamenco:m, bailarina de tango:f' },
  { look: 'groom', hers: 'dancer', does: 'dancing', en: 'dancer:f, male dancer:m, samba dancer:f, street dancer', pt: 'dançarin@, passista:f, sambista:f, bailarino:m', es: 'bailarín:m, danzarin@, bailador/a' },
  { look: 'geisha', en: 'geisha:f', pt: 'gueixa:f', es: 'geisha:f' },
  { look: 'photographer', does: 'photographing', en: 'photographer', pt: 'fotógraf@', es: 'fotógraf@' },
  { look: 'clown', en: 'clown, jester, harlequin', pt: 'palhaç@, bobo da corte:m', es: 'payas@, bufón:m' },
  { look: 'magician', en: 'magician, illusionist', pt: 'mágico:m, ilusionista', es: 'ilusionista, prestidigitador/a' },
  // Trades.
  { look: 'chef', does: 'cooking', en: 'chef, head chef', pt: 'chef, cozinheir@', es: 'chef, cociner@' },
  { look: 'baker', does: 'baking', en: 'baker, pastry chef', pt: 'padeir@, confeiteir@', es: 'panader@, paster@, pastelera:f, pastelero:m, reposter@' },
  { look: 'waiter', does: 'serving', en: 'waiter:m, waitress:f, butler:m', pt: 'garçom:m, garçonete:f, mordomo:m', es: 'camarer@, meser@, mayordomo:m' },
  { look: 'barista', does: 'serving', en: 'barista, bartender', pt: 'barista, barman:m', es: 'barista, camarero de barra:m' },
  { look: 'carpenter', does: 'building', en: 'carpenter, woodworker, craftsman:m, luthier, toymaker', pt: 'carpinteir@, marceneir@, artesã:f, artesão:m', es: 'carpinter@, ebanista, artesan@' },
  { look: 'blacksmith', does: 'forging', en: 'blacksmith, smith', pt: 'ferreir@', es: 'herrer@' },
  { look: 'builder', en: 'builder, construction worker, bricklayer', pt: 'pedreir@, operári@', es: 'albañil, obrer@' },
  { look: 'mechanic', does: 'repairing', en: 'mechanic, watchmaker, repairman:m', pt: 'mecânic@, relojoeir@', es: 'mecánic@, relojer@' },
  { look: 'teacher', does: 'teaching', en: 'teacher, professor, schoolteacher', pt: 'professor/a', es: 'profesor/a, maestr@' },
  { look: 'student', en: 'student, pupil', pt: 'estudante, alun@', es: 'estudiante, alumn@' },
  { look: 'graduate', en: 'graduate', pt: 'formand@', es: 'graduad@' },
  { look: 'boss', hers: 'suit', en: 'businessman:m, businesswoman:f, executive, manager, lawyer, banker, ceo, billionaire, millionaire, accountant, realtor, politician, president', pt: 'empresári@, executiv@, advogad@, chefe, gerente, bilionári@, milionári@, contador/a, corretor/a, presidente', es: 'empresari@, ejecutiv@, abogad@, jefe:m, jefa:f, gerente, millonari@, multimillonari@, contador/a, presidente, presidenta:f' },
  { look: 'judge', en: 'judge', pt: 'juiz:m, juíza:f', es: 'juez:m, jueza:f' },
  { look: 'police', en: 'policeman:m, policewoman:f, police officer, cop, security guard, bodyguard', pt: 'policial, vigia, vigilante, guarda-costas:m', es: 'policía, agente de policía, guardia de seguridad, vigilante, guardaespaldas' },
  { look: 'firefighter', en: 'firefighter, fireman:m', pt: 'bombeir@', es: 'bomber@' },
  { look: 'soldier', en: 'soldier', pt: 'soldado:m, soldada:f', es: 'soldado:m' },
  { look: 'pilot', en: 'pilot, aviator', pt: 'piloto, aviador/a', es: 'piloto, aviador/a' },
  { look: 'detective', does: 'lantern', en: 'detective, spy, investigator', pt: 'detetive, investigador/a, espiã:f, espião:m', es: 'detective, espía' },
  { look: 'robber', en: 'thief, burglar, robber', pt: 'ladrão:m, ladra:f, assaltante', es: 'ladrón:m, ladrona:f' },
  // Sports.
  { look: 'boxer', does: 'boxing', en: 'boxer', pt: 'boxeador/a, lutador/a', es: 'boxeador/a, luchador/a' },
  { look: 'footballer', does: 'kicking', en: 'footballer, soccer player, football player', pt: 'jogador/a de futebol, jogador/a, craque', es: 'futbolista, jugador/a de fútbol' },
  { look: 'runner', does: 'dunking', en: 'basketball player', pt: 'jogador/a de basquete', es: 'jugador/a de baloncesto, jugador/a de básquet, basquetbolista' },
  { look: 'runner', does: 'tennis', en: 'tennis player', pt: 'tenista, jogador/a de tênis', es: 'tenista, jugador/a de tenis' },
  { look: 'robot', en: 'robot woman, woman robot, female robot, cyborg woman, cyborg, android', pt: 'mulher robô, robô mulher, mulher ciborgue, ciborgue, androide', es: 'mujer robot, mujer robótica, mujer cíborg, cíborg, androide' },
  { look: 'runner', does: 'running', en: 'runner, marathon runner, athlete, sprinter', pt: 'corredor/a, atleta, maratonista', es: 'corredor/a, atleta, maratonista' },
  { look: 'cyclist', does: 'riding-bike', en: 'cyclist', pt: 'ciclista', es: 'ciclista' },
  { look: 'skier', does: 'skiing', en: 'skier', pt: 'esquiador/a', es: 'esquiador/a' },
  { look: 'man', hers: 'woman', does: 'surfing', en: 'surfer', pt: 'surfista', es: 'surfista' },
  { look: 'teen', hers: 'teen-girl', does: 'skating', en: 'skateboarder, skater', pt: 'skatista', es: 'patinador/a' },
  // Faith and tales.
  { look: 'monk', does: 'meditating', en: 'monk:m, buddhist monk:m', pt: 'monge:m, monge budista:m', es: 'monje:m, monje budista:m' },
  { look: 'nun', en: 'nun:f', pt: 'freira:f', es: 'monja:f' },
  { look: 'priest', en: 'priest:m, bishop:m, pastor:m, pope:m', pt: 'padre:m, bispo:m, papa:m', es: 'sacerdote:m, obispo:m' },
  { look: 'santa', en: 'santa claus:m, santa:m, father christmas:m', pt: 'papai noel:m', es: 'papá noel:m, santa claus:m' },
  { look: 'angel', en: 'angel', pt: 'anjo', es: 'ángel' },
  { look: 'fairy', en: 'fairy:f', pt: 'fada:f', es: 'hada:f' },
  { look: 'elf', hers: 'elvin', en: 'elf:m, elven archer:f, elf queen:f, female elf:f', pt: 'elfo:m, elfa:f, duende:m', es: 'elfo:m, elfa:f, duende:m' },
  { look: 'witch', en: 'witch:f, sorceress:f, enchantress:f', pt: 'bruxa:f, feiticeira:f', es: 'bruja:f, hechicera:f' },
  { look: 'wizard', en: 'wizard:m, sorcerer:m, mage:m, warlock:m', pt: 'mago:m, bruxo:m, feiticeiro:m', es: 'mago:m, hechicero:m, brujo:m' },
  { look: 'old-man', en: 'beggar, homeless man:m, homeless person', pt: 'mendig@, morador de rua:m', es: 'mendig@, indigente, vagabund@' },
  { look: 'druid', en: 'druid:m, hermit:m, shaman:m', pt: 'druida:m, eremita:m, xamã:m', es: 'druida:m, ermitaño:m, chamán:m' },
  { look: 'vampire', en: 'vampire, dracula:m, vampire count:m', pt: 'vampir@, drácula:m', es: 'vampir@, drácula:m, vampiresa:f' },
  { look: 'zombie', en: 'zombie', pt: 'zumbi', es: 'zombi, zombie' },
  { look: 'viking', en: 'viking, viking warrior', pt: 'viking, guerreiro viking:m, guerreira viking:f', es: 'vikingo:m, vikinga:f, guerrero vikingo:m, guerrera vikinga:f' },
  { look: 'samurai', en: 'samurai, samurai warrior, ronin', pt: 'samurai, guerreiro samurai:m', es: 'samurái, guerrero samurái:m' },
  { look: 'gladiator', en: 'gladiator, spartan, centurion, roman soldier, roman legionary, legionary', pt: 'gladiador/a, espartan@, centurião:m, soldado romano:m, soldados romanos:m, legionário:m', es: 'gladiador/a, espartan@, centurión:m, soldado romano:m, soldados romanos:m, legionario:m' },
  { look: 'ninja', en: 'ninja', pt: 'ninja', es: 'ninja' },
  { look: 'lady-knight', en: 'female warrior:f, woman warrior:f, warrior princess:f', pt: 'guerreira:f', es: 'guerrera:f' },
  { look: 'superhero', en: 'superhero, superheroine:f, hero:m, heroine:f', pt: 'super-herói:m, super herói:m, super-heroína:f, herói:m, heroína:f', es: 'superhéroe:m, superheroína:f, héroe:m, heroína:f' },
];

/** Words for several people together, and who they are. */
export interface GroupWords {
  looks: readonly [LookName, LookName];
  traits?: readonly [readonly Trait[], readonly Trait[]];
  en: string;
  pt: string;
  es: string;
}

// biome-ignore format: one group a line reads as a table
export const groupWords: readonly GroupWords[] = [
  { looks: ['old-man', 'old-woman'], en: 'old couple, elderly couple, grandparents', pt: 'casal de idosos, casal idoso, casal de velhinhos, avós', es: 'pareja de ancianos, pareja anciana, abuelos' },
  { looks: ['groom', 'bride'], en: 'newlyweds, bride and groom, wedding couple', pt: 'noivos, recém-casados, noiva e noivo', es: 'novios, recién casados, novia y novio' },
  { looks: ['king', 'queen'], en: 'king and queen, royal couple', pt: 'rei e rainha, casal real', es: 'rey y reina, pareja real, reyes' },
  { looks: ['man', 'lady'], en: 'couple, lovers, young couple, pair of lovers', pt: 'casal, namorados, casal apaixonado, amantes', es: 'pareja, enamorados, pareja joven, amantes' },
  { looks: ['father', 'mother'], en: 'parents', pt: 'pais', es: 'padres' },
  { looks: ['father', 'girl'], en: 'family', pt: 'família', es: 'familia' },
  { looks: ['girl', 'girl'], traits: [[], ['redhair']], en: 'twin girls, twin sisters, twins', pt: 'gêmeas', es: 'gemelas' },
  { looks: ['boy', 'boy'], traits: [[], ['redhair']], en: 'twin boys, twin brothers', pt: 'gêmeos', es: 'gemelos' },
  { looks: ['boy', 'girl'], en: 'siblings, children, kids', pt: 'irmãos, crianças', es: 'hermanos, niños' },
  { looks: ['teen', 'teen-girl'], en: 'friends, best friends, teenagers, students', pt: 'amigos, adolescentes, melhores amigos, estudantes', es: 'amigos, adolescentes, mejores amigos, estudiantes' },
  { looks: ['teen-girl', 'woman'], traits: [[], ['blackhair', 'curly']], en: 'girlfriends, female friends', pt: 'amigas', es: 'amigas' },
];
