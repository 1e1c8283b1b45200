import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliateTextsEn } from './texts.ts';

export const texts: Translation<typeof affiliateTextsEn> = {
  title: 'Programa de afiliados',
  soon: 'Em breve',
  lead: 'Recomende o Adventure e receba uma parte do que pagam as pessoas que você traz. O programa ainda não está aberto. Ele estará disponível em breve.',
  listTitle: 'Saiba quando abrir',
  listLine: 'Um e-mail quando o programa abrir, e nada mais.',
  email: 'E-mail',
  emailWrong: 'Digite um endereço de e-mail válido.',
  consent:
    'Escrevam para mim uma vez sobre o programa de afiliados. Posso retirar isso pela página de contato.',
  consentMissing: 'Marque a caixa para que possamos escrever para você.',
  join: 'Quero entrar na lista',
  joining: 'Processando...',
  joinedTitle: 'Você está na lista',
  joined:
    'Escrevemos para {email} quando o programa abrir. Este servidor não envia e-mails, por isso o endereço não é confirmado: quem o opera o vê como foi digitado.',
  askedTitle: 'Só mais um passo',
  asked:
    'Se ainda não estiver na lista, {email} recebe um e-mail. Abra o link dele para confirmar o endereço.',
  confirmed: 'Seu endereço está confirmado. Escrevemos para ele quando o programa abrir.',
  fixedTitle: 'O que já está definido',
  fixedNothing: 'Nada é pago ainda, e não há links para compartilhar: quem oferecer um hoje não somos nós.',
  fixedTerms: 'Taxas e condições são publicadas aqui antes que alguém possa participar.',
};
