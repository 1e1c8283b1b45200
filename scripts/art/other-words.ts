// Other words and titles than the first: what holds for one list may have been tuned to it.
import { list, type Words } from './random-words.ts';

/** A table for each language that prompts are read in. */
export const otherTables: readonly [Words, ...Words[]] = [
  {
    things: list(
      'refrigerator, headphones, helicopter, sandwich, treadmill, keyboard, aquarium, washing machine, electric scooter, wheelchair, lawnmower, sunglasses, screwdriver, submarine, accordion, flashlight, toothbrush, gaming chair, ice cream, bookshelf, suitcase, binoculars, cactus, ring, bus, tie, egg, key, kite, dishwasher',
    ),
    beings: list(
      'firefighter, grandfather, crocodile, hummingbird, hippopotamus, detective, landlord, stranger, wizard, vampire, elephant, squirrel, scientist, magician, bee, ant, goat, king, mother-in-law, roommate, substitute teacher, pilot, owl, cow, monkey',
    ),
    places: list(
      'Antarctica, the supermarket, a submarine, the library, an abandoned mall, Switzerland, the basement, a thunderstorm, the Sahara, Los Angeles, the underground, an elevator, the woods, a skyscraper, college, the countryside, a volcano, bed',
    ),
    titles: list(
      'You will never believe this $, The worst $ I have ever tried, I spent $# on a $, # things nobody tells you about %, Can a @ beat a @?, Why I stopped using my $, The unbelievable story of the @ in %, How much does a $ really cost?, I lived with a @ for # days, Turning a broken $ into a masterpiece, The strongest @ ever filmed, Do not open this $, Every @ explained in # minutes, My @ reviews a $, Is % overrated?, What a $# $ looks like, The secret of the $, Hiding in % for # hours, I quit my job to become a @, The fastest way to clean a $, A @ and a @ walk into %, Extremely satisfying $ restoration, # out of # people fail this, World record: # $ in one day, Nobody wanted this $, Surprising my @ with a $, The end of the $, Inside % at night, I was wrong about the $, Unboxing the smallest $ in the world',
    ),
  },
  {
    things: list(
      'um refrigerador, um fone de ouvido, um helicóptero, um sanduíche, uma esteira, um teclado, um aquário, uma máquina de lavar, um patinete elétrico, uma cadeira gamer, um cortador de grama, uns óculos, uma chave de fenda, um submarino, uma sanfona, uma lanterna, uma escova de dentes, um sorvete, uma estante, uma mala, um cacto, um anel, um ônibus, um ovo, uma pipa, um liquidificador, uma panela de pressão',
    ),
    beings: list(
      'um bombeiro, meu avô, um crocodilo, um beija-flor, um hipopótamo, um detetive, um desconhecido, um mago, um vampiro, um elefante, um esquilo, uma cientista, um mágico, uma abelha, uma formiga, um bode, um rei, minha sogra, um piloto, uma coruja, uma vaca, um macaco, uma dentista',
    ),
    places: list(
      'na Antártida, no supermercado, no submarino, na biblioteca, no shopping abandonado, na Suíça, no porão, na tempestade, no Saara, no Rio de Janeiro, no metrô, no elevador, na floresta, no arranha-céu, na faculdade, no interior, no vulcão, na favela',
    ),
    titles: list(
      'Você não vai acreditar $, O pior $ que já experimentei, Gastei R$# em $, # coisas que ninguém te conta, @ consegue vencer @?, Por que parei de usar $, A história inacreditável de @ %, Quanto custa $ de verdade?, Vivi com @ por # dias, Transformei $ em obra de arte, @ mais forte já filmado, Não abra $, Tudo sobre $ em # minutos, @ descobriu $ %, Escondido por # horas %, Larguei o emprego para virar @, O jeito mais rápido de limpar $, Restauração de $, # em cada # pessoas erram isso, Recorde mundial com $, Ninguém queria $, Surpreendi @ com $, O fim de $, Eu estava errado sobre $, Desafio: # horas %, Impossível não rir com @, Como fiz # mil em um mês, Dormi %',
    ),
  },
  {
    things: list(
      'un refrigerador, unos auriculares, un helicóptero, un sándwich, una cinta de correr, un teclado, un acuario, una lavadora, un patinete eléctrico, una silla gamer, un cortacésped, unas gafas, un destornillador, un submarino, un acordeón, una linterna, un cepillo de dientes, un helado, una estantería, una maleta, un cactus, un anillo, un autobús, un huevo, una cometa, una licuadora, una olla a presión',
    ),
    beings: list(
      'un bombero, mi abuelo, un cocodrilo, un colibrí, un hipopótamo, un detective, un desconocido, un mago, un vampiro, un elefante, una ardilla, una científica, una abeja, una hormiga, una cabra, un rey, mi suegra, un piloto, un búho, una vaca, un mono, una dentista',
    ),
    places: list(
      'en la Antártida, en el supermercado, en el submarino, en la biblioteca, en el centro comercial abandonado, en Suiza, en el sótano, en la tormenta, en el Sáhara, en Buenos Aires, en el metro, en el ascensor, en el bosque, en el rascacielos, en la universidad, en el campo, en el volcán',
    ),
    titles: list(
      'No vas a creer $, El peor $ que he probado, Gasté $# en $, # cosas que nadie te cuenta, ¿@ puede vencer a @?, Por qué dejé de usar $, La increíble historia de @ %, ¿Cuánto cuesta $ de verdad?, Viví con @ por # días, Convertí $ en una obra de arte, @ más fuerte jamás filmado, No abras $, Todo sobre $ en # minutos, @ descubrió $ %, Escondido # horas %, Dejé mi trabajo para ser @, La forma más rápida de limpiar $, Restauración de $, # de cada # personas fallan esto, Récord mundial con $, Nadie quería $, Sorprendí a @ con $, El fin de $, Me equivoqué sobre $, Reto: # horas %, Imposible no reír con @, Cómo gané # mil en un mes, Dormí %',
    ),
  },
];
