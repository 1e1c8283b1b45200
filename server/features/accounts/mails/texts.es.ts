import type { MailTexts } from './texts.ts';

export const texts: MailTexts = {
  greeting: 'Hola, {name}:',
  namelessGreeting: 'Hola:',
  footer: 'Enviado por Adventure en {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirma tu dirección de correo',
      paragraphs: [
        'Confirma que este correo es tuyo. El enlace funciona una sola vez, durante {hours} horas.',
        'Si no creaste una cuenta, ignora este correo.',
      ],
      action: 'Confirmar dirección',
    },
    resetPassword: {
      subject: 'Elige una nueva contraseña',
      paragraphs: [
        'Recibimos una solicitud de nueva contraseña para tu cuenta. El enlace funciona una sola vez, durante {minutes} minutos.',
        'Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
      ],
      action: 'Elegir nueva contraseña',
    },
    passwordChanged: {
      subject: 'Se cambió tu contraseña',
      paragraphs: [
        'Se cambió la contraseña de tu cuenta y se cerraron todas las demás sesiones.',
        'Si no fuiste tú, elige una nueva de inmediato.',
      ],
      action: 'Elegir nueva contraseña',
    },
    accountLinked: {
      subject: 'Se agregó otra forma de iniciar sesión',
      paragraphs: [
        'Ahora también puedes entrar en tu cuenta con {provider} ({address}).',
        'Si no fuiste tú, quítala en tu perfil y cambia tu contraseña.',
      ],
      action: 'Abrir tu perfil',
    },
    newSignIn: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      paragraphs: [
        'Alguien inició sesión en tu cuenta desde un navegador nuevo: {device}.',
        'Si fuiste tú, no tienes que hacer nada. Si no, elige “Cerrar sesión en todos los dispositivos” en tu perfil y cambia tu contraseña.',
      ],
      action: 'Abrir tu perfil',
    },
    deletionPlanned: {
      subject: 'Tu cuenta se eliminará',
      paragraphs: [
        'Como pediste, tu cuenta y todo lo que contiene se eliminarán el {date}.',
        'Si cambias de idea, inicia sesión antes y elige “Conservar mi cuenta”.',
      ],
      action: 'Conservar mi cuenta',
    },
    deletionByAdmin: {
      subject: 'Tu cuenta se eliminará',
      paragraphs: [
        'Un administrador de {site} decidió eliminar tu cuenta. La cuenta y todo lo que contiene se eliminarán el {date}.',
        'Si no estás de acuerdo, inicia sesión antes y elige “Conservar mi cuenta”, o escríbenos.',
      ],
      action: 'Conservar mi cuenta',
    },
    deletionAtOnce: {
      subject: 'Tu cuenta se eliminó',
      paragraphs: [
        'Un administrador de {site} eliminó tu cuenta y todo lo que contenía. No se puede deshacer.',
        'Si tienes alguna pregunta, escríbenos.',
      ],
      action: 'Escríbenos',
    },
    deletionCancelledByAdmin: {
      subject: 'Tu cuenta se conservará',
      paragraphs: [
        'Un administrador de {site} canceló la eliminación de tu cuenta. Se conserva todo lo que contiene.',
        'Si aún quieres eliminarla, puedes hacerlo en tu perfil.',
      ],
      action: 'Abrir tu perfil',
    },
    sessionsEndedByAdmin: {
      subject: 'Se cerró tu sesión en todos los dispositivos',
      paragraphs: [
        'Un administrador de {site} cerró tu sesión en todos los dispositivos. Tu cuenta y tus imágenes no cambiaron.',
        'Inicia sesión de nuevo para continuar. Si otra persona puede saber tu contraseña, elige una nueva.',
      ],
      action: 'Elegir una nueva contraseña',
    },
    reauthenticationCode: {
      subject: 'Tu código de confirmación',
      paragraphs: [
        'Para confirmar que eres tú, escribe este código:',
        'Funciona una sola vez, durante {minutes} minutos, y solo en el navegador que lo pidió. No lo compartas con nadie.',
        'Si no lo pediste, otra persona puede estar usando tu sesión: elige “Cerrar sesión en todos los dispositivos” en tu perfil.',
      ],
      action: 'Abrir tu perfil',
    },
    secondFactorOn: {
      subject: 'El inicio de sesión en dos pasos está activado',
      paragraphs: [
        'Desde ahora, iniciar sesión con tu contraseña también requiere un código de tu aplicación de autenticación. Se cerraron todas las demás sesiones.',
        'Si no fuiste tú, define una contraseña nueva de inmediato y escríbenos.',
      ],
      action: 'Abrir tu perfil',
    },
    secondFactorOff: {
      subject: 'El inicio de sesión en dos pasos está desactivado',
      paragraphs: [
        'Para iniciar sesión en tu cuenta vuelve a bastar la contraseña.',
        'Si no fuiste tú, define una contraseña nueva de inmediato y actívalo de nuevo en tu perfil.',
      ],
      action: 'Abrir tu perfil',
    },
    secondFactorReset: {
      subject: 'Se restableció el inicio de sesión en dos pasos',
      paragraphs: [
        'Un administrador de {site} desactivó el inicio de sesión en dos pasos de tu cuenta y cerró tus sesiones en todos los dispositivos.',
        'Inicia sesión con tu contraseña y configúralo de nuevo en tu perfil. Si no lo pediste, define una contraseña nueva.',
      ],
      action: 'Definir una contraseña nueva',
    },
    recoveryCodesRenewed: {
      subject: 'Tienes códigos de recuperación nuevos',
      paragraphs: [
        'Se reemplazaron los códigos de recuperación de tu inicio de sesión en dos pasos. Los anteriores ya no funcionan.',
        'Si no fuiste tú, define una contraseña nueva de inmediato y escríbenos.',
      ],
      action: 'Abrir tu perfil',
    },
    coinsExpiring: {
      subject: 'Tus monedas gratis vencen pronto: {coins}',
      paragraphs: [
        'Las monedas gratis de tu registro vencen el {date}. Sin usar: {coins}.',
        'Úsalas antes de esa fecha. Puedes desactivar estos correos en tu perfil.',
      ],
      action: 'Abrir el estudio',
    },
    otherCoinsExpiring: {
      subject: 'Parte de tus monedas vence pronto: {coins}',
      paragraphs: [
        'Parte de tus monedas vence el {date}. Sin usar: {coins}.',
        'Úsalas antes de esa fecha. Puedes desactivar estos correos en tu perfil.',
      ],
      action: 'Abrir el estudio',
    },
    paymentFailed: {
      subject: 'Falló un pago de tu plan {plan}',
      paragraphs: [
        'No pudimos cobrar tu plan {plan}. Lo intentaremos de nuevo en los próximos días, y hasta entonces tu plan sigue activo.',
        'Revisa tu forma de pago: elige “Administrar suscripción” en la página de planes.',
      ],
      action: 'Ver planes',
    },
    subscriptionEnded: {
      subject: 'Tu plan {plan} terminó',
      paragraphs: [
        'Tu plan {plan} terminó y ahora tienes el plan gratuito. No habrá más cobros.',
        'Conservas tus imágenes, y tus monedas hasta que venzan. Puedes suscribirte de nuevo cuando quieras.',
      ],
      action: 'Ver planes',
    },
  },
};
