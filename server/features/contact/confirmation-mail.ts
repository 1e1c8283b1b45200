import { contactLimits } from '#contract/limits.ts';
import type { Language } from '#contract/preferences.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';

interface Texts {
  language: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: string;
  footer: string;
}

const days = contactLimits.confirmationDays;

const texts: Record<Language, Texts> = {
  en: {
    language: 'en',
    subject: 'Confirm that you want to hear of the affiliate programme',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, hopefully you, asked that we write to this address once, when the affiliate programme opens.',
      `Please confirm it. The link works for ${days} days. If it was not you, ignore this mail: nothing more comes.`,
    ],
    action: 'Confirm address',
    footer: 'This mail came from Adventure at {site}.',
  },
  pt: {
    language: 'pt-BR',
    subject: 'Confirme que quer saber do programa de afiliados',
    greeting: 'Olá,',
    paragraphs: [
      'Alguém, esperamos que você, pediu que escrevamos uma vez para este endereço, quando o programa de afiliados abrir.',
      `Confirme, por favor. O link funciona por ${days} dias. Se não foi você, ignore este e-mail: não vem mais nada.`,
    ],
    action: 'Confirmar endereço',
    footer: 'Este e-mail veio do Adventure em {site}.',
  },
  es: {
    language: 'es',
    subject: 'Confirma que quieres saber del programa de afiliados',
    greeting: 'Hola:',
    paragraphs: [
      'Alguien, esperamos que tú, pidió que escribamos una vez a esta dirección, cuando abra el programa de afiliados.',
      `Confírmalo, por favor. El enlace funciona durante ${days} días. Si no fuiste tú, ignora este correo: no llega nada más.`,
    ],
    action: 'Confirmar dirección',
    footer: 'Este correo vino de Adventure en {site}.',
  },
};

/** Asks the owner of an address whether they want it on the affiliate list. */
export function writeConfirmationMail(language: Language, url: string): MailBody {
  const { action, footer, ...mail } = texts[language];
  return composeMail({
    ...mail,
    action: { label: action, url },
    footer: footer.replace('{site}', new URL(url).host),
  });
}
