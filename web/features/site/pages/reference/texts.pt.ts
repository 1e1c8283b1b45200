import type { Translation } from '#web/i18n/catalogue.ts';
import type { referenceTexts } from './texts.ts';

export const texts: Translation<typeof referenceTexts.own> = {
  title: 'Referência da API',
  lead: 'O app usa estes endpoints para tudo o que faz. Você também pode usá-los.',
  inEnglish: 'As descrições dos endpoints estão em inglês.',
  tryTitle: 'Experimente',
  tryLine: 'A página interativa deste servidor envia chamadas reais com a sua sessão.',
  docs: 'Abrir a página interativa',
  document: 'Documento OpenAPI (JSON)',
  howTitle: 'Como funcionam as chamadas',
  howSession:
    'Ao entrar, um cookie de sessão é definido. Envie-o em cada chamada que precise dele; no navegador, use credentials: include.',
  howErrors:
    'Erros retornam um status, um código estável, uma mensagem que diz o que fazer e um ID de requisição.',
  howRepeat:
    'Envie uma Idempotency-Key nas chamadas que iniciam algo: se você a repetir, recebe a mesma resposta e nada começa duas vezes.',
  howLimits: 'Chamadas demais retornam 429 com os segundos de espera.',
  accounts: 'Contas',
  making: 'Criar imagens',
  pictures: 'Imagens',
  styles: 'Estilos',
  notifications: 'Notificações',
  site: 'Site e contato',
  admin: 'Administração',
  server: 'Servidor',
  others: 'Outros',
  groups: 'Grupos de endpoints',
  filter: 'Filtrar endpoints',
  found: { one: '{count} endpoint', other: '{count} endpoints' },
  none: 'Nenhum endpoint encontrado.',
  needsSession: 'sessão',
  needsAdmin: 'admin',
  open: 'público',
  path: 'Parâmetros de caminho',
  query: 'Parâmetros de consulta',
  header: 'Cabeçalhos',
  body: 'Corpo',
  required: 'obrigatório',
  nothing: 'Sem parâmetros.',
  loading: 'Carregando os endpoints',
  failedTitle: 'Não foi possível carregar a lista de endpoints',
};
