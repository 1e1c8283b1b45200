import type { MailTexts } from './texts.ts';

export const texts: MailTexts = {
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
