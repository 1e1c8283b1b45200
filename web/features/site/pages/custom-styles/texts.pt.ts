import type { Translation } from '#web/i18n/catalogue.ts';
import type { customStylesTextsEn } from './texts.ts';

export const texts: Translation<typeof customStylesTextsEn> = {
  title: 'Estilos próprios',
  lead: 'Um visual que é seu: treinado com suas próprias imagens ou descrito com suas palavras.',
  trainedTitle: 'Como funcionam os estilos treinados',
  trained1: 'Você envia imagens que têm um mesmo visual: suas thumbnails, sua arte.',
  trained2: 'O motor aprende o visual; você o vê na fila, em treino, pronto ou com falha.',
  trained3:
    'Depois ele fica ao lado dos estilos prontos da ferramenta Thumbnails, e a palavra-gatilho o chama.',
  trained4:
    'O motor integrado mede as imagens: cores, contraste, luz, granulação, letras e composição. Ele não aprende a aparência de uma pessoa ou de uma coisa.',
  trainedRule: 'O treino é grátis dentro do limite, no máximo {count} inícios por mês e vaga.',
  describedTitle: 'Como funcionam os estilos descritos',
  described1: 'Você diz em palavras como é o visual: cores, luz, clima, em português, inglês ou espanhol.',
  described2: 'Ele fica na lista de estilos de Genesys Pro e Genesys 1.0.',
  described3: 'Sem treino, sem espera: pode ser usado na hora.',
  described4:
    'O motor integrado desenha no mais próximo de seus estilos de imagem, com as cores e a luz que você cita.',
  signIn: 'Para criar um estilo seu,',
  signInLink: 'entre na sua conta.',
  allowances: 'O que cada plano inclui',
  plan: 'Plano',
  trained: 'Estilos treinados',
  described: 'Estilos descritos',
  none: 'nenhum',
  unlimited: 'ilimitados',
  yours: 'seu plano',
  statusLink: 'Ver os estilos em treino',
  presetLink: 'Começar com um estilo pronto',
  pricingLink: 'Comparar os planos',
};
