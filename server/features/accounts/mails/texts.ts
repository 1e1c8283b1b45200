import type { Language } from '#contract/preferences.ts';

interface MailText {
  subject: string;
  /** With `{…}` for what the mail fills in. */
  paragraphs: readonly string[];
  action?: string;
}

export const mailKinds = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'accountLinked',
  'newSignIn',
  'deletionPlanned',
  'coinsExpiring',
  'proofCode',
] as const;
export type MailKind = (typeof mailKinds)[number];

interface MailTexts {
  greeting: string;
  /** Where the name is left out. */
  namelessGreeting: string;
  footer: string;
  mails: Record<MailKind, MailText>;
}

const en: MailTexts = {
  greeting: 'Hello {name},',
  namelessGreeting: 'Hello,',
  footer: 'This mail came from Adventure at {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'please confirm that this is your address. The link works for {hours} hours, and once.',
        'If you did not sign up, ignore this mail.',
      ],
      action: 'Confirm address',
    },
    resetPassword: {
      subject: 'Set a new password',
      paragraphs: [
        'somebody, hopefully you, asked for a new password for your account. The link works for {minutes} minutes, and once.',
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
      action: 'Set a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'the password of your account was changed, and all other sessions were ended.',
        'If it was not you, set a new password at once: choose "Forgot password" on the login page.',
      ],
      action: 'Go to the login page',
    },
    accountLinked: {
      subject: 'Another way to sign in was added',
      paragraphs: [
        'from now on you can sign in to your account with {provider} ({address}), too.',
        'If it was not you, remove it in your profile and change your password.',
      ],
      action: 'Open your profile',
    },
    newSignIn: {
      subject: 'A new sign-in to your account',
      paragraphs: [
        'somebody signed in to your account on a browser that we have not seen before: {device}.',
        'If it was you, there is nothing to do. If not, sign out everywhere in your profile and change your password.',
      ],
      action: 'Open your profile',
    },
    deletionPlanned: {
      subject: 'Your account will be deleted',
      paragraphs: [
        'as you asked, your account and everything in it will be deleted on {date}.',
        'Until then, sign in and choose "Keep my account" if you change your mind.',
      ],
      action: 'Keep my account',
    },
    proofCode: {
      subject: 'Your confirmation code',
      paragraphs: [
        'to confirm that it is you, type this code where you were asked for it: {code}',
        'It works for {minutes} minutes, once, and only in the browser that asked for it. Give it to nobody.',
        'If you did not ask for it, somebody may be using your session: choose "Sign out everywhere" in your profile.',
      ],
      action: 'Open your profile',
    },
    coinsExpiring: {
      subject: 'Your {coins} free coins expire soon',
      paragraphs: [
        'the {coins} coins that you still have from your sign-up expire on {date}.',
        'Make something with them until then. You can switch this mail off in your profile.',
      ],
      action: 'Open the studio',
    },
  },
};

const pt: MailTexts = {
  greeting: 'Olá, {name},',
  namelessGreeting: 'Olá,',
  footer: 'Este e-mail foi enviado pelo Adventure em {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirme seu endereço de e-mail',
      paragraphs: [
        'confirme que este endereço é seu. O link vale por {hours} horas e funciona uma única vez.',
        'Se você não criou uma conta, ignore este e-mail.',
      ],
      action: 'Confirmar endereço',
    },
    resetPassword: {
      subject: 'Defina uma nova senha',
      paragraphs: [
        'alguém, provavelmente você, pediu uma nova senha para sua conta. O link vale por {minutes} minutos e funciona uma única vez.',
        'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
      ],
      action: 'Definir nova senha',
    },
    passwordChanged: {
      subject: 'Sua senha foi alterada',
      paragraphs: [
        'a senha da sua conta foi alterada e todas as outras sessões foram encerradas.',
        'Se não foi você, defina uma nova senha agora: escolha "Esqueci a senha" na página de login.',
      ],
      action: 'Ir para a página de login',
    },
    accountLinked: {
      subject: 'Uma nova forma de entrar foi adicionada',
      paragraphs: [
        'a partir de agora você também pode entrar na sua conta com {provider} ({address}).',
        'Se não foi você, remova-a no seu perfil e troque sua senha.',
      ],
      action: 'Abrir seu perfil',
    },
    newSignIn: {
      subject: 'Novo acesso à sua conta',
      paragraphs: [
        'alguém entrou na sua conta em um navegador que ainda não conhecíamos: {device}.',
        'Se foi você, não precisa fazer nada. Se não foi, saia de todos os dispositivos no seu perfil e troque sua senha.',
      ],
      action: 'Abrir seu perfil',
    },
    deletionPlanned: {
      subject: 'Sua conta será excluída',
      paragraphs: [
        'como você pediu, sua conta e tudo o que há nela serão excluídos em {date}.',
        'Até lá, entre e escolha "Manter minha conta" se mudar de ideia.',
      ],
      action: 'Manter minha conta',
    },
    proofCode: {
      subject: 'Seu código de confirmação',
      paragraphs: [
        'para confirmar que é você, digite este código onde ele foi pedido: {code}',
        'Ele funciona por {minutes} minutos, uma vez, e só no navegador que o pediu. Não o dê a ninguém.',
        'Se você não o pediu, alguém pode estar usando sua sessão: escolha "Sair de todos os aparelhos" no seu perfil.',
      ],
      action: 'Abrir seu perfil',
    },
    coinsExpiring: {
      subject: 'Suas {coins} moedas grátis expiram em breve',
      paragraphs: [
        'as {coins} moedas que você ainda tem do cadastro expiram em {date}.',
        'Crie algo com elas até lá. Você pode desativar este e-mail no seu perfil.',
      ],
      action: 'Abrir o estúdio',
    },
  },
};

