import type { Language } from '#contract/preferences.ts';

/** What somebody is asked to confirm. */
export type Confirmation = 'signOut' | 'becomeAdmin';

interface PageTexts {
  title: string;
  question: string;
  yes: string;
  no: string;
}

const texts: Record<Language, Record<Confirmation, PageTexts>> = {
  en: {
    signOut: { title: 'Logout', question: 'Do you want to sign out?', yes: 'Sign out', no: 'Stay signed in' },
    becomeAdmin: {
      title: 'Admin access',
      question: 'Do you want to take up the right of an admin?',
      yes: 'Become admin',
      no: 'Cancel',
    },
  },
  pt: {
    signOut: {
      title: 'Sair',
      question: 'Você quer sair da sua conta?',
      yes: 'Sair',
      no: 'Continuar na conta',
    },
    becomeAdmin: {
      title: 'Acesso de administrador',
      question: 'Você quer assumir o acesso de administrador?',
      yes: 'Tornar-se administrador',
      no: 'Cancelar',
    },
  },
  es: {
    signOut: {
      title: 'Cerrar sesión',
      question: '¿Quieres cerrar la sesión?',
      yes: 'Cerrar sesión',
      no: 'Seguir conectado',
    },
    becomeAdmin: {
      title: 'Acceso de administrador',
      question: '¿Quieres asumir el acceso de administrador?',
      yes: 'Ser administrador',
      no: 'Cancelar',
    },
  },
};

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 26rem; padding: 2rem; text-align: center; }
h1 { font-size: 1.25rem; margin: 0 0 1.5rem; }
form { display: flex; gap: .75rem; flex-wrap: wrap; justify-content: center; }
button, a { font: inherit; padding: .625rem 1.25rem; border-radius: .5rem; min-height: 44px; box-sizing: border-box; }
button { border: 0; background: #6d28d9; color: #fff; font-weight: 600; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid #a78bfa; outline-offset: 2px; }
`;

/** A page of its own, without a script: it must work wherever somebody was led from. All in it is text of ours. */
export function writeConfirmPage(confirmation: Confirmation, path: string, language: Language): string {
  const { title, question, yes, no } = texts[language][confirmation];
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Adventure</title><style>${style}</style></head>
<body><main><h1>${question}</h1><form method="post" action="${path}"><button>${yes}</button><a href="/">${no}</a></form></main></body>
</html>
`;
}
