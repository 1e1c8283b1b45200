import type { AlertTexts } from './texts.ts';

export const texts: AlertTexts = {
  greeting: 'Olá {name},',
  notices: {
    sandbox_with_paid_engines: {
      title: 'Os pagamentos de teste estão desativados',
      line: 'Seus motores custam dinheiro; por isso BILLING=sandbox não tem efeito, e moedas de pagamentos de teste não podem ser gastas com eles. Defina STRIPE_SECRET_KEY para vender planos, ou marque como grátis os motores que não custam nada.',
    },
    stripe_test_key_with_paid_engines: {
      title: 'Cartões de teste dão de graça imagens que custam dinheiro a você',
      line: 'STRIPE_SECRET_KEY é uma chave de teste: os usuários podem ganhar moedas com os cartões de teste da Stripe.',
    },
    paid_engines_without_billing: {
      title: 'Os planos não estão à venda',
      line: 'Os pagamentos de teste estão desativados porque seus motores custam dinheiro, e as assinaturas feitas com eles estão em pausa. Os administradores concedem planos e moedas. Defina STRIPE_SECRET_KEY para vender planos, marque como grátis os motores que não custam nada, ou defina BILLING=off.',
    },
    open_sign_up_without_coins: {
      title: 'Um estranho pode gastar o seu dinheiro',
      line: 'Este estúdio funciona sem moedas e qualquer pessoa pode se cadastrar: um estranho pode chamar seus motores, que custam dinheiro. Defina SIGNUP como invite ou closed, ou marque como grátis os motores que não custam nada.',
    },
    email_verification_unavailable: {
      title: 'Novos usuários não ganham moedas sem a sua ajuda',
      line: 'Novos usuários ganham as primeiras moedas quando confirmam o endereço, mas este servidor não envia e-mails. Defina SMTP_URL e MAIL_FROM.',
    },
    stripe_webhook_secret_missing: {
      title: 'Falta o webhook da Stripe',
      line: 'Falta STRIPE_WEBHOOK_SECRET: renovações e cancelamentos chegam com atraso.',
    },
    engine_failing: {
      title: 'O motor {engines} está falhando',
      line: '{fault} Chamadas com falha seguidas: {failures}, desde {since}.',
    },
    backup_failed: { title: 'O backup falhou', line: '{error}' },
    backup_old: {
      title: 'Não há backup recente',
      line: 'O último backup bom é de {since}. O log diz por que não há um mais novo.',
    },
    disk_low: {
      title: 'O disco está quase cheio',
      line: '{freeBytes} livres no disco da pasta de dados. Libere espaço: com o disco cheio, nenhuma imagem pode ser feita.',
    },
    queue_waiting: {
      title: 'Há tarefas esperando',
      line: 'Tarefas à espera de um worker: {waiting}. A mais antiga espera desde {since}.',
    },
  },
  faults: {
    refused: 'Conteúdo recusado.',
    invalid_input: 'Requisição inválida.',
    out_of_credit: 'Sem saldo.',
    misconfigured: 'Erro de configuração: verifique a chave e as configurações.',
    rate_limited: 'Chamadas demais.',
    unavailable: 'Indisponível.',
    timed_out: 'Sem resposta a tempo.',
    lost: 'Chamada perdida.',
  },
  resolved: 'Resolvido: {title}',
  resolvedLine: 'Não é preciso fazer nada.',
  test: {
    title: 'Alerta de teste',
    line: 'Um administrador enviou este teste. Alertas sobre motores, backups, disco, fila e pagamentos chegam a você do mesmo jeito.',
  },
  action: 'Abrir o painel de administração',
  footer: 'Enviado aos administradores do Adventure em {site}.',
};
