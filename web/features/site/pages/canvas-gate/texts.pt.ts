import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasGateTextsEn } from './texts.ts';

export const texts: Translation<typeof canvasGateTextsEn> = {
  title: 'Editor de canvas',
  authenticating: 'Autenticando...',
  verifying: 'Verificando o acesso do plano...',

  gateTitle: 'Você ainda não tem acesso ao Editor Avançado.',
  gateLine:
    'Mude uma parte de uma imagem com uma máscara, ou a imagem inteira com uma frase. Faz parte dos planos PRO, Plus e Enterprise.',
  mobile: 'Não disponível no celular (em breve!)',
  unlock: 'Liberar o acesso agora',
  later: 'Talvez mais tarde',
  film: 'O estúdio em ação, meio minuto',
  play: 'Reproduzir',
  turnOnSound: 'Ativar o som',
  choose: 'Escolha seu plano',

  notHereTitle: 'O editor de canvas ainda não faz parte desta versão',
  notHereLine:
    'Seu plano o inclui: assim que este servidor for atualizado para uma versão que o tenha, ele abre aqui. Até lá, nada é cobrado por ele.',
  yourPlan: 'Seu plano: {plan}',
  gallery: 'Ir para a galeria',
  studio: 'Voltar ao estúdio',
};
