// The words and titles that prompts are made of at random.

export interface Words {
  things: readonly string[];
  beings: readonly string[];
  places: readonly string[];
  /** `#` is a number, `$` a thing, `@` a being, `%` a place. */
  titles: readonly string[];
}

/** The entries of a list that is written in one line. */
export const list = (text: string) => text.split(', ');

/** A table for each language that prompts are read in. */
export const firstTables: readonly [Words, ...Words[]] = [
  {
    things: list(
      'pizza, car, phone, laptop, guitar, bicycle, camera, house, boat, knife, sofa, cake, burger, motorcycle, drone, watch, sneakers, backpack, robot, piano, tent, typewriter, hot sauce, telescope, fridge, bed, chocolate, hat, candle, mirror, chess board, lemonade, skateboard, printer, umbrella, wallet, mattress, smoothie, trampoline, microwave',
    ),
    beings: list(
      'dog, cat, shark, bear, snake, teacher, nurse, wolf, baby, grandma, horse, parrot, spider, knight, pirate, octopus, chef, lion, penguin, ghost, neighbor, brother, astronaut, dragon, rabbit',
    ),
    places: list(
      'the desert, a cave, the jungle, New York, a prison, school, the ocean, a haunted house, the gym, Japan, the airport, a castle, my garage, space, the kitchen, a hospital',
    ),
    titles: list(
      'I bought a $ for $#, How to fix a $, My @ stole my $, # days in %, The truth about the $, Why every @ hates %, # mistakes with your $, I survived # hours in %, The @ that lives in %, Is this $ worth it?, Top # things in %, Building a $ from scratch, @ vs @: who wins?, Never buy this $, I found a @ in %, What happened to the @ of %?, Cheap $ vs expensive $, From zero to # fans, My first $, The most dangerous @ in the world, How I lost # kilos, A giant $ in %, Best $ under $#, I gave my @ a $, Learn the $ in # minutes',
    ),
  },
  {
    things: list(
      'uma pizza, um carro, um celular, um notebook, um violão, uma bicicleta, uma câmera, uma casa, um barco, uma faca, um sofá, um bolo, um hambúrguer, uma moto, um drone, um relógio, um tênis, uma mochila, um robô, um piano, uma barraca, um telescópio, uma geladeira, uma cama, um chocolate, um chapéu, uma vela, um espelho, um skate, um guarda-chuva, um colchão, um micro-ondas, um ventilador, um churrasco, um brigadeiro',
    ),
    beings: list(
      'um cachorro, um gato, um tubarão, um urso, uma cobra, uma professora, uma enfermeira, um lobo, um bebê, minha avó, um cavalo, um papagaio, uma aranha, um cavaleiro, um pirata, um polvo, um cozinheiro, um leão, um pinguim, um fantasma, meu vizinho, meu irmão, um astronauta, um dragão, um coelho',
    ),
    places: list(
      'no deserto, na caverna, na selva, em São Paulo, na prisão, na escola, no mar, na casa assombrada, na academia, no Japão, no aeroporto, no castelo, na garagem, no espaço, na cozinha, no hospital',
    ),
    titles: list(
      'Comprei $ por R$#, Como consertar $, # dias %, A verdade sobre $, Por que @ tem medo %?, # erros %, Sobrevivi # horas %, Encontrei @ %, Vale a pena comprar $?, Fiz $ do zero, Nunca compre $ usado, O que aconteceu com @ %?, De zero a # seguidores, Meu primeiro dia %, @ mais perigoso do mundo, Como perdi # quilos, $ gigante %, Dei $ para minha mãe, Aprenda em # minutos, Testei $ mais barato, @ contra @, Passei a noite %',
    ),
  },
  {
    things: list(
      'una pizza, un coche, un móvil, un portátil, una guitarra, una bicicleta, una cámara, una casa, un barco, un cuchillo, un sofá, un pastel, una hamburguesa, una moto, un dron, un reloj, unas zapatillas, una mochila, un robot, un piano, una carpa, un telescopio, una nevera, una cama, un chocolate, un sombrero, una vela, un espejo, un patinete, un paraguas, un colchón, un ventilador, unos tacos, una paella',
    ),
    beings: list(
      'un perro, un gato, un tiburón, un oso, una serpiente, una profesora, una enfermera, un lobo, un bebé, mi abuela, un caballo, un loro, una araña, un caballero, un pirata, un pulpo, un cocinero, un león, un pingüino, un fantasma, mi vecino, mi hermano, un astronauta, un dragón, un conejo',
    ),
    places: list(
      'en el desierto, en la cueva, en la selva, en Madrid, en la cárcel, en la escuela, en el mar, en la casa embrujada, en el gimnasio, en Japón, en el aeropuerto, en el castillo, en el garaje, en el espacio, en la cocina, en el hospital',
    ),
    titles: list(
      'Compré $ por $#, Cómo reparar $, # días %, La verdad sobre $, ¿Por qué @ tiene miedo %?, # errores %, Sobreviví # horas %, Encontré a @ %, ¿Vale la pena comprar $?, Hice $ desde cero, Nunca compres $ usado, ¿Qué pasó con @ %?, De cero a # seguidores, Mi primer día %, @ más peligroso del mundo, Cómo perdí # kilos, $ gigante %, Le regalé $ a mi madre, Aprende en # minutos, Probé $ más barato, @ contra @, Pasé la noche %',
    ),
  },
];
