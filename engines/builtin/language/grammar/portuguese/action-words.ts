import type { ActionWords } from '../action-words.ts';

export const portugueseActionWords: ActionWords = {
  leading:
    'passe(?:ar|ando|ia) com (?:o |a |seu |sua |um |uma |meu |minha )?(?:cachorr\\w+|cao|cadela), levando o cachorro',
  'riding-horse':
    'a cavalo, cavalgando, cavalga, cavalgar, montando (?:um|no|seu) cavalo, montad[oa] (?:em um|num|no|em seu|em) cavalo',
  'riding-bike':
    'andando de bicicleta, andar de bicicleta, pedalar, pedalando, pedalei, ciclista, ciclismo, de bicicleta, de bike',
  surfing: 'surfe, surfar, surfando, surfista, surf',
  skating: 'skatista, andando de skate, andar de skate, patinando',
  kicking:
    'chut(?:ar|ando|ou|e|a), jog(?:ar|ando|ou|uei|a|am) (?:bola|futebol), jogador(?:a|es)? de futebol, artilheiro, craque',
  keeping: 'goleir[oa]',
  guitar: 'violao, guitarra, guitarrista, violonista',
  violin: 'violino, violinista',
  chess: 'xadrez',
  piano: 'piano, pianista',
  drums: 'baterista, toc(?:ar|ando|a) bateria',
  singing: 'cantar, cantando, cantei, cantou, canta',
  dancing: 'dancar, dancando, danca, dancarin[oa], bailarin[oa], bale',
  boxing: 'boxe, boxeador\\w*, lutador(?:a|es)?, socando',
  situps: 'abdominal, abdominais, abdomen, barriga chapada, tanquinho, prancha abdominal, flexoes',
  squatting: 'agachamentos?, agachando, treino de pernas?',
  lifting:
    'levant(?:ar|ando|a) (?:pesos?|halteres|barra|uma barra), musculacao, treino, treinos, treinando, treinar, malhar, malhando, fisiculturista, hipertrofia',
  running: 'correr, correndo, corri, corre (?!perigo), corrida, maratona, corredor(?:a|es)?(?! da morte)',
  hiking: 'trilhas?, fazendo trilha, mochilao, mochileir[oa], escal(?:ar|ando|ei|ou)',
  fishing: 'pescar, pescando, pescaria, pescador(?:a|es)?, pesca, pesquei',
  gardening: 'jardinagem, jardineir[oa], regando, regar, plantando, plantei, plantar, hortas?',
  painting: 'pintar um quadro, pintando, pintora?, pinta (?:um|uma)',
  drawing: 'desenhar, desenhando, desenho, desenhista, desenha, escrevendo, escrever',
  chopping: 'picando, cortando (?:legumes|carne|verduras|cebolas?|pao|frutas?), acougueiro',
  cooking: 'cozinhar, cozinhando, cozinhei, cozinheir[oa], assando, fritando, preparando (?!-)',
  serving: 'servindo, serve (?:cafe|um)?, barista, garcom, garconete',
  eating: 'comer, comendo, comeu, comi, jantando, almocando',
  praying: 'orar, orando, oracao, oracoes, rezar, rezando, reza, falar com deus, conversar com deus',
  meditating: 'meditar, meditando, meditacao, ioga, yoga',
  sleeping: 'dormir, dormindo, dormiu, dorme, dormi, insonia, soneca',
  reading: 'ler, lendo, leitura',
  gaming:
    'gamers?, gameplay, videogames?, video game, jog(?:ar|ando|ou|uei) (?:minecraft|fortnite|roblox|gta|free fire)',
  driving: 'dirigir, dirigindo, dirigi, dirigiu, dirige, motorista, ao volante',
  cleaning: 'limpar, limpando, limpei, limpeza, faxina, varrendo, organizando',
  repairing: 'consertar, consertando, consertei, conserta, mecanic[oa], trocar (?:o )?pneu, remendando',
  building: 'marcenaria, marceneir[oa], carpinteir[oa], martelando, reformando, reformei',
  filming: 'filmando, selfie, gravando um video, fotograf[oa], fotografando, tirando (?:uma )?fotos?',
  phoning: 'no celular, ao telefone, vicio em celular, redes sociais',
  shopping: 'fazendo compras, compras no, fazer compras, supermercado',
  carrying: 'carregando, carrega, mudanca, me mudei, entregador(?:a)?',
  teaching: 'ensinar, ensinando, ensina, professor(?:a|es)?, dando aula',
  working:
    'programando, programador(?:a)?, programar, estudar, estudando, estudei, estudante, trabalhando, home office, digitando, no computador, no notebook, trabalho remoto',
  wand: 'feiticos?, lancando (?:um )?feitico',
  walking: 'caminhar, caminhando, caminhada, caminhei, caminha, andando, passeando',
  jumping: 'brincadeiras?, brincar, brincando, pular, pulando, pulou, saltando, saltar',
  cheering: 'comemorando, celebrando, vibrando, vencedor(?:a)?',
  afraid: 'assustad[oa], com medo, gritando, apavorad[oa], aterrorizad[oa]',
  sad: 'chorando, chora, triste, deprimid[oa], solitari[oa]',
  thinking: 'pensando, confus[oa]',
  pointing: 'apontando, aponta',
  umbrella:
    '(?:com|segurando|debaixo de) (?:um |uma |seu )?(?:\\w+ )?(?:guarda-chuva|guarda chuva|sombrinha)',
};
