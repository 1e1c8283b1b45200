import type { Translation } from '#web/i18n/catalogue.ts';
import type { referenceTextsEn } from './texts.ts';

export const texts: Translation<typeof referenceTextsEn> = {
  title: 'Referência da API',
  lead: 'Tudo o que o app faz, ele faz por estas chamadas. Você também pode fazê-las.',
  inEnglish: 'O que cada chamada faz está escrito em inglês.',
  tryTitle: 'Experimente',
  tryLine: 'A página interativa deste servidor envia chamadas reais com a sua sessão.',
  docs: 'Abrir a página interativa',
  document: 'Documento OpenAPI (JSON)',
  howTitle: 'Como funcionam as chamadas',
  howSession:
    'Fazer login define um cookie de sessão. Envie-o em cada chamada que precisa dele; no navegador, use credentials: include.',
  howErrors:
    'O que falha responde com um status, um código estável, uma frase que diz o que fazer e um número de solicitação.',
  howRepeat:
    'Envie uma Idempotency-Key com o que custa moedas: a mesma chave de novo recebe a mesma resposta e é cobrada uma vez.',
  howLimits: 'Chamadas demais recebem 429 com os segundos de espera.',
  accounts: 'Contas',
  making: 'Criar imagens',
  pictures: 'Imagens',
  styles: 'Estilos',
  notifications: 'Notificações',
  site: 'Site e contato',
  admin: 'Admin',
  server: 'Servidor',
  others: 'Outras',
  groups: 'Grupos de chamadas',
  filter: 'Filtrar as chamadas',
  found: { one: '{count} chamada', other: '{count} chamadas' },
  none: 'Nenhuma chamada corresponde.',
  needsSession: 'sessão',
  needsAdmin: 'admin',
  open: 'aberta a todos',
  path: 'No endereço',
  query: 'Depois da interrogação',
  header: 'Cabeçalhos',
  body: 'Corpo',
  required: 'obrigatório',
  nothing: 'Não recebe nada.',
  loading: 'Carregando as chamadas',
  failedTitle: 'Não foi possível carregar a lista de chamadas',
};
