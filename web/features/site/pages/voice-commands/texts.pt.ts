import type { Translation } from '#web/i18n/catalogue.ts';
import type { voiceCommandsTextsEn } from './texts.en.ts';

export const voiceCommandsTextsPt: Translation<typeof voiceCommandsTextsEn> = {
  title: 'Comandos de voz',
  lead: 'Diga o que quer ver. Suas palavras viram o prompt.',
  notYet: 'Ainda não nesta versão',
  notYetLine: 'O microfone junto ao prompt ainda está por vir. Nada nesta página é gravado ou enviado.',
  howTitle: 'Como vai funcionar',
  how1: 'Aperte o microfone ao lado do prompt e fale.',
  how2: 'A gravação para quando você aperta Parar, ou sozinha após {seconds} s.',
  how3: 'Suas palavras chegam ao prompt, selecionadas, para você conferir e mudar antes que algo seja feito.',
  how4: 'Não custa moedas, até {count} vezes por dia.',
  todayTitle: 'O que funciona hoje',
  todayLine:
    'Celulares e computadores ditam em qualquer campo de texto. Coloque o cursor no prompt e comece:',
  ios: 'iPhone e iPad',
  iosKeys: 'Microfone do teclado',
  android: 'Android',
  androidKeys: 'Microfone do teclado',
  mac: 'macOS',
  macKeys: 'Aperte Fn duas vezes, ou Editar e Iniciar Ditado',
  windows: 'Windows',
  windowsKeys: 'Tecla Windows + H',
  todayNote: 'O que seu aparelho reconhece passa pelo fabricante dele, não pelo Adventure.',
  sayTitle: 'O que dizer',
  sayLine: 'O assunto, o lugar e a manchete de uma vez só:',
  say1: 'Um tubarão gigante segue um barco pequeno ao pôr do sol, manchete: nunca olhe para trás',
  say2: 'Um controle de videogame sobre uma grade neon, manchete: sobrevivi cem dias',
  say3: 'Uma fatia de bolo de chocolate numa mesa de madeira, manchete: nunca dá errado',
  use: 'Usar no estúdio',
  device: 'Aparelho',
  start: 'Como começar',
};
