import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliateTexts } from './texts.ts';

export const texts: Translation<typeof affiliateTexts.own> = {
  title: 'Programa de afiliados',
  lead: 'Recomende o Adventure e ganhe uma parte do que seus indicados pagam. O programa ainda não está aberto.',
  listTitle: 'Receba um aviso quando abrir',
  listLine: 'Enviaremos um único e-mail, quando abrir.',
  consent:
    'Quero receber um único e-mail sobre o programa de afiliados. Posso retirar meu consentimento pela página de contato.',
  consentMissing: 'Marque a caixa para que possamos enviar um e-mail para você.',
  join: 'Entrar na lista',
  joining: 'Processando...',
  joinedTitle: 'Você está na lista',
  joined:
    'Enviaremos um e-mail para {email} quando o programa abrir. Este servidor não envia e-mails de confirmação, então confira o endereço.',
  askedTitle: 'Só mais um passo',
  asked:
    'Se {email} ainda não estiver na lista, enviamos um e-mail para esse endereço. Abra o link para confirmar.',
  confirmed: 'Seu endereço está confirmado. Enviaremos um e-mail quando o programa abrir.',
  fixedTitle: 'O que já se sabe',
  fixedNothing:
    'Ainda não há pagamentos nem links de afiliado. Quem oferecer um a você hoje não é do Adventure.',
  fixedTerms: 'Comissões e condições serão publicadas aqui antes da abertura do programa.',
};
