import type { MailTexts } from './texts.ts';

export const texts: MailTexts = {
  greeting: 'Olá, {name},',
  namelessGreeting: 'Olá,',
  footer: 'Enviado pelo Adventure em {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirme seu endereço de e-mail',
      paragraphs: [
        'Confirme que este e-mail é seu. O link funciona uma vez, por {hours} horas.',
        'Se você não criou uma conta, ignore este e-mail.',
      ],
      action: 'Confirmar endereço',
    },
    resetPassword: {
      subject: 'Defina uma nova senha',
      paragraphs: [
        'Recebemos um pedido de nova senha para sua conta. O link funciona uma vez, por {minutes} minutos.',
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
        'Agora você também pode entrar na sua conta com {provider} ({address}).',
        'Se não foi você, remova-a no seu perfil e troque sua senha.',
      ],
      action: 'Abrir seu perfil',
    },
    newSignIn: {
      subject: 'Novo acesso à sua conta',
      paragraphs: [
        'Alguém entrou na sua conta por um navegador novo: {device}.',
        'Se foi você, não é preciso fazer nada. Se não foi, escolha “Sair de todos os dispositivos” no seu perfil e troque sua senha.',
      ],
      action: 'Abrir seu perfil',
    },
    deletionPlanned: {
      subject: 'Sua conta será excluída',
      paragraphs: [
        'Como você pediu, sua conta e tudo o que há nela serão excluídos em {date}.',
        'Se mudar de ideia, entre antes disso e escolha “Manter minha conta”.',
      ],
      action: 'Manter minha conta',
    },
    deletionByAdmin: {
      subject: 'Sua conta será excluída',
      paragraphs: [
        'Um administrador de {site} decidiu excluir sua conta. Ela e tudo o que há nela serão excluídos em {date}.',
        'Se você não concorda, entre antes disso e escolha “Manter minha conta”, ou escreva para nós.',
      ],
      action: 'Manter minha conta',
    },
    deletionAtOnce: {
      subject: 'Sua conta foi excluída',
      paragraphs: [
        'Um administrador de {site} excluiu sua conta e tudo o que havia nela. Isso não pode ser desfeito.',
        'Se tiver alguma pergunta, escreva para nós.',
      ],
      action: 'Fale conosco',
    },
    deletionCancelledByAdmin: {
      subject: 'Sua conta será mantida',
      paragraphs: [
        'Um administrador de {site} cancelou a exclusão da sua conta. Tudo o que há nela será mantido.',
        'Se ainda quiser excluí-la, faça isso no seu perfil.',
      ],
      action: 'Abrir seu perfil',
    },
    sessionsEndedByAdmin: {
      subject: 'Você foi desconectado de todos os dispositivos',
      paragraphs: [
        'Um administrador de {site} encerrou suas sessões em todos os dispositivos. Sua conta e suas imagens não mudaram.',
        'Entre de novo para continuar. Se outra pessoa puder saber sua senha, defina uma nova.',
      ],
      action: 'Definir uma nova senha',
    },
    reauthenticationCode: {
      subject: 'Seu código de confirmação',
      paragraphs: [
        'Para confirmar que é você, digite este código:',
        'Ele funciona uma vez, por {minutes} minutos, e só no navegador que o pediu. Não o compartilhe com ninguém.',
        'Se você não o pediu, outra pessoa pode estar usando sua sessão: escolha “Sair de todos os dispositivos” no seu perfil.',
      ],
      action: 'Abrir seu perfil',
    },
    secondFactorOn: {
      subject: 'O login em duas etapas está ativado',
      paragraphs: [
        'A partir de agora, entrar com a sua senha também exige um código do aplicativo autenticador. Todas as outras sessões foram encerradas.',
        'Se não foi você, defina uma nova senha imediatamente e escreva para nós.',
      ],
      action: 'Abrir o perfil',
    },
    secondFactorOff: {
      subject: 'O login em duas etapas está desativado',
      paragraphs: [
        'Para entrar na sua conta, basta de novo a senha.',
        'Se não foi você, defina uma nova senha imediatamente e ative-o de novo no perfil.',
      ],
      action: 'Abrir o perfil',
    },
    secondFactorReset: {
      subject: 'O login em duas etapas foi redefinido',
      paragraphs: [
        'Um administrador de {site} desativou o login em duas etapas da sua conta e encerrou as sessões em todos os dispositivos.',
        'Entre com a sua senha e configure-o de novo no perfil. Se você não pediu isso, defina uma nova senha.',
      ],
      action: 'Definir uma nova senha',
    },
    recoveryCodesRenewed: {
      subject: 'Você tem novos códigos de recuperação',
      paragraphs: [
        'Os códigos de recuperação do seu login em duas etapas foram substituídos. Os anteriores não funcionam mais.',
        'Se não foi você, defina uma nova senha imediatamente e escreva para nós.',
      ],
      action: 'Abrir o perfil',
    },
    coinsExpiring: {
      subject: 'Suas moedas grátis expiram em breve: {coins}',
      paragraphs: [
        'As moedas grátis do seu cadastro expiram em {date}. Não usadas: {coins}.',
        'Use-as antes disso. Você pode desativar estes e-mails no seu perfil.',
      ],
      action: 'Abrir o estúdio',
    },
    otherCoinsExpiring: {
      subject: 'Parte das suas moedas expira em breve: {coins}',
      paragraphs: [
        'Parte das suas moedas expira em {date}. Não usadas: {coins}.',
        'Use-as antes disso. Você pode desativar estes e-mails no seu perfil.',
      ],
      action: 'Abrir o estúdio',
    },
    paymentFailed: {
      subject: 'Um pagamento do seu plano {plan} falhou',
      paragraphs: [
        'Não foi possível cobrar seu plano {plan}. Vamos tentar de novo nos próximos dias, e até lá seu plano continua ativo.',
        'Confira sua forma de pagamento: escolha “Gerenciar assinatura” na página de planos.',
      ],
      action: 'Ver planos',
    },
    subscriptionEnded: {
      subject: 'Seu plano {plan} terminou',
      paragraphs: [
        'Seu plano {plan} terminou e agora você está no plano gratuito. Não haverá novas cobranças.',
        'Você mantém suas imagens, e suas moedas até expirarem. Pode assinar de novo quando quiser.',
      ],
      action: 'Ver planos',
    },
  },
};