const es: MailTexts = {
  greeting: 'Hola, {name}:',
  namelessGreeting: 'Hola:',
  footer: 'Este correo fue enviado por Adventure en {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirma tu dirección de correo',
      paragraphs: [
        'confirma que esta dirección es tuya. El enlace vale durante {hours} horas y funciona una sola vez.',
        'Si no creaste una cuenta, ignora este correo.',
      ],
      action: 'Confirmar dirección',
    },
    resetPassword: {
      subject: 'Establece una nueva contraseña',
      paragraphs: [
        'alguien, probablemente tú, pidió una nueva contraseña para tu cuenta. El enlace vale durante {minutes} minutos y funciona una sola vez.',
        'Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
      ],
      action: 'Establecer nueva contraseña',
    },
    passwordChanged: {
      subject: 'Se cambió tu contraseña',
      paragraphs: [
        'se cambió la contraseña de tu cuenta y se cerraron todas las demás sesiones.',
        'Si no fuiste tú, establece una nueva ahora mismo: elige "Olvidé mi contraseña" en la página de inicio de sesión.',
      ],
      action: 'Ir a la página de inicio de sesión',
    },
    accountLinked: {
      subject: 'Se añadió otra forma de iniciar sesión',
      paragraphs: [
        'a partir de ahora también puedes entrar en tu cuenta con {provider} ({address}).',
        'Si no fuiste tú, quítala en tu perfil y cambia tu contraseña.',
      ],
      action: 'Abrir tu perfil',
    },
    newSignIn: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      paragraphs: [
        'alguien entró en tu cuenta con un navegador que aún no conocíamos: {device}.',
        'Si fuiste tú, no tienes que hacer nada. Si no, cierra la sesión en todas partes desde tu perfil y cambia tu contraseña.',
      ],
      action: 'Abrir tu perfil',
    },
    deletionPlanned: {
      subject: 'Tu cuenta se eliminará',
      paragraphs: [
        'como pediste, tu cuenta y todo lo que contiene se eliminarán el {date}.',
        'Hasta entonces, inicia sesión y elige "Conservar mi cuenta" si cambias de idea.',
      ],
      action: 'Conservar mi cuenta',
    },
    proofCode: {
      subject: 'Tu código de confirmación',
      paragraphs: [
        'para confirmar que eres tú, escribe este código donde te lo pidieron: {code}',
        'Funciona durante {minutes} minutos, una vez, y solo en el navegador que lo pidió. No se lo des a nadie.',
        'Si no lo pediste, alguien puede estar usando tu sesión: elige "Salir de todos los dispositivos" en tu perfil.',
      ],
      action: 'Abrir tu perfil',
    },
    coinsExpiring: {
      subject: 'Tus {coins} monedas gratis caducan pronto',
      paragraphs: [
        'las {coins} monedas que aún tienes de tu registro caducan el {date}.',
        'Crea algo con ellas hasta entonces. Puedes desactivar este correo en tu perfil.',
      ],
      action: 'Abrir el estudio',
    },
  },
};

export const mailTexts: Record<Language, MailTexts> = { en, pt, es };
