import { plans } from '#contract/plans.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasGateTexts } from './texts.ts';

export const texts: Translation<typeof canvasGateTexts.own> = {
  gateTitle: 'Você ainda não tem acesso ao editor avançado.',
  gateLine: `Edite parte de uma imagem com uma máscara ou a imagem inteira com uma frase. Incluído nos planos ${plans.pro.label}, ${plans.plus.label} e ${plans.enterprise.label}.`,
  mobile: 'Não disponível no celular (em breve!)',
  unlock: 'Desbloquear acesso agora',
  later: 'Talvez mais tarde',
  film: 'Meio minuto no estúdio',
  play: 'Reproduzir',
  turnOnSound: 'Ativar o som',
  choose: 'Escolha seu plano',

  kept: 'Sua imagem está guardada. Um plano com o editor a abre aqui.',
  keptDesign:
    'Sua imagem está guardada. Um plano com o editor a abre aqui; o painel de design a altera em qualquer plano.',
  editDesign: 'Editar design',
};
