import type { Translation } from '#web/i18n/catalogue.ts';
import type { profileTexts } from './texts.ts';

export const texts: Translation<typeof profileTexts.own> = {
  title: 'Perfil',
  sections: 'Seções do perfil',
  loading: 'Carregando seu perfil',
  errorTitle: 'Não foi possível carregar seu perfil',

  saved: 'Salvo',

  you: 'Você',
  picture: 'Foto',
  pictureAdd: 'Escolha uma foto sua',
  pictureHint: 'Recortada em um quadrado de {side} pixels.',
  pictureUse: 'Usar esta foto',
  pictureRemove: 'Remover foto',
  pictureRemoving: 'Removendo...',
  picturePreview: 'A foto que você escolheu',
  pictureUploading: 'Enviando...',
  emailVerified: 'Confirmado',
  emailUnverified: 'Ainda não confirmado. Use o link que está no seu e-mail.',
  emailUnverifiedNoMail: 'Ainda não confirmado. Este servidor não envia e-mails; peça o link ao operador.',
  emailUnverifiedOutbox:
    'Ainda não confirmado. Este servidor não envia e-mails: o link está na caixa de saída.',
  openOutbox: 'Abrir a caixa de saída',
  memberSince: 'Membro desde {date}',

  preferences: 'Preferências',
  theme: 'Tema',
  writesPrompt: 'Incluir meu prompt nos downloads',
  writesPromptLine: 'Quem tiver o arquivo pode lê-lo.',

  mails: 'E-mails',
  mailsLine: 'E-mails da conta, como links de senha, são sempre enviados.',
  newSignIn: 'Acesso por um navegador novo',
  newSignInLine: 'Para você saber se não foi você.',
  coinsExpiring: 'Moedas prestes a expirar',
  coinsExpiringLine: 'Alguns dias antes de expirarem.',
  news: 'Novidades do Adventure',
  newsLine: 'Novidades do operador deste servidor.',

  secondFactor: 'Login em duas etapas',
  passwordLine: 'Ao trocá-la, você sai de todos os outros dispositivos.',
  passwordFirst:
    'No momento, você entra de outra forma. Com uma senha, você também pode entrar com seu e-mail.',
  currentPassword: 'Senha atual',
  currentMissing: 'Digite sua senha atual.',
  changePassword: 'Alterar senha',
  setPassword: 'Criar senha',
  passwordChanged: 'Senha alterada.',
  sessionsEnded: {
    one: 'Mais {count} sessão foi encerrada.',
    other: 'Mais {count} sessões foram encerradas.',
  },

  sessions: 'Sessões ativas',
  sessionsLine: 'Se não reconhecer uma sessão, desconecte-a e troque sua senha.',
  sessionOn: '{browser} em {system}',
  unknownBrowser: 'Navegador desconhecido',
  thisSession: 'Este navegador',
  lastSeen: 'Última atividade {time}',
  since: 'Entrou em {date}',
  endSession: 'Desconectar',
  endSessionOf: 'Desconectar: {name}',
  ending: 'Desconectando...',
  signOutEverywhere: 'Sair de todos os dispositivos',
  signOutEverywhereQuestion:
    'Isto desconecta todos os dispositivos, inclusive este. Depois você pode entrar de novo.',

  waysIn: 'Formas de entrar',
  wayPassword: 'E-mail e senha',
  linkedOn: 'Desde {date}',
  link: 'Vincular {name}',
  linked: '{name} está vinculado.',
  unlink: 'Desvincular',
  unlinkOf: 'Desvincular {name}',
  unlinking: 'Desvinculando...',
  onlyWay: 'Sua única forma de entrar',

  data: 'Seus dados',
  download: 'Baixar todos os meus dados',
  downloadLine: 'Um zip com suas imagens, seus registros e o histórico de moedas.',
  downloadLineCoinFree: 'Um zip com suas imagens e seus registros.',
  delete: 'Excluir minha conta',
  deleteLine: {
    one: 'Todos os dados pessoais são excluídos depois de {count} dia. Até lá você pode desfazer aqui.',
    other: 'Todos os dados pessoais são excluídos depois de {count} dias. Até lá você pode desfazer aqui.',
  },
  deleteQuestion: {
    one: 'Sua conta e tudo o que há nela serão excluídos definitivamente depois de {count} dia. Para desfazer, entre antes disso e escolha “Manter minha conta” no seu perfil. Os outros dispositivos são desconectados agora.',
    other:
      'Sua conta e tudo o que há nela serão excluídos definitivamente depois de {count} dias. Para desfazer, entre antes disso e escolha “Manter minha conta” no seu perfil. Os outros dispositivos são desconectados agora.',
  },
  deletePlan:
    'Sua assinatura deixa de ser renovada agora e qualquer mudança prevista é cancelada. Se você mantiver a conta, a assinatura continua.',
  deleteType: 'Digite {email} para confirmar',
  deleteMismatch: 'Este não é o e-mail da sua conta.',
  deleting: 'Excluindo...',
  deletionDue: 'Sua conta será excluída em {date}.',
  keep: 'Manter minha conta',
  keeping: 'Mantendo...',
};
