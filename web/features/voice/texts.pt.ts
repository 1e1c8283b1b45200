import type { Translation } from '#web/i18n/catalogue.ts';
import type { voiceTextsEn } from './texts.ts';

export const texts: Translation<typeof voiceTextsEn> = {
  dictation: 'Ditado',
  starting: 'Esperando o microfone...',
  listening: 'Gravando',
  time: '{seconds} de {limit} segundos',
  sayIt: 'Diga o que quer ver',
  stop: 'Parar',
  cancel: 'Cancelar o ditado',
  transcribing: 'Transcrevendo...',
  tryAgain: 'Tentar de novo',
  close: 'Fechar',
  denied: 'Não foi possível acessar o microfone. Verifique as permissões.',
  noMicrophone: 'Nenhum microfone foi encontrado. Conecte um e tente de novo.',
  insecure: 'O microfone precisa de uma página por https. Digite o prompt ou use o ditado do seu aparelho.',
  unavailable:
    'Nem este servidor nem este navegador conseguem transcrever a fala. Digite o prompt ou use o ditado do seu aparelho.',
  nothingHeard: 'Nenhuma palavra foi ouvida. Fale mais perto do microfone e tente de novo.',
  failed: 'Não foi possível transcrever o áudio. Tente de novo.',
  cleared: 'Prompt limpo',
  styleChosen: 'Estilo: {name}',
  toolChosen: 'Ferramenta: {name}',
  ratioChosen: 'Resolução: {name}',
  countChosen: { one: '{count} design por vez', other: '{count} designs por vez' },
  widescreen: 'Tela larga',
  square: 'Quadrado',
  vertical: 'Vertical',
  alwaysWide: 'Thumbnails são sempre em tela larga.',
  undo: 'Desfazer',
  factorChosen: 'Fator de ampliação: {factor}x',
  formatChosen: 'Formato do arquivo: {format}',
};
