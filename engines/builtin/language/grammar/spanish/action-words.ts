import type { ActionWords } from '../action-words.ts';

export const spanishActionWords: ActionWords = {
  leading: 'pase(?:ar|ando|a) (?:a |con )?(?:su |un |una |mi |el |la |al )?(?:perr\\w+|cachorr\\w+)',
  'riding-horse':
    'a caballo, cabalgando, cabalga, cabalgar, montando (?:un|a|en su) caballo, montad[oa] en (?:un |su )?caballo, jinete',
  'riding-bike': 'en bicicleta, en bici, montar en bici, pedaleando, pedalear, pedalea, ciclista, ciclismo',
  surfing: 'surf, surfear, surfeando, surfea, surfista',
  skating: 'patinando, patinar, patinador(?:a)?, monopatin, en skate, andar en patineta, patineta',
  kicking:
    'chut(?:ar|ando|o|a), pate(?:ar|ando|o|a) (?:un |el )?balon, jug(?:ar|ando|o|ue) (?:al )?futbol, juegan? (?:al )?futbol, futbolistas?, jugador(?:a|es)? de futbol, delantero',
  keeping:
    'porter[oa] de futbol, porter[oa] que, porter[oa] par[ao], el mejor portero, porteros?, guardameta, arquer[oa]',
  guitar: 'guitarra, guitarrista',
  violin: 'violin, violinista',
  chess: 'ajedrez',
  kite: 'volando (?:una )?cometas?, volar (?:una )?cometas?',
  piano: 'piano, pianista',
  drums: 'baterista, toc(?:ar|ando|a) la bateria',
  singing: 'cantar, cantando, canta',
  dancing: 'bailar, bailando, baila, bailarin(?:a|es)?, bailaora?, flamenco, ballet',
  boxing: 'boxeo, boxeador\\w*, boxeando, golpeando un saco',
  situps: 'abdominal, abdominales, abdomen plano, plancha abdominal, flexiones',
  squatting: 'sentadillas?, rutina de piernas?',
  lifting:
    'levant(?:ar|ando|a) (?:pesas|peso|una barra|mancuernas), entren(?:ar|ando|e|amiento), culturista, culturismo, rutina de (?:gimnasio|pecho|brazos|fuerza|ejercicios?)',
  running: 'correr, corriendo, corri, corre, carrera a pie, maraton, maratones, corredor(?:a|es)?',
  hiking:
    'senderismo, senderista, mochiler[oa], excursionista, escal(?:ar|ando|e|o) (?:una |la |el )?montana, trekking, alpinista',
  fishing: 'pescar, pescando, pescador(?:a|es)?, pesca',
  gardening: 'jardineria, jardiner[oa], regando, regar, riega, plantando, plante, plantar, huert[oa]s?',
  painting: 'pintar un cuadro, pintando, pintora?, pinta (?:un|una)',
  drawing: 'dibujar, dibujando, dibujo, dibujante, dibuja, escribiendo, escribir',
  chopping: 'picando, cortando (?:verduras|carne|cebollas?|pan|frutas?|jamon), carnicer[oa]',
  cooking: 'cocinar, cocinando, cociner[oa], horneando, friendo, preparando (?!-)',
  serving: 'sirviendo, sirve (?:cafe|un)?, barista, camarer[oa], meser[oa]',
  eating: 'comer, comiendo, comio, comi, cenando, almorzando, desayunando',
  praying: 'orar, orando, oracion, oraciones, rezar, rezando, reza, hablar con dios',
  meditating: 'meditar, meditando, meditacion, yoga',
  sleeping: 'dormir, dormimos, durmiendo, durmio, duerme, duermen, dormi, dormid[oa]s?, insomnio, siesta',
  reading: 'leer, leyendo, lee, lectura',
  gaming:
    'gamers?, gameplay, videojuegos?, jug(?:ar|ando|o|ue) (?:a )?(?:minecraft|fortnite|roblox|gta|free fire)',
  driving: 'conducir, conduciendo, conduce, conductor(?:a)?, manejando, manejar, al volante',
  cleaning: 'limpiar, limpiando, limpie, limpieza, barriendo, ordenando',
  repairing:
    'reparar, reparando, repare, arreglar, arreglando, arregle, mecanic[oa], cambiar (?:una |la )?(?:rueda|llanta)',
  building: 'carpinteria, carpinter[oa], martillando, reformando, reforme',
  filming:
    'filmando, selfie, grabando un video, fotograf[oa], fotografiando, (?:tomando|haciendo) (?:una )?fotos?',
  phoning: 'con el movil, con el celular, al telefono, adiccion al movil, redes sociales',
  shopping: 'comprando, de compras, haciendo (?:la )?compra, supermercado',
  carrying: 'cargando, carga (?:una|un|cajas), mudanza, me mude, repartidor(?:a)?',
  teaching: 'ensenar, ensenando, ensena, profesor(?:a|es)?, maestr[oa], dando clase',
  working:
    'programando, programador(?:a)?, programar, estudiar, estudiando, estudie, estudiante, trabajando, teletrabajo, escribiendo en, en (?:su|el) (?:ordenador|portatil|computadora|computador)',
  wand: 'hechizos?, lanzando (?:un )?hechizo',
  walking: 'caminar, caminando, caminata, camine, camina, paseando, andando',
  jumping: 'juegos para (?:ninos|hacer), jugando (?:en|con), ninos jugando, saltar, saltando, salto, salta',
  cheering: 'celebrando, festejando, ganador(?:a)?',
  afraid: 'asustad[oa], con miedo, gritando, aterrad[oa], aterrorizad[oa]',
  sad: 'llorando, llora, triste, deprimid[oa], solitari[oa]',
  thinking: 'pensando, confundid[oa]',
  pointing: 'senalando, senala, apuntando',
  umbrella: '(?:con|bajo|sosteniendo) (?:un |una |su )?(?:\\w+ )?(?:paraguas|sombrilla)',
};
