import { coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { legalTextsEn } from './texts.ts';

export const texts: Translation<typeof legalTextsEn> = {
  terms: 'Termos de Serviço',
  privacy: 'Política de Privacidade',
  updated: 'Última atualização: 28 de janeiro de 2025',
  sections: 'Nesta página',

  operatorTitle: 'Quem mantém este serviço',
  operatorNamed: 'Este servidor é mantido por {name}, aqui chamado de operador.',
  operatorUnnamed:
    'Este servidor é mantido pela pessoa ou empresa que passou o endereço dele a você, aqui chamada de operador. Nenhum nome foi informado.',
  operatorAddress: 'Endereço postal: {address}',
  operatorEmail: 'E-mail: {email}',

  serviceTitle: 'O serviço',
  service:
    'O Adventure é um estúdio no qual você cria thumbnails e imagens a partir de frases e imagens. O operador o oferece pela web, com as ferramentas e os planos que as páginas mostram.',
  accountTitle: 'Sua conta',
  account:
    'Você precisa de uma conta com um endereço de e-mail que funcione e deve ter idade para firmar um contrato onde mora, ou a permissão de quem possa. Não compartilhe sua senha; o que é feito com a sua conta conta como feito por você.',
  coinsTitle: 'Moedas e planos',
  coins: `Cada ação custa as moedas que o botão mostra. As moedas são retiradas quando uma imagem é iniciada e devolvidas quando ela falha ou é cancelada. Contas novas recebem ${coinLimits.signupCoins} moedas grátis, que podem expirar. As moedas de um plano são renovadas todo mês e valem por ${coinLimits.planDays} dias. Moedas não são dinheiro e não podem ser sacadas.`,
  contentTitle: 'O que você cria',
  content:
    'Você mantém os direitos sobre as frases e imagens que traz. Contas grátis são coproprietárias das suas imagens com o provedor; contas pagas mantêm a propriedade total. Você responde por ter o direito de usar o que envia e por como usa o que cria.',
  conductTitle: 'O que não é permitido',
  conduct:
    'Não crie imagens que violem a lei, enganem sobre pessoas ou fatos reais, mostrem conteúdo sexual com menores ou assediem alguém. Não tente contornar limites, preços ou a segurança do serviço. Uma conta que o faça pode ser encerrada.',
  endingTitle: 'Sair',
  ending:
    'Você pode excluir sua conta no perfil a qualquer momento. Ela é excluída sete dias depois, para que você ainda possa mudar de ideia; então suas imagens e tudo o que é pessoal deixam de existir, e as moedas não usadas também. Baixe antes o que quiser guardar.',
  warrantyTitle: 'Sem garantia',
  warranty:
    'O serviço é oferecido como está. Ele pode ser interrompido, e uma imagem pode sair diferente do que você esperava. Na medida permitida por lei, o operador não responde por lucros ou dados perdidos; guarde cópias do que importa para você. Os direitos que a lei dá ao consumidor permanecem.',
  changesTitle: 'Alterações',
  changes:
    'Estes termos podem mudar. A data no topo diz quando mudaram pela última vez; se uma mudança afetar você, você é avisado antes que ela valha.',

  keptTitle: 'O que é guardado',
  kept: 'Seu nome e endereço de e-mail, uma forma protegida da sua senha, seus prompts e ajustes, as imagens que você envia e cria, o registro das suas moedas e as mensagens que você manda ao operador. O servidor também guarda registros técnicos curtos com endereços de rede, sem os seus prompts.',
  purposeTitle: 'Para que serve',
  purpose:
    'Para oferecer o serviço em que você se cadastrou: fazer seu login, criar e guardar suas imagens, contar suas moedas, responder a você e proteger o serviço contra abusos. Nada é vendido nem usado para publicidade.',
  whereTitle: 'Onde é guardado',
  where:
    'No servidor e no armazenamento do operador. As imagens são privadas: seus endereços são assinados, valem por pouco tempo e são dados só a você, a menos que você mesmo compartilhe uma imagem.',
  othersTitle: 'Quem mais recebe',
  others:
    'Ninguém, a menos que o operador tenha configurado um serviço externo: um motor de imagens recebe o prompt e as imagens de referência de um trabalho, um provedor de login fica sabendo que você entra aqui, um servidor de e-mail leva as mensagens enviadas a você. Nenhuma publicidade, nenhum rastreamento e nenhum script de terceiros roda nestas páginas. O que você dita vai para um motor de fala onde o operador configurou um, e nada disso fica guardado aqui; caso contrário, seu navegador o reconhece, e o fabricante dele pode recebê-lo.',
  browserTitle: 'O que seu navegador guarda',
  browser:
    'Um cookie de sessão que scripts não conseguem ler, o idioma que você escolheu, também como cookie, seus ajustes e uma cópia do seu perfil sem segredos, para que as páginas apareçam na hora. Sair remove tudo, menos idioma e cores.',
  durationTitle: 'Por quanto tempo',
  duration:
    'Imagens e prompts até que você os exclua. Tudo o que é pessoal até que você exclua sua conta, e mais sete dias. As somas do registro de moedas ficam sem nome, para que as contas fechem.',
  rightsTitle: 'Seus direitos',
  rights:
    'Você pode ver, corrigir, levar e excluir o que é guardado sobre você. Seu perfil faz tudo isso: altera seus dados, baixa todos eles e exclui sua conta. Para o resto, escreva ao operador, que responde no prazo que a sua lei dá.',
};
