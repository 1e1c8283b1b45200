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
  'otherCoinsExpiring',
  'paymentFailed',
  'subscriptionEnded',
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
        'Please confirm that this is your address. The link works for {hours} hours, and once.',
        'If you did not sign up, ignore this mail.',
      ],
      action: 'Confirm address',
    },
    resetPassword: {
      subject: 'Set a new password',
      paragraphs: [
        'Somebody, hopefully you, asked for a new password for your account. The link works for {minutes} minutes, and once.',
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
      action: 'Set a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed, and all other sessions were ended.',
        'If it was not you, set a new password at once.',
      ],
      action: 'Set a new password',
    },
    accountLinked: {
      subject: 'Another way to sign in was added',
      paragraphs: [
        'From now on you can sign in to your account with {provider} ({address}), too.',
        'If it was not you, remove it in your profile and change your password.',
      ],
      action: 'Open your profile',
    },
    newSignIn: {
      subject: 'A new sign-in to your account',
      paragraphs: [
        'Somebody signed in to your account on a browser that we have not seen before: {device}.',
        'If it was you, there is nothing to do. If not, choose "Sign out everywhere" in your profile and change your password.',
      ],
      action: 'Open your profile',
    },
    deletionPlanned: {
      subject: 'Your account will be deleted',
      paragraphs: [
        'As you asked, your account and everything in it will be deleted on {date}.',
        'Until then, sign in and choose "Keep my account" if you change your mind.',
      ],
      action: 'Keep my account',
    },
    proofCode: {
      subject: 'Your confirmation code',
      paragraphs: [
        'To confirm that it is you, type this code where you were asked for it:',
        'It works for {minutes} minutes, once, and only in the browser that asked for it. Give it to nobody.',
        'If you did not ask for it, somebody may be using your session: choose "Sign out everywhere" in your profile.',
      ],
      action: 'Open your profile',
    },
    coinsExpiring: {
      subject: 'Your free coins expire soon: {coins}',
      paragraphs: [
        'The coins from your sign-up expire on {date}. Not used yet: {coins}.',
        'Make something with them until then. You can switch this mail off in your profile.',
      ],
      action: 'Open the studio',
    },
    otherCoinsExpiring: {
      subject: 'Some of your coins expire soon: {coins}',
      paragraphs: [
        'Some of your coins expire on {date}. Not used yet: {coins}.',
        'Make something with them until then. You can switch this mail off in your profile.',
      ],
      action: 'Open the studio',
    },
    paymentFailed: {
      subject: 'A payment for your {plan} plan failed',
      paragraphs: [
        'The payment for your {plan} plan could not be collected. It is tried again in the next days, and your plan goes on until then.',
        'Please check your payment method: choose "Manage Subscription" on the page of the plans.',
      ],
      action: 'Open the plans',
    },
    subscriptionEnded: {
      subject: 'Your {plan} plan has ended',
      paragraphs: [
        'Your {plan} plan has ended, and you are on the free plan now. No further payment is collected.',
        'Your pictures stay yours, and your coins until they expire. You can subscribe again at any time.',
      ],
      action: 'See the plans',
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
        'Confirme que este endereço é seu. O link vale por {hours} horas e funciona uma única vez.',
        'Se você não criou uma conta, ignore este e-mail.',
      ],
      action: 'Confirmar endereço',
    },
    resetPassword: {
      subject: 'Defina uma nova senha',
      paragraphs: [
        'Alguém, provavelmente você, pediu uma nova senha para sua conta. O link vale por {minutes} minutos e funciona uma única vez.',
        'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
      ],
      action: 'Definir nova senha',
    },
    passwordChanged: {
      subject: 'Sua senha foi alterada',
      paragraphs: [
        'A senha da sua conta foi alterada e todas as outras sessões foram encerradas.',
        'Se não foi você, defina uma nova senha agora mesmo.',
      ],
      action: 'Definir nova senha',
    },
    accountLinked: {
      subject: 'Uma nova forma de entrar foi adicionada',
      paragraphs: [
        'A partir de agora você também pode entrar na sua conta com {provider} ({address}).',
        'Se não foi você, remova-a no seu perfil e troque sua senha.',
      ],
      action: 'Abrir seu perfil',
    },
    newSignIn: {
      subject: 'Novo acesso à sua conta',
      paragraphs: [
        'Alguém entrou na sua conta em um navegador que ainda não conhecíamos: {device}.',
        'Se foi você, não precisa fazer nada. Se não foi, escolha "Sair de todos os aparelhos" no seu perfil e troque sua senha.',
      ],
      action: 'Abrir seu perfil',
    },
    deletionPlanned: {
      subject: 'Sua conta será excluída',
      paragraphs: [
        'Como você pediu, sua conta e tudo o que há nela serão excluídos em {date}.',
        'Até lá, entre e escolha "Manter minha conta" se mudar de ideia.',
      ],
      action: 'Manter minha conta',
    },
    proofCode: {
      subject: 'Seu código de confirmação',
      paragraphs: [
        'Para confirmar que é você, digite este código onde ele foi pedido:',
        'Ele funciona por {minutes} minutos, uma vez, e só no navegador que o pediu. Não o dê a ninguém.',
        'Se você não o pediu, alguém pode estar usando sua sessão: escolha "Sair de todos os aparelhos" no seu perfil.',
      ],
      action: 'Abrir seu perfil',
    },
    coinsExpiring: {
      subject: 'Suas moedas grátis expiram em breve: {coins}',
      paragraphs: [
        'As moedas do seu cadastro expiram em {date}. Ainda sem uso: {coins}.',
        'Crie algo com elas até lá. Você pode desativar este e-mail no seu perfil.',
      ],
      action: 'Abrir o estúdio',
    },
    otherCoinsExpiring: {
      subject: 'Parte das suas moedas expira em breve: {coins}',
      paragraphs: [
        'Parte das suas moedas expira em {date}. Ainda sem uso: {coins}.',
        'Crie algo com elas até lá. Você pode desativar este e-mail no seu perfil.',
      ],
      action: 'Abrir o estúdio',
    },
    paymentFailed: {
      subject: 'Um pagamento do seu plano {plan} falhou',
      paragraphs: [
        'Não foi possível cobrar o pagamento do seu plano {plan}. Vamos tentar de novo nos próximos dias, e até lá seu plano continua.',
        'Confira sua forma de pagamento: escolha "Gerenciar assinatura" na página de planos.',
      ],
      action: 'Abrir os planos',
    },
    subscriptionEnded: {
      subject: 'Seu plano {plan} terminou',
      paragraphs: [
        'Seu plano {plan} terminou e agora você está no plano grátis. Nenhum outro pagamento será cobrado.',
        'Suas imagens continuam suas, e suas moedas até expirarem. Você pode assinar de novo quando quiser.',
      ],
      action: 'Ver os planos',
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
        'Confirma que esta dirección es tuya. El enlace vale durante {hours} horas y funciona una sola vez.',
        'Si no creaste una cuenta, ignora este correo.',
      ],
      action: 'Confirmar dirección',
    },
    resetPassword: {
      subject: 'Establece una nueva contraseña',
      paragraphs: [
        'Alguien, probablemente tú, pidió una nueva contraseña para tu cuenta. El enlace vale durante {minutes} minutos y funciona una sola vez.',
        'Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
      ],
      action: 'Establecer nueva contraseña',
    },
    passwordChanged: {
      subject: 'Se cambió tu contraseña',
      paragraphs: [
        'Se cambió la contraseña de tu cuenta y se cerraron todas las demás sesiones.',
        'Si no fuiste tú, establece una nueva ahora mismo.',
      ],
      action: 'Establecer nueva contraseña',
    },
    accountLinked: {
      subject: 'Se añadió otra forma de iniciar sesión',
      paragraphs: [
        'A partir de ahora también puedes entrar en tu cuenta con {provider} ({address}).',
        'Si no fuiste tú, quítala en tu perfil y cambia tu contraseña.',
      ],
      action: 'Abrir tu perfil',
    },
    newSignIn: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      paragraphs: [
        'Alguien entró en tu cuenta con un navegador que aún no conocíamos: {device}.',
        'Si fuiste tú, no tienes que hacer nada. Si no, elige "Salir de todos los dispositivos" en tu perfil y cambia tu contraseña.',
      ],
      action: 'Abrir tu perfil',
    },
    deletionPlanned: {
      subject: 'Tu cuenta se eliminará',
      paragraphs: [
        'Como pediste, tu cuenta y todo lo que contiene se eliminarán el {date}.',
        'Hasta entonces, inicia sesión y elige "Conservar mi cuenta" si cambias de idea.',
      ],
      action: 'Conservar mi cuenta',
    },
    proofCode: {
      subject: 'Tu código de confirmación',
      paragraphs: [
        'Para confirmar que eres tú, escribe este código donde te lo pidieron:',
        'Funciona durante {minutes} minutos, una vez, y solo en el navegador que lo pidió. No se lo des a nadie.',
        'Si no lo pediste, alguien puede estar usando tu sesión: elige "Salir de todos los dispositivos" en tu perfil.',
      ],
      action: 'Abrir tu perfil',
    },
    coinsExpiring: {
      subject: 'Tus monedas gratis caducan pronto: {coins}',
      paragraphs: [
        'Las monedas de tu registro caducan el {date}. Sin usar: {coins}.',
        'Crea algo con ellas hasta entonces. Puedes desactivar este correo en tu perfil.',
      ],
      action: 'Abrir el estudio',
    },
    otherCoinsExpiring: {
      subject: 'Parte de tus monedas caduca pronto: {coins}',
      paragraphs: [
        'Parte de tus monedas caduca el {date}. Sin usar: {coins}.',
        'Crea algo con ellas hasta entonces. Puedes desactivar este correo en tu perfil.',
      ],
      action: 'Abrir el estudio',
    },
    paymentFailed: {
      subject: 'Falló un pago de tu plan {plan}',
      paragraphs: [
        'No se pudo cobrar el pago de tu plan {plan}. Lo intentaremos de nuevo en los próximos días, y hasta entonces tu plan sigue activo.',
        'Revisa tu forma de pago: elige "Gestionar suscripción" en la página de planes.',
      ],
      action: 'Abrir los planes',
    },
    subscriptionEnded: {
      subject: 'Tu plan {plan} ha terminado',
      paragraphs: [
        'Tu plan {plan} ha terminado y ahora tienes el plan gratis. No se cobrará ningún otro pago.',
        'Tus imágenes siguen siendo tuyas, y tus monedas hasta que caduquen. Puedes suscribirte de nuevo cuando quieras.',
      ],
      action: 'Ver los planes',
    },
  },
};

export const mailTexts: Record<Language, MailTexts> = { en, pt, es };
