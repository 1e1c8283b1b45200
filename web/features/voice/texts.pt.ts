import type { Translation } from '#web/i18n/catalogue.ts';
import type { voiceTexts } from './texts.ts';

export const texts: Translation<typeof voiceTexts.own> = {
  dictation: 'Ditado',
  starting: 'Aguardando o microfone...',
  listening: 'Gravando',
  time: '{seconds} de {limit} segundos',
  sayIt: 'Diga o que quer ver',
  stop: 'Parar',
  cancel: 'Cancelar o ditado',
  transcribing: 'Transcrevendo...',
  denied: 'Não foi possível acessar o microfone. Verifique as permissões.',
  noMicrophone: 'Nenhum microfone foi encontrado. Conecte um e tente de novo.',
  insecure: 'O microfone só funciona em páginas https. Digite o prompt ou use o ditado do seu dispositivo.',
  unavailable: 'O ditado não está disponível aqui. Digite o prompt ou use o ditado do seu dispositivo.',
  nothingHeard: 'Nenhuma fala detectada. Fale mais perto do microfone e tente de novo.',
  failed: 'Não foi possível transcrever o áudio. Tente de novo.',
  cleared: 'Prompt apagado',
  styleChosen: 'Estilo: {name}',
  toolChosen: 'Ferramenta: {name}',
  ratioChosen: 'Resolução: {name}',
  countChosen: { one: 'Número de variações: {count}', other: 'Número de variações: {count}' },
  alwaysWide: 'As thumbnails são sempre horizontais.',
  factorChosen: 'Fator de ampliação: {factor}x',
  formatChosen: 'Formato do arquivo: {format}',
};
