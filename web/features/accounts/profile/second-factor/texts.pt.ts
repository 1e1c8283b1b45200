import type { Translation } from '#web/i18n/catalogue.ts';
import type { secondFactorTexts } from './texts.ts';

export const texts: Translation<typeof secondFactorTexts.own> = {
  line: 'Para entrar com a sua senha, você também precisará de um código de um aplicativo no celular.',
  on: 'Ativado desde {date}.',
  left: {
    one: 'Resta {count} código de recuperação.',
    other: 'Restam {count} códigos de recuperação.',
  },
  noPassword: 'Você entra por outro provedor, que pode pedir um código por conta própria.',
  turnOn: 'Ativar',
  turnOff: 'Desativar',
  scanTitle: 'Ativar o login em duas etapas',
  scanLine:
    'Escaneie com um aplicativo autenticador ou digite a chave nele. Depois, digite o código que o aplicativo mostra.',
  qr: 'QR code para o aplicativo autenticador',
  key: 'Chave',
  code: 'Código',
  codeOrRecovery: 'Código ou código de recuperação',
  codeMissing: 'Digite o código.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  cancel: 'Cancelar',
  keepTitle: 'Guarde os códigos de recuperação',
  keepLine: 'Cada um permite entrar uma vez se você perder o celular. Eles não serão mostrados de novo.',
  download: 'Baixar',
  done: 'Guardei os códigos',
  fileTitle: 'Códigos de recuperação do Adventure para {email}',
  newCodes: 'Novos códigos de recuperação',
  newCodesLine: 'Os que você tem agora deixarão de funcionar.',
  getNewCodes: 'Gerar novos códigos',
  offTitle: 'Desativar o login em duas etapas',
  offLine: 'Depois disso, basta a senha para entrar.',
  isOff: 'O login em duas etapas está desativado.',
};
