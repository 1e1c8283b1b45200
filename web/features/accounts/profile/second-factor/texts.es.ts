import type { Translation } from '#web/i18n/catalogue.ts';
import type { secondFactorTexts } from './texts.ts';

export const texts: Translation<typeof secondFactorTexts.own> = {
  line: 'Para iniciar sesión con tu contraseña también necesitarás un código de una aplicación del teléfono.',
  on: 'Activado desde el {date}.',
  left: {
    one: 'Queda {count} código de recuperación.',
    other: 'Quedan {count} códigos de recuperación.',
  },
  noPassword: 'Inicias sesión con otro proveedor, que puede pedir un código por su cuenta.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  scanTitle: 'Activar el inicio de sesión en dos pasos',
  scanLine:
    'Escanéalo con una aplicación de autenticación o escribe la clave en ella. Después, escribe el código que muestra la aplicación.',
  qr: 'Código QR para la aplicación de autenticación',
  key: 'Clave',
  code: 'Código',
  codeOrRecovery: 'Código o código de recuperación',
  codeMissing: 'Escribe el código.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  cancel: 'Cancelar',
  keepTitle: 'Guarda tus códigos de recuperación',
  keepLine: 'Cada uno te permite entrar una vez si pierdes el teléfono. No se vuelven a mostrar.',
  download: 'Descargar',
  done: 'Ya los guardé',
  fileTitle: 'Códigos de recuperación de Adventure para {email}',
  newCodes: 'Códigos de recuperación nuevos',
  newCodesLine: 'Los que tienes ahora dejarán de funcionar.',
  getNewCodes: 'Obtener códigos nuevos',
  offTitle: 'Desactivar el inicio de sesión en dos pasos',
  offLine: 'Después, para iniciar sesión basta tu contraseña.',
  isOff: 'El inicio de sesión en dos pasos está desactivado.',
};
